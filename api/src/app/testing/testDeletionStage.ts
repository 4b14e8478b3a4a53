import { getNamedType, isLeafType, isObjectType } from 'graphql';

import { recordCases } from '../../testing/recordCases';
import { jobsEnded, type TestApi } from '../../testing/startApi';
import { buildBareSchema } from '../apiSchema';
import { areas } from '../areas';
import { type Add, type DeletionCases, websiteDeletions, whole } from './testDeletions';
import { financeDeletions, secretariatDeletions } from './testDeletionsCommittees';
import { clubDeletions, krantDeletions, stockDeletions, volunteerDeletions } from './testDeletionsOutside';
import { setUpRepeats } from './testRepeatCases';
import type { Stage } from './testRepeatStage';

const root = buildBareSchema(areas).getMutationType();
/** Every mutation of the portal. */
export const mutations = isObjectType(root) ? Object.values(root.getFields()) : [];

/** For each deleting operation how to make what it deletes, in a foundation where all can be made. */
export async function setUpDeletions(
  api: TestApi,
): Promise<{ stage: Stage; cases: DeletionCases; add: Add }> {
  const { stage, cases: repeats } = await setUpRepeats(api);
  const add = async (operation: string) => {
    const args = (await repeats[operation]?.()) ?? {};
    const data = await stage.admin.data<Record<string, { id?: string } | null>>(operationOf(operation), args);
    return data[operation]?.id ?? '';
  };
  const cases = {
    ...websiteDeletions(stage, add, repeats),
    ...secretariatDeletions(stage, add),
    ...financeDeletions(stage, add, repeats),
    ...krantDeletions(add, repeats, stage),
    ...clubDeletions(add, stage),
    ...volunteerDeletions(add, repeats),
    ...stockDeletions(stage),
    ...Object.fromEntries(
      recordCases().map(({ model, added, deletedBy }) => [deletedBy, whole(add, added.by, model)]),
    ),
  };
  await jobsEnded();
  return { stage, cases, add };
}

/** A document of a mutation that takes all its arguments as variables. */
export function operationOf(name: string): string {
  const field = mutations.find((one) => one.name === name);
  if (!field) throw new Error(`There is no mutation ${name}.`);
  const { args, type } = field;
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const answered = getNamedType(type);
  const hasId = isObjectType(answered) && 'id' in answered.getFields();
  const selection = isLeafType(answered) ? '' : hasId ? '{ id }' : '{ __typename }';
  return `mutation Delete(${declared}) { ${name}(${given}) ${selection} }`;
}
