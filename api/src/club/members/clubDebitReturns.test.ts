import { earliestDay } from '../../finance/directDebits/collectable.service';
import { daysAfter } from '../../platform/dates/amsterdam';
import { daysFromNow } from '../../testing/apiStage';
import {
  CollectableDocument,
  DebitMatchDocument,
  ReverseDirectDebitDocument,
  UnmatchBankLineDocument,
} from '../../testing/gql/graphql';
import { THIS_YEAR } from '../testClub';
import { ClubMemberModel } from './member.model';
import { useDebits } from './payments/testDebits';

const stage = useDebits();
const [ONE, TWO, THREE] = ['202601', '202602', '202603'] as const;
const day = earliestDay();
const paid = [[THIS_YEAR, 'bank']];
/** A file of three and the line of the bank that pays it. */
const collected = async () => {
  for (const id of [ONE, TWO, THREE]) await stage.withMandate(id);
  const file = await stage.make(ONE, TWO, THREE);
  await stage.take([{ amount: '45.00', date: day, name: 'Incasso', batch: `${file.id}.B1` }]);
  return file;
};
const returned = async (end: string, changes: object = {}) =>
  stage.take([{ amount: '15.00', out: true, date: daysAfter(day, 2), name: 'Iemand', end, ...changes }]);
const refused = async (id: string) => (await stage.jan.error(UnmatchBankLineDocument, { id })).message;

it('the batch is surely its file; each of it is paid, and the books hold the bank', async () => {
  const { id } = await collected();
  const { proposals } = await stage.lineOf(4500);
  expect(proposals).toMatchObject([{ certainty: 'sure', receivables: [{ kind: 'directDebit', id }] }]);
  await stage.confirm(4500);
  for (const one of [ONE, TWO, THREE]) expect(await stage.paidYears(one)).toEqual(paid);
  expect((await stage.file(id)).states).toEqual(['paid', 'paid', 'paid']);
  expect(await stage.accounts()).toEqual({ bank: 4500 });
  expect((await stage.jan.error(ReverseDirectDebitDocument, { id })).message).toContain('Koppel die regel');
});

it('taken loose it is being collected still, and can be turned back', async () => {
  const { id } = await collected();
  const { id: line } = await stage.confirm(4500);
  await stage.jan.data(UnmatchBankLineDocument, { id: line });
  expect(await stage.paidYears(ONE)).toEqual([]);
  expect((await stage.file(id)).states[0]).toBe('collecting');
  expect((await stage.jan.data(CollectableDocument)).collectable.receivables).toEqual([]);
  await stage.jan.data(ReverseDirectDebitDocument, { id });
});

it('a batch that the bank tells apart is paid line by line', async () => {
  await stage.withMandate(ONE);
  await stage.withMandate(TWO);
  const { debits } = await stage.make(ONE, TWO);
  await stage.take(debits.map(({ endToEndId: end }) => ({ amount: '15.00', date: day, end })));
  for (const { proposals } of await stage.lines()) {
    expect(proposals.map(({ certainty }) => certainty)).toEqual(['sure']);
  }
  await stage.confirm(1500);
  await stage.confirm(1500);
  expect([await stage.paidYears(ONE), await stage.paidYears(TWO)]).toEqual([paid, paid]);
});

describe('a storno of one of them', () => {
  it('is surely that one; it is open again, the others stay paid, and the books follow', async () => {
    const { id, debits } = await collected();
    const { id: batch } = await stage.confirm(4500);
    await returned(debits[1]?.endToEndId ?? '');
    const line = await stage.lineOf(-1500);
    expect(line.proposals[0]).toMatchObject({ certainty: 'sure', receivables: [{ kind: 'bankPart' }] });
    expect(line.proposals[0]?.receivables[0]?.label).toContain('Jansen202602');
    await stage.confirm(-1500);
    expect([await stage.paidYears(ONE), await stage.paidYears(TWO)]).toEqual([paid, []]);
    expect((await stage.file(id)).states).toEqual(['paid', 'returned', 'paid']);
    expect(await stage.accounts()).toEqual({ bank: 3000 });
    expect(await stage.owed()).toEqual([`${TWO}:${THIS_YEAR}`]);
    expect(await refused(batch)).toContain('teruggeboekt');
  });

  it('by the mandate or the name alone is found too', async () => {
    await collected();
    await stage.confirm(4500);
    await returned('NOTPROVIDED', { mandate: '202603-1' });
    expect((await stage.lineOf(-1500)).proposals[0]).toMatchObject({
      ...{ certainty: 'sure', receivables: [{ id: expect.stringContaining(THREE) as string }] },
    });
    await stage.confirm(-1500);
    await returned('NOTPROVIDED', { name: 'J. Jansen202601', bankReference: 'b2' });
    expect((await stage.lineOf(-1500)).proposals[0]).toMatchObject({
      ...{ certainty: 'likely', receivables: [{ id: expect.stringContaining(ONE) as string }] },
    });
  });

  it('can be collected anew, the mandate stays; after that the storno stays too', async () => {
    const { id, debits } = await collected();
    await stage.confirm(4500);
    await returned(debits[1]?.endToEndId ?? '');
    const { id: back } = await stage.confirm(-1500);
    const again = await stage.make(TWO);
    expect(again.debits[0]?.mandate).toBe('202602-1');
    expect((await stage.file(id)).states[1]).toBe('returned');
    await stage.take([{ amount: '15.00', date: daysAfter(day, 16), batch: `${again.id}.B1` }]);
    expect((await stage.lineOf(1500)).proposals[0]?.certainty).toBe('sure');
    await stage.confirm(1500);
    expect(await stage.paidYears(TWO)).toEqual(paid);
    expect(await stage.accounts()).toEqual({ bank: 4500 });
    expect(await refused(back)).toContain('andere manier betaald');
  });

  it('taken loose it is paid again', async () => {
    const { debits } = await collected();
    const { id: batch } = await stage.confirm(4500);
    await returned(debits[1]?.endToEndId ?? '');
    const { id: back } = await stage.confirm(-1500);
    await stage.jan.data(UnmatchBankLineDocument, { id: back });
    expect(await stage.paidYears(TWO)).toEqual(paid);
    expect(await stage.accounts()).toEqual({ bank: 4500 });
    await stage.jan.data(UnmatchBankLineDocument, { id: batch });
    expect(await stage.accounts()).toEqual({});
  });

  it('is matched once, of two lines at once; with it the whole is not charged back too', async () => {
    const { debits } = await collected();
    const { id: batch } = await stage.confirm(4500);
    await returned(debits[1]?.endToEndId ?? '', { bankReference: 'a' });
    await returned(debits[1]?.endToEndId ?? '', { bankReference: 'b' });
    const both = (await stage.lines()).map(({ id, proposals }) => {
      const [{ kind, id: item } = { kind: '', id: '' }] = proposals[0]?.receivables ?? [];
      return stage.jan.run(DebitMatchDocument, { id, receivables: [{ kind, id: item }] });
    });
    expect((await Promise.all(both)).filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await stage.accounts()).toEqual({ bank: 3000 });
    await stage.take([{ amount: '45.00', out: true, date: daysAfter(day, 3) }]);
    const { id } = await stage.lineOf(-4500);
    const whole = { id, receivables: [{ kind: 'bankLine', id: batch }] };
    expect((await stage.jan.error(DebitMatchDocument, whole)).extensions.code).toBe('BAD_USER_INPUT');
  });
});

it('who paid by hand meanwhile is collected all the same: what is given back leaves the other payment', async () => {
  const { id, debits } = await collected();
  const payment = { year: THIS_YEAR, via: 'manual', paidOn: daysFromNow(0), amount: 1500 };
  await ClubMemberModel.updateOne({ _id: TWO }, { $push: { payments: payment } });
  expect((await stage.file(id)).states[1]).toBe('otherwise');
  const [proposal] = (await stage.lineOf(4500)).proposals;
  expect(proposal?.receivables[0]?.label).toContain('waarvan 1 niet meer open');
  await stage.confirm(4500);
  await returned(debits[1]?.endToEndId ?? '');
  await stage.confirm(-1500);
  expect(await stage.paidYears(TWO)).toEqual([[THIS_YEAR, 'manual']]);
  expect(await stage.accounts()).toEqual({ bank: 3000, byHand: 1500 });
});

it('a file can be turned back for who paid by a transfer before its day', async () => {
  await stage.withMandate(ONE);
  const { id } = await stage.make(ONE);
  await stage.take([{ amount: '15.00', date: daysFromNow(0), text: `${THIS_YEAR}-${ONE}` }]);
  await stage.confirm(1500);
  expect((await stage.file(id)).states).toEqual(['otherwise']);
  const { reverseDirectDebit } = await stage.jan.data(ReverseDirectDebitDocument, { id });
  expect(reverseDirectDebit.reversed).toBe(true);
});
