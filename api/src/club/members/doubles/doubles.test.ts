import { listReceivables } from '../../../finance/claims/receivable';
import { useApi } from '../../../testing/apiStage';
import { base64, camt } from '../../../testing/bankStatements';
import {
  AddClubHouseholdDocument,
  AddClubPaymentDocument,
  ClubReceivablesBankLinesDocument,
  ClubReceivablesImportBankStatementDocument,
  ClubReceivablesMatchBankLineDocument,
  ClubReceivablesUnmatchBankLineDocument,
  DoublesOfDocument,
  DoublesSearchMembersDocument,
  EraseClubMemberDocument,
  ExportClubMemberDocument,
  MergeRecordsDocument,
  type MergeRecordsMutationVariables,
  MergedClubMemberDocument,
  SaveClubMemberDocument,
  SetNoDoubleDocument,
  UndoMergeDocument,
} from '../../../testing/gql/graphql';
import { makeCommission, signedIn, usePerson } from '../../../testing/people';
import { jobsEnded, TEST_DB_COMMISSION } from '../../../testing/startApi';
import { momentsOf } from '../../moments/testMoments';
import { makeActiveEdition, makeMember, THIS_YEAR } from '../../testClub';
import { readDetails } from '../details/details.service';
import { ClubHouseholdModel } from '../households/household.model';
import { type ClubMember, ClubMemberModel } from '../member.model';
import { settleMerges } from './merge.service';

const stage = useApi();
let editionId: string;
const wim = usePerson(stage, {
  ...{ name: 'Wim', general: ['clubAdmin'], commissions: [TEST_DB_COMMISSION] },
});

beforeEach(async () => {
  await makeCommission(1, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
  editionId = await makeActiveEdition();
});

const kind = 'ClubMember';
const KEPT = '197401';
const GONE = '200001';
const kept = (fields: Partial<ClubMember> = {}, years: number[] = [1999, 2000]) =>
  makeMember(
    KEPT,
    { firstName: 'Jan', lastName: 'van den Berg', email: 'jan@voorbeeld.example', ...fields },
    years,
  );
const gone = (fields: Partial<ClubMember> = {}, years: number[] = [2000, 2001]) =>
  makeMember(
    GONE,
    { firstName: 'J.', lastName: 'v.d. Berg', phone: '06-12345678', notes: 'Belt graag', ...fields },
    years,
  );
const read = async (id = KEPT) => (await wim.data(MergedClubMemberDocument, { id })).clubMember;
const asked = (more: Partial<MergeRecordsMutationVariables> = {}): MergeRecordsMutationVariables => ({
  ...{ kind, keptId: KEPT, keptRevision: 1, goneId: GONE, goneRevision: 1, taken: [], both: [] },
  ...more,
});
const merge = (more: Partial<MergeRecordsMutationVariables> = {}) =>
  wim.data(MergeRecordsDocument, asked(more));
const undo = async () => (await wim.data(UndoMergeDocument, { kind, goneId: GONE })).undoMerge;
const doubles = async () => (await wim.data(DoublesOfDocument, { kind })).doubles;
/** What the database has of a member, but for what each write leaves; nothing and not there are the same. */
const stored = async (id: string) => {
  const found = (await ClubMemberModel.collection.findOne({ _id: id } as never)) ?? {};
  const beside = ['revision', 'changeLog', 'modifiedAt', 'modifiedBy', 'modifiedByName', 'blockWrittenAt'];
  return Object.fromEntries(
    Object.entries(found).filter(
      ([name, value]) =>
        ![...beside, 'pendingEvents', 'keptRequests'].includes(name) &&
        value !== null &&
        !(Array.isArray(value) && value.length === 0),
    ),
  ) as Record<string, unknown>;
};

describe('a double', () => {
  it('is proposed by name and what they have in common, in any spelling', async () => {
    await kept({ phone: '+31 6 1234 5678', adres: 'Dorpsstraat 11a', postalCode: '7071 AA' });
    await gone({ adres: 'dorpsstr. 11 A', postalCode: '7071aa' });
    await makeMember('200002', { firstName: 'Els', lastName: 'van den Berg', adres: 'Dorpsstraat 11a' });
    await makeMember('200003', { firstName: 'Jan', lastName: 'Bergman', phone: '0612345678' });
    expect(await doubles()).toMatchObject({
      count: 1,
      pairs: [{ records: [{ id: KEPT }, { id: GONE }], inCommon: ['adres', 'telefoon'] }],
    });
  });

  it.each([
    [{ firstName: 'Els' }, 'another first name'],
    [{ lastName: 'Jansen' }, 'another surname'],
    [{ adres: 'Elders 1' }, 'nothing in common'],
    [{ bday: '1980-01-01' }, 'another birth date'],
  ])('%j is none: %s', async (fields, _why) => {
    await kept({ bday: '1970-01-01' });
    await gone(fields);
    expect((await doubles()).pairs).toEqual([]);
  });

  it('that is none is not proposed again, until that is taken back', async () => {
    await kept();
    await gone();
    const set = (isNone: boolean) => wim.data(SetNoDoubleDocument, { kind, id: GONE, otherId: KEPT, isNone });
    await set(true);
    expect((await doubles()).count).toBe(0);
    await set(false);
    expect((await doubles()).count).toBe(1);
    const nobody = { kind, id: KEPT, otherId: '299901', isNone: true };
    expect((await wim.error(SetNoDoubleDocument, nobody)).extensions.code).toBe('NOT_FOUND');
  });
});

describe('merging', () => {
  it('keeps what was chosen of each, and the years of both; the other is out of sight', async () => {
    await kept({ notes: 'Wil de krant' });
    await gone({ adres: 'Elders 5', postalCode: '7071 ZZ' });
    await merge({ taken: ['address', 'phone'], both: ['notes'] });
    expect(await read()).toMatchObject({
      ...{ firstName: 'Jan', adres: 'Elders 5', postalCode: '7071 ZZ', phone: '06-12345678' },
      ...{ notes: 'Wil de krant\nBelt graag', paidYears: [1999, 2000, 2001] },
    });
    expect(await doubles()).toMatchObject({
      count: 0,
      merged: [{ id: GONE, name: 'J. v.d. Berg', into: 'Jan van den Berg', byName: 'Wim' }],
    });
    const found = async (search: string) =>
      (await wim.data(DoublesSearchMembersDocument, { search })).clubMembers.edges.map(({ node }) => node.id);
    expect([await found('Berg'), await found(GONE)]).toEqual([[KEPT], [KEPT]]);
    // What was paid twice stays in the books.
    expect((await ClubMemberModel.findById(GONE).lean().orFail()).payments).toMatchObject([{ year: 2000 }]);
  });

  it('moves what was asked and paid under the other number, before and after', async () => {
    await kept({}, []);
    await gone({}, []);
    await momentsOf(wim, editionId).made((await momentsOf(wim, editionId).add()).id);
    await jobsEnded();
    await merge();
    expect((await listReceivables(stage.api.portal)).map(({ id }) => id)).toEqual([`${KEPT}:${THIS_YEAR}`]);
    const file = base64(
      camt([{ date: `${THIS_YEAR}-01-31`, amount: '15.00', text: `Club van 111 ${THIS_YEAR}-${GONE}` }]),
    );
    await wim.data(ClubReceivablesImportBankStatementDocument, { file });
    const [line] = (await wim.data(ClubReceivablesBankLinesDocument)).bankLines;
    expect(line?.proposals).toMatchObject([
      { certainty: 'sure', receivables: [{ id: `${KEPT}:${THIS_YEAR}` }] },
    ]);
    expect((await readDetails(`token-${GONE}`)).lastName).toBe('van den Berg');
    const exported = JSON.parse(
      (await wim.data(ExportClubMemberDocument, { id: KEPT })).exportClubMember,
    ) as {
      letters: string[];
    };
    expect(exported.letters).toHaveLength(2);
  });

  it('a line of the bank that paid the other stays theirs by its number: taken back, the year goes', async () => {
    await kept({}, []);
    await gone({}, []);
    const text = `Club van 111 ${THIS_YEAR}-${GONE}`;
    const file = base64(camt([{ date: `${THIS_YEAR}-01-31`, amount: '15.00', text }]));
    await wim.data(ClubReceivablesImportBankStatementDocument, { file });
    const [line] = (await wim.data(ClubReceivablesBankLinesDocument)).bankLines;
    const receivables = [{ kind: 'clubContribution', id: `${GONE}:${THIS_YEAR}` }];
    await wim.data(ClubReceivablesMatchBankLineDocument, { id: line?.id ?? '', receivables });
    await merge();
    expect((await read()).paidYears).toEqual([THIS_YEAR]);
    await wim.data(ClubReceivablesUnmatchBankLineDocument, { id: line?.id ?? '' });
    expect((await read()).paidYears).toEqual([]);
  });

  it('keeps one household', async () => {
    await kept();
    await gone();
    await makeMember('200002', { firstName: 'Els', lastName: 'Smit' });
    await wim.data(AddClubHouseholdDocument, { memberIds: [GONE, '200002'] });
    await merge();
    expect((await read()).household?.name).toBe('Jan van den Berg en Els Smit');
    await undo();
    expect((await read()).household).toBeNull();
    expect((await read(GONE)).household?.name).toBe('J. v.d. Berg en Els Smit');
    await wim.data(AddClubHouseholdDocument, { memberIds: [KEPT, await makeMember('200003')] });
    await merge({ keptRevision: 3, goneRevision: 3 });
    expect(await ClubHouseholdModel.countDocuments({ memberIds: KEPT })).toBe(1);
    expect((await read('200002')).household).toBeNull();
  });

  it('sent twice, and ten times at once, is done once', async () => {
    await kept();
    await gone();
    const requestId = 'samenvoegen-1';
    await Promise.all(Array.from({ length: 10 }, () => merge({ requestId })));
    await merge({ requestId });
    expect((await read()).changeLog.filter((line) => line.includes('samengevoegd'))).toHaveLength(1);
    expect((await read()).paidYears).toEqual([1999, 2000, 2001]);
  });

  it('of two at once, each into the other, one is done', async () => {
    await kept();
    await gone();
    const answers = await Promise.all([
      wim.run(MergeRecordsDocument, asked()),
      wim.run(MergeRecordsDocument, asked({ keptId: GONE, goneId: KEPT })),
    ]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await ClubMemberModel.countDocuments({ merge: null })).toBe(1);
  });

  it('is refused when one was changed since, is anonymised, has a change that waits, or is the same', async () => {
    await kept();
    await gone();
    const codeOf = async (more: Partial<MergeRecordsMutationVariables>) =>
      (await wim.error(MergeRecordsDocument, asked(more))).extensions.code;
    expect(await codeOf({ keptRevision: 7 })).toBe('CONFLICT');
    expect(await codeOf({ goneRevision: 7 })).toBe('CONFLICT');
    expect(await codeOf({ goneId: KEPT })).toBe('BAD_USER_INPUT');
    expect(await codeOf({ goneId: '299901' })).toBe('NOT_FOUND');
    await ClubMemberModel.updateOne({ _id: GONE }, { $set: { erased: true } });
    expect(await codeOf({})).toBe('BAD_USER_INPUT');
    const other = await signedIn(stage.api, { general: ['webNews'] });
    expect((await other.error(MergeRecordsDocument, asked())).extensions.code).toBe('FORBIDDEN');
    expect(await ClubMemberModel.countDocuments({ merge: null })).toBe(2);
  });
});

describe('undoing a merge', () => {
  it('puts both back exactly', async () => {
    const mandates = [
      {
        ...{ reference: `${GONE}-1`, holder: 'J. Berg', iban: 'NL69INGB0123456789' },
        ...{ signedOn: '2026-11-11', addedOn: '2026-11-11' },
      },
    ];
    await kept({ notes: 'Wil de krant' });
    await gone({ mandates });
    const before = [await stored(KEPT), await stored(GONE)];
    await merge({ taken: ['firstName', 'lastName', 'address', 'phone', 'membership'], both: ['notes'] });
    expect(await undo()).toEqual([]);
    expect([await stored(KEPT), await stored(GONE)]).toEqual(before);
    expect((await wim.error(UndoMergeDocument, { kind, goneId: GONE })).extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('leaves what was changed since, says so, and leaves each their own payments', async () => {
    await kept();
    await gone();
    await merge({ taken: ['phone'], both: ['notes'] });
    const { revision } = await read();
    const now = await ClubMemberModel.findById(KEPT).lean().orFail();
    const { lastName, adres, postalCode, city, country, email, notes, active } = now;
    await wim.data(SaveClubMemberDocument, {
      ...{ id: KEPT, revision },
      member: {
        ...{ lastName, adres, postalCode, city, country, email, notes, active },
        phone: '0315 999999',
      },
    } as never);
    await wim.data(AddClubPaymentDocument, { memberId: KEPT, year: 2002 });
    expect(await undo()).toEqual(['Telefoon']);
    expect(await read()).toMatchObject({ phone: '0315 999999', notes: '', paidYears: [1999, 2000, 2002] });
    expect(await read(GONE)).toMatchObject({ phone: '06-12345678', paidYears: [2000, 2001] });
  });

  it('is no longer possible after 30 days: then nothing personal is left of the other', async () => {
    await kept();
    await gone();
    await merge();
    const at = new Date(Date.now() - 31 * 86_400_000);
    await ClubMemberModel.updateOne({ _id: GONE }, { $set: { 'merge.at': at } });
    expect((await wim.error(UndoMergeDocument, { kind, goneId: GONE })).message).toContain('30 dagen');
    await settleMerges();
    expect(JSON.stringify(await stored(GONE))).not.toMatch(/Berg|12345678|Belt/);
    expect((await doubles()).merged).toEqual([]);
  });

  it('of a member who was merged on is first undone there', async () => {
    await kept();
    await gone();
    await merge();
    await makeMember('200005', { lastName: 'Berg' });
    await merge({ keptId: '200005', goneId: KEPT, goneRevision: 2 });
    expect((await read('200005')).paidYears).toEqual([1999, 2000, 2001]);
    expect((await wim.error(UndoMergeDocument, { kind, goneId: GONE })).message).toContain(
      'Maak eerst ongedaan',
    );
    await wim.data(UndoMergeDocument, { kind, goneId: KEPT });
    await undo();
    expect([(await read()).paidYears, (await read(GONE)).paidYears]).toEqual([
      [1999, 2000],
      [2000, 2001],
    ]);
  });
});

describe('a crash', () => {
  it.each(['begun', 'undoing'] as const)('at %s is finished by the job, once', async (step) => {
    await kept();
    await gone();
    const before = [await stored(KEPT), await stored(GONE)];
    await merge({ taken: ['phone'] });
    const after = [await stored(KEPT), await stored(GONE)];
    if (step === 'begun') {
      // As it was after the first write.
      await undo();
      const merged = { ...(after[1] as { merge: object }).merge, step: 'begun' };
      await ClubMemberModel.updateOne({ _id: GONE }, { $set: { merge: merged } });
    } else {
      await ClubMemberModel.updateOne({ _id: GONE }, { $set: { 'merge.step': 'undoing' } });
    }
    await settleMerges();
    await settleMerges();
    expect([await stored(KEPT), await stored(GONE)]).toEqual(step === 'begun' ? after : before);
  });
});

it('who is anonymised takes with them who was merged into them', async () => {
  await kept({ active: false });
  await gone();
  await merge();
  const { revision } = await read();
  await wim.data(EraseClubMemberDocument, { id: KEPT, revision });
  await jobsEnded();
  expect(JSON.stringify(await stored(GONE))).not.toMatch(/Berg|12345678|Belt/);
});
