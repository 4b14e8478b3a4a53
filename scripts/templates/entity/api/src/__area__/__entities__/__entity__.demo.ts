import type { DemoContext } from '../../platform/demo/demoContext';
import { searchable } from '../../platform/text/plainText';
import { __Entity__Model } from './__entity__.model';

const NAMES = ["Eerste __one__", "Tweede __one__", "Derde __one__"];

/** Some __words__. */
export async function demo__Entities__(demo: DemoContext): Promise<void> {
  await __Entity__Model.insertMany(
    NAMES.map((name) => ({
      _id: demo.id(`__entity__ ${name}`),
      name,
      note: 'Om mee te beginnen',
      sortName: searchable(name),
      searchText: searchable(`${name} Om mee te beginnen`),
      changeLog: ["20/11/2026 - Marieke van den Broek: __one__ toegevoegd"],
    })),
  );
}
