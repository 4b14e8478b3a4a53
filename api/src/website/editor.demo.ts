import type { DemoContext } from '../platform/demo/demoContext';

/** Who made the demo website: the account web@carnaval.example. */
export function demoEditor(demo: DemoContext) {
  return { id: demo.id('user web@carnaval.example').toHexString(), name: 'Lieke Derks' };
}

/** What a record that was last changed at this moment says of it. */
export function changedAt(demo: DemoContext, moment: string) {
  const { id, name } = demoEditor(demo);
  return { modifiedBy: id, modifiedByName: name, modifiedAt: new Date(moment) };
}
