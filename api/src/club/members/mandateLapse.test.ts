import { DirectDebitFileModel } from '../../finance/claims/directDebit.model';
import { earliestDay } from '../../finance/directDebits/collectable.service';
import { daysAfter, monthsAfter } from '../../platform/dates/amsterdam';
import { daysFromNow } from '../../testing/apiStage';
import {
  AddClubMandateDocument,
  CollectableDocument,
  MakeDirectDebitDocument,
  ReverseDirectDebitDocument,
} from '../../testing/gql/graphql';
import { signedIn } from '../../testing/people';
import { ClubMemberModel } from './member.model';
import { thingOfMember, useDebits } from './payments/testDebits';

const stage = useDebits();
const [ONE, TWO] = ['202601', '202602'] as const;
/** Signed on a day, and never used. */
const signedOn = (id: string, day: string) =>
  stage.withMandate(id, {
    mandates: [
      {
        ...{ reference: `${id}-1`, holder: `J. Jansen${id}`, iban: 'NL69INGB0123456789' },
        ...{ signedOn: day, addedOn: day },
      },
    ],
  });
const lists = async () => {
  const { receivables, lapsed } = (await stage.jan.data(CollectableDocument)).collectable;
  return { can: receivables.map(({ id }) => id), lapsed };
};

it('can be collected by up to 36 months after it was signed, and not a day longer', async () => {
  const last = monthsAfter(earliestDay(), -36);
  await signedOn(ONE, last);
  await signedOn(TWO, daysAfter(last, -32));
  const lastDay = monthsAfter(daysAfter(last, -32), 36);
  expect(await lists()).toEqual({
    can: [thingOfMember(ONE)],
    lapsed: [{ id: thingOfMember(TWO), mandate: '202602-1', lastCollectedOn: null, lastDay }],
  });
  const both = { directDebit: stage.asked([ONE, TWO]) };
  expect((await stage.jan.error(MakeDirectDebitDocument, both)).extensions.fields).toEqual({
    collectionDate: expect.stringContaining('Machtiging 202602-1 van') as string,
  });
  const later = { directDebit: stage.asked([ONE], { collectionDate: '2099-06-10' }) };
  expect((await stage.jan.error(MakeDirectDebitDocument, later)).extensions.fields).toEqual({
    collectionDate: expect.stringContaining('Machtiging 202601-1 van') as string,
  });
  await stage.make(ONE);
});

it('each collection that was presented makes it live 36 months longer; what was turned back does not', async () => {
  await signedOn(ONE, '2015-01-01');
  await signedOn(TWO, monthsAfter(daysFromNow(0), -1));
  expect((await lists()).can).toEqual([thingOfMember(TWO)]);
  const { id } = await stage.make(TWO);
  await stage.jan.data(ReverseDirectDebitDocument, { id });
  // Another file of long ago, by the mandate of the first.
  const file = await DirectDebitFileModel.findById(id).lean().orFail();
  const { debits, _id: _, ...rest } = file;
  const used = { ...rest, debits: debits.map((one) => ({ ...one, mandate: '202601-1' })) };
  const collectionDate = monthsAfter(earliestDay(), -30);
  await DirectDebitFileModel.create({ ...used, _id: '64b0000000000000000000aa', collectionDate } as never);
  expect((await lists()).can).toEqual([thingOfMember(TWO)]);
  await DirectDebitFileModel.updateOne({ _id: '64b0000000000000000000aa' }, { $set: { reversed: false } });
  expect((await lists()).can).toEqual([thingOfMember(ONE), thingOfMember(TWO)]);
});

it('shows on the member since when it had lapsed; a new one can be taken and collected by', async () => {
  await signedOn(ONE, monthsAfter(daysFromNow(-1), -36));
  const wim = await signedIn(stage.api, { name: 'Wim', general: ['clubAdmin'] });
  const { revision } = await ClubMemberModel.findById(ONE).orFail();
  expect((await lists()).can).toEqual([]);
  const add = async (at: number, day: string) => {
    const mandate = { holder: 'J. Jansen', iban: 'NL69INGB0123456789', signedOn: day };
    const asked = { memberId: ONE, revision: at, mandate };
    return (await wim.data(AddClubMandateDocument, asked)).addClubMandate.mandates;
  };
  // Found in a drawer: it never lived here.
  expect((await add(revision, '2020-01-31')).at(-1)).toMatchObject({ endedOn: null, lapsedOn: '2023-02-01' });
  expect((await add(revision + 1, daysFromNow(0))).slice(1)).toMatchObject([
    { reference: '202601-2', endedOn: daysFromNow(0), lapsedOn: null },
    { reference: '202601-3', endedOn: null, lapsedOn: null },
  ]);
  expect((await lists()).can).toEqual([thingOfMember(ONE)]);
});
