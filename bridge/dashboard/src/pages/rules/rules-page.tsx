import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useBlocker } from '@tanstack/react-router';
import type { RuleVersion, SavedRules } from '../../../../../shared/dashboard/rules.ts';
import { useAsk, useDo, useKeep, useList } from '../../client/ask.ts';
import { useMay } from '../../client/me.ts';
import { AreasEditor } from '../../editor/areas-editor.tsx';
import { FiltersEditor } from '../../editor/filters-editor.tsx';
import { configurationOf, draftOf, ofRules, type RulesDraft, ruleLines } from '../../editor/rules-draft.ts';
import { ThresholdEditor } from '../../editor/threshold-editor.tsx';
import { announce } from '../../parts/announce.tsx';
import { VersionLines } from '../../parts/both-versions.tsx';
import { Dialog, DialogButtons } from '../../parts/dialog.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { ShowMore } from '../../parts/show-more.tsx';
import { type Edited, useDraft } from '../../parts/use-draft.ts';
import { TryRules } from '../../tryout/try-record.tsx';
import { Preview } from './preview.tsx';
import { RulesMeanwhile } from './rules-meanwhile.tsx';
import { usePublish } from './use-publish.ts';

/** What the firm takes: edited as a draft, tried, and published as a new version. */
export function RulesPage() {
  const rules = useAsk('readRules', {});
  return (
    <Page title="What we take">
      <Loaded query={rules}>{(saved) => <RulesView saved={saved} />}</Loaded>
    </Page>
  );
}

function RulesView({ saved }: { readonly saved: SavedRules }) {
  const locked = !useMay('admin');
  const mayTry = useMay('intake');
  const edited = useDraft(saved, ofRules);
  const { base, draft, setDraft, changed, take } = edited;
  const configuration = configurationOf(draft);
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" role="status">
        {locked
          ? 'You can view this page but not change it. '
          : changed
            ? 'You have changes that are not published. '
            : ''}
        Version {base.version}
        {base.at === null ? '' : ', saved '}
        {base.at === null ? null : <Moment at={base.at} />}
        {base.by === null ? null : (
          <>
            {' '}
            by <bdi>{base.by}</bdi>
          </>
        )}
        .
      </Text>
      <Section title="Practice areas" note="Leads in other areas are never valid.">
        <AreasEditor draft={draft} locked={locked} onChange={setDraft} />
      </Section>
      <Section title="Threshold" note="A lead with this score or more is valid.">
        <ThresholdEditor
          threshold={draft.threshold}
          locked={locked}
          onChange={(threshold) => setDraft({ ...draft, threshold })}
        />
      </Section>
      <Section title="Rules" note="A lead that breaks a rule is not valid. If the notes don't say, it loses points.">
        <FiltersEditor draft={draft} locked={locked} onChange={setDraft} />
      </Section>
      {mayTry ? (
        <Section title="Try a lead" note="Paste a lead to see how your draft scores it. Nothing is saved.">
          <TryRules draft={configuration} first="draft" />
        </Section>
      ) : null}
      <Preview configuration={configuration} changed={changed} />
      {locked ? null : <Publish saved={saved} edited={edited} />}
      <Leaving changed={changed && !locked} />
      <Versions current={saved} onReverted={take} />
    </Stack>
  );
}

/** The draft is kept only on this page. */
function Leaving({ changed }: { readonly changed: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => changed,
    enableBeforeUnload: () => changed,
    withResolver: true,
  });
  return (
    <Dialog title="Leave without publishing?" opened={status === 'blocked'} onClose={() => reset?.()}>
      <Text size="sm">Your changes are not published and would be lost.</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={reset}>
          Stay
        </Button>
        <Button color="red" onClick={proceed}>
          Leave
        </Button>
      </Group>
    </Dialog>
  );
}

interface PublishProps {
  readonly saved: SavedRules;
  readonly edited: Edited<SavedRules, RulesDraft>;
}

/** Publishes the draft as the newest version; if somebody saved meanwhile, shows both side by side. */
function Publish({ saved, edited }: PublishProps) {
  const { base, draft, setDraft, changed, contested, take } = edited;
  const { publish, choose, busy, problem } = usePublish(edited, (rules) => {
    take(rules);
    announce(`Published as version ${rules.version}.`);
  });
  return (
    <Section
      title="Publish"
      note="New leads use the published version. Earlier leads keep their result until screened again."
    >
      <ProblemAlert problem={problem} />
      {contested ? (
        <RulesMeanwhile draft={draft} saved={saved} onChoose={choose} />
      ) : (
        <Group gap="xs">
          <Button disabled={!changed} loading={busy} onClick={publish}>
            Publish
          </Button>
          <Button variant="default" disabled={!changed} onClick={() => setDraft(draftOf(base.configuration))}>
            Discard changes
          </Button>
        </Group>
      )}
    </Section>
  );
}

interface VersionsProps {
  readonly current: SavedRules;
  readonly onReverted: (rules: SavedRules) => void;
}

function Versions({ current, onReverted }: VersionsProps) {
  const versions = useList('listRuleVersions', {});
  return (
    <Section title="Versions">
      <Loaded query={versions}>
        {({ pages }) => (
          <>
            <ol className="plain-list">
              {pages
                .flatMap((page) => page.versions)
                .map((version) => (
                  <Version key={version.version} version={version} current={current} onReverted={onReverted} />
                ))}
            </ol>
            <ShowMore list={versions} label="Show older versions" />
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Version({ version, current, onReverted }: VersionsProps & { readonly version: RuleVersion }) {
  return (
    <li className="row">
      <Group justify="space-between" align="flex-start">
        <div>
          <Text fw={600} size="sm">
            Version {version.version}
            {version.version === current.version ? ' (published)' : ''}
          </Text>
          <Text size="sm" c="dimmed">
            {version.by === null ? null : (
              <>
                <bdi>{version.by}</bdi>,{' '}
              </>
            )}
            <Moment at={version.at} none="default for new accounts" />
          </Text>
          <ul className="reasons">
            {version.changes.map((change) => (
              <li key={change}>
                <bdi>{change}</bdi>
              </li>
            ))}
          </ul>
        </div>
        {version.version === current.version ? null : (
          <VersionDialog version={version.version} current={current} onReverted={onReverted} />
        )}
      </Group>
    </li>
  );
}

interface VersionDialogProps {
  readonly version: number;
  readonly current: SavedRules;
  readonly onReverted: (rules: SavedRules) => void;
}

/** An old version beside the published one, and a button to restore it. */
function VersionDialog({ version, current, onReverted }: VersionDialogProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const mayRevert = useMay('admin');
  const old = useAsk('readRuleVersion', { params: { version: `${version}` } }, { enabled: opened });
  const revert = useDo('revertRules', ['listRuleVersions', 'listAudit']);
  const keep = useKeep('readRules');
  const goBack = () =>
    revert.mutate(
      { params: { version: `${version}` }, body: { expectedVersion: current.version } },
      {
        onSuccess: (rules) => {
          close();
          keep(rules);
          onReverted(rules);
          announce(`Version ${version} is published again, as version ${rules.version}.`);
        },
      },
    );
  return (
    <>
      <Button size="xs" variant="default" onClick={open} aria-label={`Compare version ${version}`}>
        Compare
      </Button>
      <Dialog title={`Version ${version}`} opened={opened} onClose={close}>
        <ProblemAlert problem={revert.error} />
        <Loaded query={old}>
          {({ configuration }) => (
            <>
              <Title order={3} size="h5">
                Version {version}
              </Title>
              <VersionLines lines={ruleLines(configuration)} others={ruleLines(current.configuration)} />
              <Title order={3} size="h5">
                Published, version {current.version}
              </Title>
              <VersionLines lines={ruleLines(current.configuration)} others={ruleLines(configuration)} />
              <Text size="sm" c="dimmed">
                Lines found in only one version are highlighted.
              </Text>
            </>
          )}
        </Loaded>
        {mayRevert ? (
          <DialogButtons onCancel={close}>
            <Button loading={revert.isPending} disabled={!old.data} onClick={goBack}>
              Publish version {version} again
            </Button>
          </DialogButtons>
        ) : null}
      </Dialog>
    </>
  );
}
