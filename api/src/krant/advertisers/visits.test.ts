import { daysFromNow, useApi } from '../../testing/apiStage';
import { DeleteVisitDocument, NoteVisitDocument, PlanVisitDocument } from '../../testing/gql/graphql';
import { signedIn, usePerson } from '../../testing/people';
import type { TestClient } from '../../testing/testClient';
import { KrantStateModel } from '../editions/edition.model';
import { adsOf, makeActiveEdition, makeAdvertiser } from '../testKrant';
import { AdvertiserModel } from './advertiser.model';
import { dueVisits } from './visits.service';

const stage = useApi();
let editionId: string;
let own: string;
const toon = usePerson(stage, { name: 'Toon Aarts', general: ['krantRed'] });
const jose = usePerson(stage, { name: 'José van den Berg', general: ['krantAdv'] });

beforeEach(async () => {
  editionId = await makeActiveEdition('2027');
  own = await makeAdvertiser(1, { name: 'Bakker', contactId: jose.id });
});

const note = async (client: TestClient, more: object = {}) =>
  (await client.data(NoteVisitDocument, { id: own, text: ' Niet thuis ', followUpOn: null, ...more }))
    .noteVisit;
const due = () => dueVisits({ id: jose.id } as never);

it('is noted with who and when to come again; it is off the round, and no edit of the advertiser', async () => {
  await jose.data(PlanVisitDocument, { id: own, today: true });
  expect(await note(jose, { followUpOn: daysFromNow(7) })).toMatchObject({
    ...{ revision: 1, visitOn: null, followUpOn: daysFromNow(7) },
    visits: [{ text: 'Niet thuis', creator: 'José van den Berg' }],
  });
  // Who comes by without a day to come again has been there.
  expect(await note(toon, { text: 'Denkt na' })).toMatchObject({
    followUpOn: null,
    visits: [{ text: 'Niet thuis' }, { text: 'Denkt na', creator: 'Toon Aarts' }],
  });
});

it('sent ten times at once is one; of two at once both are there', async () => {
  await Promise.all(Array.from({ length: 10 }, () => note(jose, { requestId: 'een-bezoek' })));
  await Promise.all([note(jose, { text: 'Een' }), note(toon, { text: 'Twee' })]);
  const { visits } = await AdvertiserModel.findById(own).orFail();
  expect(visits.map(({ text }) => text).sort()).toEqual(['Een', 'Niet thuis', 'Twee']);
});

it.each([
  ['no text', { text: ' ' }],
  ['too long a text', { text: 'x'.repeat(2001) }],
  ['a day that has passed', { followUpOn: daysFromNow(-1) }],
  ['a day too far ahead', { followUpOn: daysFromNow(400) }],
  ['no day', { followUpOn: '2027-02-30' }],
])('%s is refused at its field', async (_what, more: { text?: string; followUpOn?: string }) => {
  const { extensions } = await jose.error(NoteVisitDocument, { id: own, text: 'x', ...more });
  expect(extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [Object.keys(more)[0] ?? '']: expect.any(String) as string },
  });
});

it('is noted and removed by editors and the responsible seller in the season alone', async () => {
  const { visits } = await note(jose, { followUpOn: daysFromNow(7) });
  const visitId = visits[0]?.id ?? '';
  const other = await signedIn(stage.api, { general: ['krantAdv'] });
  const codes = async (client: TestClient) => [
    (await client.error(NoteVisitDocument, { id: own, text: 'x' })).extensions.code,
    (await client.error(DeleteVisitDocument, { id: own, visitId })).extensions.code,
  ];
  expect(await codes(other)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  await KrantStateModel.updateOne({ _id: 'krant' }, { $set: { inSale: [] } });
  expect(await codes(jose)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect((await toon.data(DeleteVisitDocument, { id: own, visitId })).deleteVisit).toMatchObject({
    ...{ visits: [], followUpOn: null },
  });
  expect((await toon.error(DeleteVisitDocument, { id: own, visitId })).extensions.code).toBe('NOT_FOUND');
});

it('has 100 at most', async () => {
  const visits = Array.from({ length: 100 }, (_, at) => ({ text: `Bezoek ${at}`, creator: 'x' }));
  await AdvertiserModel.updateOne({ _id: own }, { $set: { visits } });
  expect((await jose.error(NoteVisitDocument, { id: own, text: 'x' })).message).toContain('al 100 bezoeken');
});

it('waits for the seller from that day on, as long as there is no outcome', async () => {
  await note(jose, { followUpOn: daysFromNow(1) });
  expect(await due()).toEqual([]);
  await note(jose, { followUpOn: daysFromNow(0) });
  expect(await due()).toEqual(['Bakker']);
  await adsOf(toon, editionId).save(own);
  expect(await due()).toEqual([]);
});
