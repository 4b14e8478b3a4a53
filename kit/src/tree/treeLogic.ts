/** The least that the logic needs to know of a row. */
export type TreeItem = { id: string; label: string; children?: readonly TreeItem[] };

/** How much of a row is chosen. */
export type CheckState = 'all' | 'some' | 'none';

/** The ids of the rows without children at or below a row. */
export function leafIds(node: TreeItem): string[] {
  return node.children?.length ? node.children.flatMap(leafIds) : [node.id];
}

/** All ids at or below a row. */
function allIds(node: TreeItem): string[] {
  return [node.id, ...(node.children ?? []).flatMap(allIds)];
}

/** How many rows there are. */
export function countRows(nodes: readonly TreeItem[]): number {
  return nodes.flatMap(allIds).length;
}

/** A row is chosen when all below it is, half when some is. A parent's own id in `chosen` does not count. */
export function stateOf(node: TreeItem, chosen: ReadonlySet<string>): CheckState {
  const leaves = leafIds(node);
  const count = leaves.filter((id) => chosen.has(id)).length;
  if (count === 0) return 'none';
  return count === leaves.length ? 'all' : 'some';
}

function fullIds(node: TreeItem, chosen: ReadonlySet<string>): string[] {
  const own = stateOf(node, chosen) === 'all' ? [node.id] : [];
  return [...own, ...(node.children ?? []).flatMap((child) => fullIds(child, chosen))];
}

/**
 * The new value after pressing a row. `visible` is the same row with only the children on screen: what a search hides
 * is never changed. All of it chosen: nothing is; otherwise all is. The result holds the ids in the order of the tree,
 * a parent only when all its children are in it, and at the end the ids that the tree does not know, untouched.
 */
export function toggle(nodes: readonly TreeItem[], value: readonly string[], visible: TreeItem): string[] {
  const known = new Set(nodes.flatMap(allIds));
  const chosen = new Set(value);
  const turnOn = stateOf(visible, chosen) !== 'all';
  for (const id of leafIds(visible)) {
    if (turnOn) chosen.add(id);
    else chosen.delete(id);
  }
  return [...nodes.flatMap((node) => fullIds(node, chosen)), ...value.filter((id) => !known.has(id))];
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The rows whose label holds the text (accents and capitals aside), with their parents and all below them. */
export function search<Node extends TreeItem>(nodes: readonly Node[], text: string): Node[] {
  const wanted = plain(text.trim());
  if (!wanted) return [...nodes];
  return nodes.flatMap((node) => {
    if (plain(node.label).includes(wanted)) return [node];
    const children = search(node.children ?? [], text);
    return children.length ? [{ ...node, children }] : [];
  });
}
