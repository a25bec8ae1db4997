import type { HTMLElement } from 'node-html-parser';

/** A node of JSON-LD as it was read: any property, no promise of its type. */
export interface GraphNode {
  readonly [property: string]: unknown;
}

/** The nodes of a page's `@graph`. A page has one block or none; more than one is an error. */
export function readGraph(root: HTMLElement): { graph: readonly GraphNode[]; graphError: string | null } {
  const blocks = root.querySelectorAll('script[type="application/ld+json"]');
  const [block] = blocks;
  if (!block) return { graph: [], graphError: null };
  try {
    if (blocks.length > 1) throw new Error(`${blocks.length} blocks instead of one`);
    const { '@context': context, '@graph': graph } = JSON.parse(block.rawText);
    if (context !== 'https://schema.org') throw new Error('@context is not https://schema.org');
    if (!Array.isArray(graph) || !graph.every(isNode)) throw new Error('@graph is no list of nodes');
    return { graph, graphError: null };
  } catch (error) {
    return { graph: [], graphError: `JSON-LD that cannot be read: ${String(error)}` };
  }
}

export function isNode(value: unknown): value is GraphNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every node in a graph, the nested ones too. A mere reference (`@id` alone) is not one. */
export function* allNodes(value: unknown): Generator<GraphNode> {
  if (Array.isArray(value)) for (const item of value) yield* allNodes(item);
  if (!isNode(value)) return;
  if (!isReference(value)) yield value;
  for (const item of Object.values(value)) yield* allNodes(item);
}

/** Every `@id` that a graph refers to without describing it. */
export function* references(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* references(item);
  if (!isNode(value)) return;
  if (isReference(value)) yield String(value['@id']);
  else for (const item of Object.values(value)) yield* references(item);
}

export function typeOf(node: GraphNode): string {
  return typeof node['@type'] === 'string' ? node['@type'] : '';
}

/** The nodes of a type in a graph, at any depth. */
export function nodesOfType(graph: readonly GraphNode[], type: string): GraphNode[] {
  return [...allNodes(graph)].filter((node) => typeOf(node) === type);
}

/** A property's value as a list: JSON-LD writes one value without brackets. */
export function valuesOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function isReference(node: GraphNode): boolean {
  return typeof node['@id'] === 'string' && Object.keys(node).length === 1;
}
