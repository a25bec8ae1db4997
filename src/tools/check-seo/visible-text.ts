import { type HTMLElement, type Node, TextNode } from 'node-html-parser';

const inline = new Set(
  'a abbr b bdi cite code data em i label mark q s small span strong sub sup time u var wbr'.split(' '),
);
const silent = new Set(['script', 'style', 'template', 'noscript', 'svg', 'head']);

/** The words of an element as a reader gets them, in one line; words of neighbouring blocks stay apart. */
export function visibleText(element: HTMLElement | null | undefined): string {
  if (!element) return '';
  return known.getOrInsertComputed(element, () => textOf(element).replaceAll(/\s+/g, ' ').trim());
}

/** Of elements that were read before: rule after rule asks for the words of the same body. */
const known = new WeakMap<HTMLElement, string>();

function textOf(node: Node): string {
  if (node instanceof TextNode) return node.text;
  const tag = (node as HTMLElement).rawTagName?.toLowerCase() ?? '';
  if (silent.has(tag)) return ' ';
  const words = node.childNodes.map(textOf).join('');
  return inline.has(tag) ? words : ` ${words} `;
}
