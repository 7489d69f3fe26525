import { Button } from '@mantine/core';
import { useDo } from '../client/ask.ts';
import { announce } from '../parts/announce.tsx';
import { ProblemAlert } from '../parts/problem-alert.tsx';

/** Everything that is kept of one contact, as a file. */
export function DownloadPerson({ contactId }: { readonly contactId: string }) {
  const read = useDo('exportPersonalData', ['listAudit']);
  return (
    <>
      <Button
        variant="default"
        loading={read.isPending}
        onClick={() =>
          read.mutate(
            { params: { contactId }, body: {} },
            {
              onSuccess: (data) => {
                saveFile(`contact-${contactId}.json`, JSON.stringify(data, null, 2));
                announce('Downloaded.');
              },
            },
          )
        }
      >
        Download all data
      </Button>
      <ProblemAlert problem={read.error} />
    </>
  );
}

export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
