import type { RenderedNode } from '@hubspot/ui-extensions/testing';

type Props = Readonly<Record<string, unknown>>;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const text = (props: Props, name: string) => (typeof props[name] === 'string' ? escapeHtml(props[name]) : '');
const div = (kind: string, inside: string) => `<div class="${kind}">${inside}</div>`;

/** Label above, description and what is wrong below: as HubSpot draws its fields. */
function field(props: Props, control: string): string {
  const wrong = props.error === true ? `<p class="wrong">${text(props, 'validationMessage')}</p>` : '';
  const hint = text(props, 'description');
  const star = props.required === true ? ' <b class="required">*</b>' : '';
  return `<label class="field"><span>${text(props, 'label')}${star}</span>${hint === '' ? '' : `<small>${hint}</small>`}${control}${wrong}</label>`;
}

const flag = (props: Props) => (props.readOnly === true ? ' readonly' : '');

function options(props: Props, chosen: readonly unknown[]): string {
  const all = props.options as { value: unknown; label: string }[];
  return all
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => escapeHtml(label))
    .join(', ');
}

function button(props: Props, inside: string): string {
  const { variant = 'secondary', size = 'md', disabled, loading } = props;
  const off = disabled === true || loading === true ? ' disabled' : '';
  return `<button class="${variant} ${size}"${off}>${loading === true ? '<i class="spin"></i>' : ''}${inside}</button>`;
}

function progress(props: Props): string {
  const {
    value = 0,
    maxValue = 100,
    variant = 'success',
  } = props as {
    value?: number;
    maxValue?: number;
    variant?: string;
  };
  const width = Math.round((100 * value) / maxValue);
  const head = `<span>${text(props, 'title')}</span><span>${text(props, 'valueDescription')}</span>`;
  return `<div class="progress"><div class="head">${head}</div><div class="bar"><i class="${variant}" style="width:${width}%"></i></div></div>`;
}

function score({ score: value = 0 }: { score?: number }): string {
  const color = value >= 67 ? '#00a38d' : value >= 34 ? '#f5c26b' : '#f2545b';
  return `<div class="score" style="background:conic-gradient(${color} ${value}%,#dfe3eb 0)"><b>${value}</b></div>`;
}

function accordion(props: Props, inside: string, opened: readonly string[]): string {
  const open = props.defaultOpen === true || opened.includes(`${props.title}`) ? ' open' : '';
  return `<details${open}><summary>${text(props, 'title')}</summary>${inside}</details>`;
}

function flex({ direction = 'row', gap = 'flush', align, wrap }: Props, inside: string): string {
  const classes = ['flex', direction, `gap-${gap}`, ...(align === undefined ? [] : [`align-${align}`])];
  return `<div class="${classes.join(' ')}${wrap === 'wrap' ? ' wrap' : ''}">${inside}</div>`;
}

const elements: Record<string, (props: Props, inside: string, opened: readonly string[]) => string> = {
  Flex: flex,
  Text: ({ variant, format }, inside) => {
    const { fontWeight = 'regular' } = (format ?? {}) as { fontWeight?: string };
    return `<p class="text ${variant ?? 'bodytext'} ${fontWeight}">${inside}</p>`;
  },
  Heading: (_, inside) => `<h3>${inside}</h3>`,
  Alert: (props, inside) => div(`alert ${props.variant ?? 'info'}`, `<b>${text(props, 'title')}</b>${inside}`),
  Button: button,
  LoadingButton: button,
  StatusTag: ({ variant = 'default', hollow }, inside) =>
    `<span class="tag ${variant}${hollow === true ? ' hollow' : ''}"><i></i>${inside}</span>`,
  ScoreCircle: (props) => score(props),
  ProgressBar: (props) => progress(props),
  Accordion: accordion,
  List: ({ variant }, inside) => (variant === 'ordered' ? `<ol>${inside}</ol>` : `<ul>${inside}</ul>`),
  Form: (_, inside) => `<form>${inside}</form>`,
  Link: ({ href }, inside) => {
    const isOutside = typeof href === 'object' && href !== null && 'external' in href;
    return `<a href="#">${inside}${isOutside ? ' <small>↗</small>' : ''}</a>`;
  },
  LoadingSpinner: (props) => div(`loading ${props.layout ?? ''}`, `<i class="spin"></i> ${text(props, 'label')}`),
  EmptyState: (props, inside) => div('empty', `<i class="picture"></i><h3>${text(props, 'title')}</h3>${inside}`),
  ErrorState: (props, inside) => div('empty', `<i class="picture bad"></i><h3>${text(props, 'title')}</h3>${inside}`),
  DescriptionList: ({ direction }, inside) => `<dl class="${direction ?? 'column'}">${inside}</dl>`,
  DescriptionListItem: (props, inside) => `<div><dt>${text(props, 'label')}</dt><dd>${inside}</dd></div>`,
  Tabs: ({ selected }, inside) => `<div class="tabs" data-selected="${selected}">${inside}</div>`,
  Tab: (props, inside) =>
    `<section class="tab${inside === '' ? '' : ' seen'}"><h4>${text(props, 'title')}</h4>${inside}</section>`,
  Input: (props) =>
    field(
      props,
      `<input type="${props.type === 'password' ? 'password' : 'text'}" value="${text(props, 'value')}"${flag(props)}>`,
    ),
  NumberInput: (props) => field(props, `<input type="number" value="${props.value ?? ''}"${flag(props)}>`),
  TextArea: (props) =>
    field(props, `<textarea rows="${props.rows ?? 3}"${flag(props)}>${text(props, 'value')}</textarea>`),
  Select: (props) => field(props, `<div class="select">${options(props, [props.value])}</div>`),
  MultiSelect: (props) => field(props, `<div class="select">${options(props, props.value as unknown[])}</div>`),
};

/**
 * A tree of HubSpot's components as HTML that looks about like HubSpot.
 * @param opened titles of accordions that a person has opened
 * @throws {Error} for a component it does not know
 */
export function renderHtml(node: RenderedNode, opened: readonly string[] = []): string {
  if (node.nodeType === 'text') return escapeHtml(node.text ?? '');
  const inside = 'childNodes' in node ? node.childNodes.map((child) => renderHtml(child, opened)).join('') : '';
  if (!('name' in node)) return inside;
  const element = elements[node.name];
  if (element === undefined) throw new Error(`The gallery cannot draw ${node.name}`);
  const { props } = node;
  return element(props as Props, node.name === 'List' ? listed(node, opened) : inside, opened);
}

const listed = (node: { childNodes: readonly RenderedNode[] }, opened: readonly string[]) =>
  node.childNodes.map((child) => `<li>${renderHtml(child, opened)}</li>`).join('');
