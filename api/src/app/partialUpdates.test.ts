import { getNamedType, type GraphQLField, isInputObjectType, isNonNullType } from 'graphql';

import { onlyWinner } from '../testing/apiStage';
import { startApi, type TestApi } from '../testing/startApi';
import { mutations, operationOf, setUpDeletions } from './testing/testDeletionStage';
import { type Editable, setUpEdits } from './testing/testEdits';
import type { Stage } from './testing/testRepeatStage';

/** What says how it is done, and is not kept. */
const PASSING = ['allowDuplicate', 'allowLong', 'currentPassword', 'loses', 'requestId', 'seen'];
const ADDS =
  /^(add|ask|answer|book|create|enlist|export|import|mail|make|match|place|reverse|send|suggest|tune)[A-Z]/;
/** What else takes fields that may be left out, and is no change of a record. */
const OTHERS: Readonly<Record<string, string>> = {
  changeClubMembers: 'a list of changes, each of what is given alone (club/members/changeMembers.test.ts)',
  deactivateUser: 'who gets what hangs on a person; nothing that was filled in before',
  handOverAdvertisers: 'a list of who becomes responsible: left out is nobody',
  payPaymentFile: 'a payment, whose day is today unless it is told',
  saveCommissionDoc: 'adds a document',
  saveCommissionScript: 'adds a document',
  saveInvoice: 'adds an invoice',
  saveRecurringInvoice: 'takes an invoice as a whole: lines, or an amount instead of them',
  testMailing: 'changes nothing',
  setOrderState: 'where the pieces come from that are collected',
};

/** What is changed, as who comes second reads it. */
const WHAT: Readonly<Record<string, string>> = {
  correctClubDetails: 'Je lidmaatschap',
  saveClubMember: 'Dit lid',
  editClubContactMoment: 'Dit contactmoment',
  saveCustomer: 'Deze klant',
  editCommission: 'Deze commissie',
  editUser: 'Deze gebruiker',
  editProfile: 'Jouw account',
  editWebhook: 'Deze webhook',
  saveAdvertisement: 'Deze advertentie',
  saveAdvertiser: 'Deze adverteerder',
  saveOwnAdvertiser: 'Deze adverteerder',
  editCalendarEntry: 'Deze activiteit',
  editDraaiboekItem: 'Dit onderdeel',
  editSecretaryDocument: 'Dit document',
  editTask: 'Deze taak',
  editStockLocation: 'Deze voorraadlocatie',
  editProduct: 'Dit product',
  editVolunteerSkill: 'Deze vaardigheid',
  updateVolunteer: 'Deze vrijwilliger',
  editAgendaEntry: 'Deze agendaregel',
  editBeer: 'Dit bier',
  editCarouselItem: 'Deze foto',
  updateTheme: 'Het thema',
  saveThemeDraft: 'Het thema',
  editNewsItem: 'Dit nieuwsbericht',
  saveNewsDraft: 'Dit nieuwsbericht',
  updateParadeForm: 'De inschrijving',
  updateEnlistment: 'De inschrijving',
  updateWinners: 'De tekst over de winnaars',
};
/** What exists once, and is made by who saves it first. */
const ONLY = ['updateTheme', 'saveThemeDraft', 'updateEnlistment', 'updateParadeForm', 'updateWinners'];

/** The argument of a mutation that has the fields, and which of them may be left out. */
function optionalOf({ args }: GraphQLField<unknown, unknown>): { argument: string; names: string[] } {
  for (const { name: argument, type } of args) {
    const named = getNamedType(type);
    if (!isInputObjectType(named)) continue;
    const names = Object.values(named.getFields())
      .filter((field) => !isNonNullType(field.type) && !PASSING.includes(field.name))
      .map(({ name }) => name);
    if (names.length > 0) return { argument, names };
  }
  return { argument: '', names: [] };
}

const edits = mutations
  .filter((field) => !ADDS.test(field.name) && !(field.name in OTHERS) && optionalOf(field).names.length > 0)
  .map((field) => [field.name, optionalOf(field)] as const);

let api: TestApi;
let stage: Stage;
let cases: Readonly<Record<string, () => Promise<Editable>>>;
beforeAll(async () => {
  api = await startApi({ newsPostpone: true });
  const { stage: people, add } = await setUpDeletions(api);
  stage = people;
  cases = setUpEdits(stage, add);
});
afterAll(() => api.stop());

const KEPT_BESIDE = new Set([
  'blockWrittenAt',
  'changeLog',
  'keptRequests',
  'modifiedAt',
  'pendingEvents',
  'pendingMails',
  'revision',
  'versions',
]);

/** The record, or the part of it, as the database has it. */
async function stored({ model, id, part }: Editable): Promise<Record<string, unknown>> {
  const record = (await model.collection.findOne(
    model.find({ _id: id } as never).cast(model) as never,
  )) as never;
  if (!part) return record ?? {};
  const parts = (record as Record<string, { _id?: unknown; id?: unknown }[]>)[part.list] ?? [];
  return parts.find((one) => String(one._id ?? one.id) === part.id) as Record<string, unknown>;
}
/** What the fields have become, without what each change leaves beside them. */
async function contentOf(one: Editable): Promise<Record<string, unknown>> {
  const record = await stored(one);
  const content = (one.content?.(record as never) ?? record) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(content).filter(([name]) => !KEPT_BESIDE.has(name)));
}

it('each operation that changes a record has a case', () => {
  expect(Object.keys(cases).sort()).toEqual(edits.map(([name]) => name).sort());
});

describe.each(edits)('%s', (name, { argument, names }) => {
  const change = async (one: Editable, fields: Record<string, unknown>) => {
    const { revision = 0 } = (await stored(one)) as { revision?: number };
    const args = { revision, ...one.args, [argument]: fields };
    return (one.client ?? stage.admin).run(operationOf(name), args);
  };

  it('leaves what is left out as it is', async () => {
    const one = (await cases[name]?.()) as Editable;
    expect(names.filter((field) => !(field in one.fields))).toEqual([]);
    const whole = await change(one, one.fields);
    expect(whole.errors).toBeUndefined();
    const before = await contentOf(one);
    // As a remote sends it that was built before the field was there.
    const required = Object.fromEntries(Object.entries(one.fields).filter(([key]) => !names.includes(key)));
    const partial = await change(one, required);
    expect(partial.errors).toBeUndefined();
    expect(await contentOf(one)).toEqual(before);
  });

  const threeAtOnce = async (one: Editable, revision: number) => {
    const { args, fields, client = stage.admin, by = client.name } = one;
    const given = { revision, ...args, [argument]: fields };
    const answers = await Promise.all([1, 2, 3].map(() => client.run(operationOf(name), given)));
    onlyWinner(answers, WHAT[name] ?? 'listed in WHAT', by);
    expect(await stored(one)).toMatchObject({ revision: revision + 1 });
  };

  it('of three at once one changes it, and the others are told by whom', async () => {
    const one = (await cases[name]?.()) as Editable;
    const { revision = 0 } = (await stored(one)) as { revision?: number };
    await threeAtOnce(one, revision);
  });

  if (ONLY.includes(name))
    it('of three at once one saves it first', async () => {
      const one = (await cases[name]?.()) as Editable;
      await one.model.deleteMany();
      await threeAtOnce(one, 0);
    });

  it('clears what is null, or says that it is needed', async () => {
    const one = (await cases[name]?.()) as Editable;
    await change(one, one.fields);
    const before = await contentOf(one);
    const { errors } = await change(one, {
      ...one.fields,
      ...Object.fromEntries(names.map((field) => [field, null])),
    });
    if (errors) {
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
      expect(await contentOf(one)).toEqual(before);
      return;
    }
    const after = await contentOf(one);
    for (const field of names.filter((each) => each in before))
      expect(after[field] ?? '').not.toEqual(before[field]);
  });
});
