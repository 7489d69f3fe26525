import type { RenderedNode } from '@hubspot/ui-extensions/testing';

const spoken = ['title', 'label', 'aria-label', 'description', 'valueDescription', 'validationMessage'];

/** Every text of a tree that a person could read or hear, in the order it stands. */
export function readTexts(node: RenderedNode): string {
  if (node.nodeType === 'text') return node.text ?? '';
  const props = 'props' in node ? (node.props as Record<string, unknown>) : {};
  const said = spoken.flatMap((name) => (typeof props[name] === 'string' ? [props[name]] : []));
  const below = 'childNodes' in node ? node.childNodes.map(readTexts) : [];
  return [...said, ...below].filter((text) => text !== '').join('\n');
}
