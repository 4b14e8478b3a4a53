import { useApi } from '../../testing/apiStage';
import {
  MemberClubMembersDocument,
  PaymentAddClubPaymentDocument,
  PaymentClubMemberDocument,
  PaymentRemoveClubPaymentDocument,
} from '../../testing/gql/graphql';
import { signedIn } from '../../testing/people';
import type { TestClient } from '../../testing/testClient';
import { makeMember, THIS_YEAR } from '../testClub';

const stage = useApi();
let wim: TestClient;
beforeEach(async () => {
  wim = await signedIn(stage.api, { name: 'Wim Cornelissen', general: ['clubAdmin'] });
});
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
