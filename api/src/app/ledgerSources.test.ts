import { ClubPaymentVia } from '../club/club.enums';
import { ClubMemberModel } from '../club/members/member.model';
import { makeActiveEdition, makeMember, THIS_YEAR } from '../club/testClub';
import { useLedger } from '../finance/ledger/testLedger';
import { AdvertisementModel } from '../krant/advertisements/advertisement.model';
import { AdvPaymentMethod, AdvState } from '../krant/krant.enums';
import { OrderModel } from '../stock/orders/order.model';

const stage = useLedger();
const amounts = async (kind: string) =>
  (await stage.entries({ kind })).map(({ amount, account, date }) => [amount, account, date]);

it('contributions of the club are in it on the day they were paid', async () => {
  await makeActiveEdition(String(THIS_YEAR), 1500);
  for (const id of ['111001', '111002', '111003']) await makeMember(id, {}, []);
  const paid = (year: number, paidOn: string | null, via = ClubPaymentVia.manual) => ({ year, paidOn, via });
  await ClubMemberModel.updateOne({ _id: '111001' }, { payments: [paid(THIS_YEAR, '2026-09-01')] });
  await ClubMemberModel.updateOne(
    { _id: '111002' },
    { payments: [paid(THIS_YEAR, '2026-09-02', ClubPaymentVia.online)] },
  );
  await ClubMemberModel.updateOne({ _id: '111003' }, { payments: [paid(THIS_YEAR, null)] });
  await stage.setPeriod({ from: '2026-06-01', until: '2027-05-31' });
  expect(await amounts('clubContribution')).toEqual([
    [1500, 'provider', '2026-09-02'],
    [1500, 'byHand', '2026-09-01'],
  ]);
});

it('advertisements are in it by their invoice, and those in cash by the day they were sold', async () => {
  const ad = (at: number, fields: object) =>
    AdvertisementModel.create({
      ...{
        editionId: 'e',
        advertiserId: `a${at}`,
        name: `Bakker ${at}`,
        sortName: 'b',
        advertiserUserId: at,
      },
      ...{ advState: AdvState.verkocht, advPrice: 5000 },
      ...fields,
    });
  const file = { id: 'f', url: '/files/f', name: 'f.pdf', type: 'pdf', size: 1, isImage: false };
  const invoice = {
    ...{
      file,
      reference: '2027_1',
      number: '2027_1',
      amount: 5500,
      date: '2026-10-01',
      dueDate: '2026-10-31',
      printed: 'x',
    },
  };
  await ad(1, { advPaymentMethod: AdvPaymentMethod.factuur, invoice });
  await ad(2, { advPaymentMethod: AdvPaymentMethod.contant, soldAt: new Date('2026-10-02T10:00:00Z') });
  await ad(3, {
    ...{ advPaymentMethod: AdvPaymentMethod.contant, soldAt: new Date('2027-05-31T21:30:00Z') },
    paidByHand: true,
  });
  await ad(4, { advPaymentMethod: AdvPaymentMethod.contant, soldAt: new Date('2027-05-31T22:30:00Z') });
  await ad(5, { advPaymentMethod: AdvPaymentMethod.gratis, soldAt: new Date('2026-10-02T10:00:00Z') });
  await stage.setPeriod({ from: '2026-06-01', until: '2027-05-31' });
  expect(await amounts('paperAdvertisement')).toEqual([
    [5000, 'byHand', '2027-05-31'],
    [5000, 'toReceive', '2026-10-02'],
    [5500, 'toReceive', '2026-10-01'],
  ]);
});

it('orders of the webshop are in it on the day they were paid, and count where the year puts them', async () => {
  const order = (paidOn: string | null) =>
    OrderModel.create({
      ...{ number: 'aabbccdd', firstName: 'Els', lastName: 'Smit', email: 'els@voorbeeld.example' },
      lines: [{ productId: '64b000000000000000000001', title: 'Medaille', amount: 2, price: 1200 }],
      ...{ collectDate: '2026-11-01', paidOn, placed: true, placedAt: new Date() },
      requestId: `order-${paidOn}`,
    });
  await order('2026-11-01');
  await order(null);
  await stage.setPeriod({
    ...{ from: '2026-06-01', until: '2027-05-31' },
    assignments: [{ kind: 'webshopOrder', wg: '3' }],
  });
  expect(await amounts('webshopOrder')).toEqual([[2400, 'byHand', '2026-11-01']]);
  const [year] = await stage.years();
  expect(year).toMatchObject({ totalIncome: 2400 });
});
