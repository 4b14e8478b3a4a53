import { listReceivables } from '../../finance/claims/receivable';
import { daysFromNow, useApi } from '../../testing/apiStage';
import {
  ChangeClubMembersDocument,
  ChangeEraseClubMemberDocument,
  type ClubMemberChange,
  ClubMemberOwesDocument,
  ClubMembersByYearDocument,
  PaymentAddClubPaymentDocument,
  PaymentAddClubPaymentsDocument,
  SaveClubMemberDocument,
} from '../../testing/gql/graphql';
import { usePerson } from '../../testing/people';
import { makeActiveEdition, makeMember, THIS_YEAR } from '../testClub';
import { ClubMemberModel } from './member.model';

const stage = useApi();
let anna: string;
let piet: string;
const wim = usePerson(stage, { name: 'Wim', general: ['clubAdmin'] });

beforeEach(async () => {
  await makeActiveEdition();
  anna = await makeMember('201501', { firstName: 'Anna' });
  piet = await makeMember('201601', { firstName: 'Piet', city: 'Gendringen' });
});

const today = daysFromNow(0);
const end = (endedOn = today, reason: 'resigned' | 'deceased' = 'resigned') => ({ endedOn, reason });
const run = async (changes: ClubMemberChange[], requestId?: string) =>
  (await wim.data(ChangeClubMembersDocument, { changes, requestId })).changeClubMembers;
const owed = async () => (await listReceivables(stage.api.portal)).map(({ id }) => id);
const of = (id: string) => ClubMemberModel.findById(id).lean();

describe('a selection', () => {
  it('gets another town and what is to be done, and is found by it', async () => {
    const { changed, notChanged } = await run([
      { id: anna, revision: 1, city: ' Terborg ' },
      { id: piet, revision: 1, todo: 'Bellen' },
    ]);
    expect(notChanged).toEqual([]);
    expect(changed).toMatchObject([
      { id: anna, city: 'Terborg', revision: 2 },
      { id: piet, city: 'Gendringen', todo: 'Bellen' },
    ]);
    expect(changed[0]?.changeLog.at(-1)).toMatch(/ - Wim: .*plaats/);
    expect((await of(anna))?.searchText).toContain('terborg');
  });

  it('is changed back by what was before, exactly', async () => {
    const before = await of(piet);
    const { changed } = await run([{ id: piet, revision: 1, city: 'Ulft', end: end() }]);
    const revision = changed[0]?.revision ?? 0;
    const back = await run([{ id: piet, revision, city: 'Gendringen', resume: true }]);
    expect(back.changed[0]?.changeLog.at(-1)).toMatch(/ - Wim: weer lid; gewijzigd: plaats$/);
    const { city, active, endedOn, endReason, searchText } = (await of(piet)) ?? {};
    expect({ city, active, searchText }).toEqual({
      ...{ city: 'Gendringen', active: true, searchText: before?.searchText },
    });
    expect([endedOn, endReason]).toEqual([null, null]);
  });

  it('leaves alone whom somebody else changed meanwhile, who is erased and who is not there, and says so', async () => {
    const gone = await makeMember('201401', { active: false, erased: true });
    const { changed, notChanged } = await run([
      { id: anna, revision: 7, city: 'Terborg' },
      { id: gone, revision: 1, city: 'Terborg' },
      { id: '190001', revision: 1, city: 'Terborg' },
      { id: piet, revision: 1, city: 'Terborg' },
    ]);
    expect(changed).toMatchObject([{ id: piet }]);
    expect(notChanged).toEqual([
      expect.stringMatching(/^Anna Jansen: .*gewijzigd/),
      'Jan Jansen: Dit lid is geanonimiseerd en kan niet meer worden aangepast.',
      '190001: Dit lid bestaat niet (meer).',
    ]);
    expect((await of(anna))?.city).toBe('Ulft');
  });

  it('is refused when it is empty, too large or asks what nobody can have', async () => {
    const refused = async (changes: ClubMemberChange[]) =>
      (await wim.error(ChangeClubMembersDocument, { changes })).extensions.fields;
    expect(await refused([])).toEqual({ changes: 'Kies minstens één lid' });
    const many = Array.from({ length: 201 }, () => ({ id: anna, revision: 1 }));
    expect(await refused(many)).toEqual({ changes: 'Kies hoogstens 200 leden tegelijk' });
    expect(await refused([{ id: anna, revision: 1, city: ' ' }])).toHaveProperty('city');
    const late = { endedOn: 'Kies vandaag of een eerdere datum' };
    expect(await refused([{ id: anna, revision: 1, end: end(daysFromNow(1)) }])).toEqual(late);
    expect(await refused([{ id: anna, revision: 1, end: end('2026-02-30') }])).toEqual(late);
  });

  it('is changed once, sent twice, and by one of two at once', async () => {
    const change = [{ id: anna, revision: 1, city: 'Terborg' }];
    const answers = await Promise.all([run(change, 'zelfde-verzoek'), run(change, 'zelfde-verzoek')]);
    expect(answers.map(({ changed }) => changed[0]?.revision)).toEqual([2, 2]);
    const both = await Promise.all([
      run([{ id: piet, revision: 1, city: 'Terborg' }]),
      run([{ id: piet, revision: 1, city: 'Doetinchem' }]),
    ]);
    expect(both.map(({ changed }) => changed.length).toSorted()).toEqual([0, 1]);
  });
});

describe('who left', () => {
  it('owes nothing any more, has no jubilee, and pays no year after it; years before stay', async () => {
    const years = Array.from({ length: 10 }, (_, at) => THIS_YEAR - 1 - at);
    const old = await makeMember('200001', { firstName: 'Oude' }, years);
    expect((await owed()).filter((id) => id.startsWith(old))).toHaveLength(1);
    const day = `${THIS_YEAR - 1}-06-30`;
    const { changed } = await run([{ id: old, revision: 1, end: end(day, 'deceased') }]);
    expect(changed).toMatchObject([
      { active: false, endedOn: day, endReason: 'deceased', jubilee: false, revision: 2 },
    ]);
    expect(changed[0]?.changeLog.at(-1)).toMatch(
      new RegExp(`Wim: geen lid meer sinds 30/06/${THIS_YEAR - 1}: overleden$`),
    );
    expect((await owed()).filter((id) => id.startsWith(old))).toEqual([]);
    const late = `Oude Jansen is geen lid meer sinds 30/06/${THIS_YEAR - 1}`;
    const pay = { memberId: old, year: THIS_YEAR };
    expect((await wim.error(PaymentAddClubPaymentDocument, pay)).extensions.fields).toEqual({ year: late });
    const list = { memberIds: [old, anna], year: THIS_YEAR };
    expect((await wim.data(PaymentAddClubPaymentsDocument, list)).addClubPayments).toEqual({
      ...{ added: 1, notAdded: [old], notJoined: [late] },
    });
    expect((await of(old))?.payments).toHaveLength(10);
    await ClubMemberModel.updateOne({ _id: old }, { $pull: { payments: { year: THIS_YEAR - 1 } } });
    await wim.data(PaymentAddClubPaymentDocument, { memberId: old, year: THIS_YEAR - 1 });
  });

  it('leaves once, not before joining, and comes back once', async () => {
    await run([{ id: anna, revision: 1, end: end() }]);
    const said = async (change: object) => (await run([{ id: anna, revision: 2, ...change }])).notChanged;
    expect(await said({ end: end() })).toEqual(['Anna Jansen: Dit lidmaatschap is al beëindigd.']);
    await run([{ id: anna, revision: 2, resume: true }]);
    const back = await run([{ id: anna, revision: 3, resume: true }]);
    expect(back.notChanged).toEqual(['Anna Jansen: Dit lid is nog lid.']);
    const early = await run([{ id: piet, revision: 1, end: end('2015-12-31') }]);
    expect(early.notChanged).toEqual(['Piet Jansen: Kies een datum vanaf het jaar dat iemand lid werd']);
  });

  it('is known by the form too, which ends and takes it back', async () => {
    const form = {
      ...{ lastName: 'Jansen', adres: 'Dorpsstraat 1', postalCode: '7071 AA', city: 'Ulft' },
      country: 'Nederland',
    };
    const save = (revision: number, active: boolean) =>
      wim.data(SaveClubMemberDocument, { id: anna, revision, member: { ...form, active } });
    await save(1, false);
    expect(await of(anna)).toMatchObject({ active: false, endedOn: today, endReason: 'other' });
    await save(2, false);
    expect(await of(anna)).toMatchObject({ endedOn: today, endReason: 'other' });
    await save(3, true);
    expect(await of(anna)).toMatchObject({ active: true, endedOn: null, endReason: null });
  });

  it('is told what is open', async () => {
    const owes = async () => (await wim.data(ClubMemberOwesDocument, { id: anna })).clubMemberOwes;
    expect(await owes()).toBe(1500);
    await wim.data(PaymentAddClubPaymentDocument, { memberId: anna, year: THIS_YEAR, amount: 1000 });
    expect(await owes()).toBe(500);
    await run([{ id: anna, revision: 1, end: end() }]);
    expect(await owes()).toBe(0);
  });

  it('is counted in the year, with why, also once they are anonymised', async () => {
    const years = async () => (await wim.data(ClubMembersByYearDocument)).clubMembersByYear;
    const none = { joined: 0, left: 0, resigned: 0, deceased: 0, moved: 0, other: 0 };
    expect(await years()).toEqual([
      { ...none, year: 2016, joined: 1 },
      { ...none, year: 2015, joined: 1 },
    ]);
    await run([
      { id: anna, revision: 1, end: end('2020-02-01', 'deceased') },
      { id: piet, revision: 1, end: end('2020-12-31') },
    ]);
    const left = { ...none, year: 2020, left: 2, resigned: 1, deceased: 1 };
    expect(await years()).toContainEqual(left);
    const { eraseClubMember } = await wim.data(ChangeEraseClubMemberDocument, { id: anna, revision: 2 });
    expect(eraseClubMember).toMatchObject({ endedOn: '2020-02-01', endReason: 'deceased' });
    expect(await years()).toContainEqual(left);
  });
});
