import { search, stateOf, toggle, type TreeItem } from './treeLogic';

const sec: TreeItem = {
  id: 'sec',
  label: 'Secretariaat',
  children: [
    { id: 'secFin', label: 'Financiën' },
    { id: 'secFact', label: 'Facturen' },
  ],
};
const tree: TreeItem[] = [sec, { id: 'vol', label: 'Boerenploeg' }];

test('a parent is all, some or none by its children, whatever its own id says', () => {
  expect(stateOf(sec, new Set(['secFin', 'secFact']))).toBe('all');
  expect(stateOf(sec, new Set(['secFin']))).toBe('some');
  expect(stateOf(sec, new Set(['sec']))).toBe('none');
});

test('choosing a parent chooses its children, in the order of the tree', () => {
  expect(toggle(tree, ['vol'], sec)).toEqual(['sec', 'secFin', 'secFact', 'vol']);
});

test('choosing the last child adds the parent, leaving one removes it', () => {
  const [fin] = sec.children ?? [];
  expect(toggle(tree, ['secFact'], fin!)).toEqual(['sec', 'secFin', 'secFact']);
  expect(toggle(tree, ['sec', 'secFin', 'secFact'], fin!)).toEqual(['secFact']);
});

test('ids that the tree does not know stay', () => {
  expect(toggle(tree, ['12-vz', 'vol'], sec)).toEqual(['sec', 'secFin', 'secFact', 'vol', '12-vz']);
});

test('a parent that is pressed while a search hides children changes only what is on screen', () => {
  const [found] = search(tree, 'financien');
  expect(found?.children?.map(({ id }) => id)).toEqual(['secFin']);
  expect(toggle(tree, ['sec', 'secFin', 'secFact'], found!)).toEqual(['secFact']);
});

test('a parent that is found comes with all its children', () => {
  expect(search(tree, 'SECRE')).toEqual([sec]);
  expect(search(tree, 'xyz')).toEqual([]);
});
