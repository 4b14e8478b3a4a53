import { todayInAmsterdam } from '../../../platform/dates/amsterdam';
import { useApi } from '../../../testing/apiStage';
import {
  MemberClubMembersDocument,
  PaymentAddClubPaymentDocument,
  PaymentAddClubPaymentsDocument,
  PaymentClubMemberDocument,
  PaymentRemoveClubPaymentDocument,
} from '../../../testing/gql/graphql';
import { usePerson } from '../../../testing/people';
import { ClubEditionModel } from '../../editions/edition.model';
import { makeMember, THIS_YEAR } from '../../testClub';

const stage = useApi();
const wim = usePerson(stage, { name: 'Wim Cornelissen', general: ['clubAdmin'] });
const read = async (id: string) => (await wim.data(PaymentClubMemberDocument, { id })).clubMember;

describe('a payment', () => {
  it('adds the year, in order', async () => {
    const id = await makeMember('199901', {}, [1999, 2003]);
    const { addClubPayment } = await wim.data(PaymentAddClubPaymentDocument, { memberId: id, year: 2001 });
    expect(addClubPayment.paidYears).toEqual([1999, 2001, 2003]);
    expect(addClubPayment.changeLog.at(-1)).toMatch(/ - Wim Cornelissen: 2001 betaald$/);
  });

  it('of a year that was paid gives the alert and changes nothing, also for one of twenty at once', async () => {
    const id = await makeMember('199901', { firstName: 'Zoë', lastName: 'Müller' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => wim.run(PaymentAddClubPaymentDocument, { memberId: id, year: 2010 })),
    );
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused).toHaveLength(19);
    for (const { message, extensions } of refused) {
      expect(message).toBe('Het jaar dat je toevoegt was al betaald door Zoë Müller');
      expect(extensions.code).toBe('BAD_USER_INPUT');
    }
    const { paidYears, changeLog } = await read(id);
    expect([paidYears, changeLog.length]).toEqual([[2010], 1]);
  });

  it.each([1968, 2100])('is not for %i', async (year) => {
    const id = await makeMember('199901');
    expect(
      (await wim.error(PaymentAddClubPaymentDocument, { memberId: id, year })).extensions.fields,
    ).toEqual({
      year: 'Kies een jaar uit de lijst',
    });
  });

  it('by mistake is taken back, once', async () => {
    const id = await makeMember('199901', {}, [1999, 2000]);
    expect(
      (await wim.data(PaymentRemoveClubPaymentDocument, { memberId: id, year: 2000 })).removeClubPayment
        .paidYears,
    ).toEqual([1999]);
    expect((await wim.error(PaymentRemoveClubPaymentDocument, { memberId: id, year: 2000 })).message).toBe(
      'Dit jaar staat niet als betaald.',
    );
  });

  it('of who is not there is told', async () => {
    expect(
      (await wim.error(PaymentAddClubPaymentDocument, { memberId: '190001', year: 2010 })).extensions.code,
    ).toBe('NOT_FOUND');
  });
});

it('a year before somebody joined is refused, in a list for each, and counts for no jubilee', async () => {
  const jan = await makeMember('201901');
  const anna = await makeMember('201801', { firstName: 'Anna' });
  const { extensions } = await wim.error(PaymentAddClubPaymentDocument, { memberId: jan, year: 2018 });
  expect(extensions.fields).toEqual({ year: 'Jan Jansen is pas lid sinds 2019' });
  const { addClubPayments } = await wim.data(PaymentAddClubPaymentsDocument, {
    memberIds: [jan, anna],
    year: 2018,
    paidOn: '2020-03-01',
  });
  expect(addClubPayments).toEqual({
    added: 1,
    notAdded: [jan],
    notJoined: ['Jan Jansen is pas lid sinds 2019'],
  });
  expect((await read(jan)).paidYears).toEqual([]);
  expect((await read(jan)).jubileeCount).toBe(1);
  await wim.data(PaymentAddClubPaymentDocument, { memberId: jan, year: 2019 });
});

describe('a jubilee', () => {
  const years = (count: number, last: number) =>
    Array.from({ length: count }, (_, at) => last - at).reverse();

  it('is a multiple of eleven years, the current one counted as paid', async () => {
    await makeMember('199001', {}, years(10, THIS_YEAR - 1));
    await makeMember('199002', {}, years(11, THIS_YEAR));
    await makeMember('199003', {}, years(11, THIS_YEAR - 1));
    await makeMember('199004', { active: false }, years(11, THIS_YEAR));
    const members = await Promise.all(['199001', '199002', '199003', '199004'].map(read));
    expect(members.map(({ jubilee, jubileeCount }) => [jubilee, jubileeCount])).toEqual([
      [true, 11],
      [true, 11],
      [false, 12],
      [false, 11],
    ]);
    const ids = async (filter: object) =>
      (await wim.data(MemberClubMembersDocument, { filter })).clubMembers.edges
        .map(({ node }) => node.id)
        .sort();
    expect(await ids({ jubilee: true })).toEqual(['199001', '199002']);
    expect(await ids({ jubilee: false })).toEqual(['199003', '199004']);
    expect(await ids({ jubileeCount: 11 })).toEqual(['199001', '199002', '199004']);
  });
});

describe('the day and the amount', () => {
  it('are kept as they were entered', async () => {
    const id = await makeMember('199901');
    const { addClubPayment } = await wim.data(PaymentAddClubPaymentDocument, {
      memberId: id,
      year: 2020,
      paidOn: '2020-03-01',
      amount: 2500,
    });
    expect(addClubPayment.payments).toEqual([
      { year: 2020, paidOn: '2020-03-01', amount: 2500, via: 'manual' },
    ]);
  });

  it('are today and the contribution when nothing else is said; that of a later contribution changes nothing', async () => {
    const edition = await ClubEditionModel.create({ title: '2020', contribution: 1100 });
    const id = await makeMember('199901');
    await wim.data(PaymentAddClubPaymentDocument, { memberId: id, year: 2020 });
    await ClubEditionModel.updateOne({ _id: edition._id }, { $set: { contribution: 9900 } });
    expect((await read(id))?.payments).toMatchObject([{ paidOn: todayInAmsterdam(), amount: 1100 }]);
  });

  it.each([
    [{ paidOn: '2999-01-01' }, { paidOn: 'Kies vandaag of een eerdere datum' }],
    [{ paidOn: '2026-02-30' }, { paidOn: 'Kies vandaag of een eerdere datum' }],
    [{ amount: 0 }, { amount: 'Vul een bedrag in van 0,01 tot 1.000 euro' }],
    [{ amount: 100_001 }, { amount: 'Vul een bedrag in van 0,01 tot 1.000 euro' }],
  ])('%j is refused', async (changes, fields) => {
    const id = await makeMember('199901');
    const refusal = await wim.error(PaymentAddClubPaymentDocument, { memberId: id, year: 2020, ...changes });
    expect(refusal.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect((await read(id))?.paidYears).toEqual([]);
  });
});

describe('a list of payments', () => {
  const add = (memberIds: string[], more: { requestId?: string; amount?: number; year?: number } = {}) =>
    wim.data(PaymentAddClubPaymentsDocument, { memberIds, year: 2020, paidOn: '2020-03-01', ...more });

  it('is recorded for each; who paid already, is anonymised or is not there is told', async () => {
    const [one, two, paid] = [
      await makeMember('199901'),
      await makeMember('199902'),
      await makeMember('199903', {}, [2020]),
    ];
    const erased = await makeMember('199904', { erased: true });
    const { addClubPayments } = await add([one, two, one, paid, erased, '190001']);
    expect(addClubPayments).toEqual({ added: 2, notAdded: [paid, erased, '190001'], notJoined: [] });
    expect((await read(two))?.payments).toMatchObject([{ year: 2020, paidOn: '2020-03-01' }]);
    expect((await read(one))?.changeLog).toHaveLength(1);
  });

  it('of two people at once each member pays once', async () => {
    const ids = [await makeMember('199901'), await makeMember('199902')];
    const answers = await Promise.all([add(ids), add(ids)]);
    expect(answers.reduce((sum, { addClubPayments }) => sum + addClubPayments.added, 0)).toBe(2);
  });

  it.each<[string[], string]>([
    [[], 'Kies minstens één lid'],
    [Array.from({ length: 201 }, (_, at) => String(190001 + at)), 'Kies hoogstens 200 leden tegelijk'],
  ])('is of some members, and not of too many', async (memberIds, message) => {
    const refusal = await wim.error(PaymentAddClubPaymentsDocument, { memberIds, year: 2020 });
    expect(refusal.extensions.fields).toEqual({ memberIds: message });
  });
});
