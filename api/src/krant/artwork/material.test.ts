import { remind } from '../../identity/notifications/notificationJobs';
import { inboxOf } from '../../identity/notifications/testNotifications';
import { daysAfter, momentInAmsterdam, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { uploadOf, useApi } from '../../testing/apiStage';
import { PDF } from '../../testing/fileStage';
import {
  AddArtworkDocument,
  SetMaterialByDocument,
  WithoutMaterialDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { usePerson } from '../../testing/people';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { AdvertiserModel } from '../advertisers/advertiser.model';
import { PaperEditionModel } from '../editions/edition.model';
import { adsOf, makeActiveEdition, makeAdvertiser } from '../testKrant';
import { remindOfMaterial } from './materialReminders.job';

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });

const today = todayInAmsterdam();
let editionId: string;
const toon = usePerson(stage, { name: 'Toon Aarts', general: ['krantRed'] });
const jose = usePerson(stage, { name: 'José', general: ['krantAdv'] });

beforeEach(async () => {
  editionId = await makeActiveEdition();
});

/** Sells something new to an advertiser, so many days ago. @returns the id of the advertiser */
async function sell(number: number, daysAgo: number, changes: object = {}): Promise<string> {
  const advertiserId = await makeAdvertiser(number, { contactId: jose.id });
  const { id } = await adsOf(toon, editionId).save(advertiserId, { advType: 'nieuw', ...changes });
  await AdvertisementModel.updateOne(
    { _id: id },
    { soldAt: momentInAmsterdam(`${daysAfter(today, -daysAgo)}T10:00`) },
  );
  return advertiserId;
}
const missing = async () =>
  (await toon.data(WithoutMaterialDocument, { editionId })).advertisementsWithoutMaterial.map(
    ({ name }) => name,
  );
const due = (days: number) =>
  PaperEditionModel.updateOne({ _id: editionId }, { materialBy: daysAfter(today, days) });
const noon = (day = today) => momentInAmsterdam(`${day}T12:00`);
async function mailed(now = noon()) {
  await remindOfMaterial(stage.api.portal, now);
  await stage.api.deliverMail();
  return mailbox.mails.map(({ to }) => to[0]).sort();
}
async function bring(advertiserId: string, number: number) {
  const file = await uploadOf(stage.api, `docs/Edition_2027/${number}`, PDF, 'opmaak.pdf', toon.cookie);
  await toon.data(AddArtworkDocument, {
    editionId,
    advertiserId,
    document: { title: 'Opmaak', fileId: file.id },
  });
}

it('what is missing is what was sold, is new and has no document; who waits longest comes first', async () => {
  await sell(1, 2);
  await sell(2, 9);
  await sell(3, 30, { advType: 'idem' });
  await sell(4, 30, { advType: null });
  await sell(5, 30, { advState: 'nietVerkocht' });
  expect(await missing()).toEqual(['Bakkerij 4', 'Bakkerij 2', 'Bakkerij 1']);
  await bring((await AdvertiserModel.findOne({ advertiserUserId: 2 }).lean())?._id.toString() ?? '', 2);
  expect(await missing()).toEqual(['Bakkerij 4', 'Bakkerij 1']);
});

describe('the deadline', () => {
  const set = (more: object = {}) => ({ id: editionId, revision: 0, title: '2027', pageCount: 32, ...more });

  it('is set and cleared with the edition, and stays when it is not given', async () => {
    const { revision: first } = (await PaperEditionModel.findById(editionId).lean()) ?? { revision: 0 };
    const change = async (revision: number, more: object) =>
      (await toon.data(SetMaterialByDocument, set({ revision, ...more }))).editPaperEdition;
    const given = await change(first, { materialBy: '2027-01-14' });
    expect(given.materialBy).toBe('2027-01-14');
    expect(given.changeLog.at(-1)).toContain('materiaal uiterlijk 14/01/2027');
    expect(await change(given.revision, {})).toMatchObject({ materialBy: '2027-01-14' });
    expect(await change(given.revision + 1, { materialBy: null })).toMatchObject({ materialBy: null });
    const { fields } = (await toon.error(SetMaterialByDocument, set({ materialBy: '2027-02-30' })))
      .extensions;
    expect(fields).toEqual({ materialBy: 'Vul een datum in, of laat het leeg' });
  });

  it.each([
    [15, 0],
    [14, 1],
    [8, 1],
    [7, 1],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-14, 1],
    [-15, 0],
  ])('in %d days: %d mail', async (days, count) => {
    await sell(1, 40);
    await due(days);
    expect(await mailed()).toHaveLength(count);
  });
});

it('asks each step once, also by two at once, and not before nine', async () => {
  await sell(1, 40);
  await due(14);
  expect(await mailed(momentInAmsterdam(`${today}T08:59`))).toEqual([]);
  await Promise.all([remindOfMaterial(stage.api.portal, noon()), remindOfMaterial(stage.api.portal, noon())]);
  expect(await mailed(noon(daysAfter(today, 6)))).toEqual(['bakkerij1@voorbeeld.example']);
  await mailed(noon(daysAfter(today, 7)));
  await mailed(noon(daysAfter(today, 13)));
  expect(await mailed(noon(daysAfter(today, 15)))).toHaveLength(4);
  const [{ subject, text } = { subject: '', text: '' }] = mailbox.mails;
  expect(subject).toMatch(/^Lever je advertentie aan vóór of op \d\d\/\d\d\/\d{4}$/);
  expect(text).toContain(
    'Het formaat is 17x8,9 cm (breed x hoog), zwart-wit. Een pdf op dat formaat is het best; een afbeelding mag ook, van minstens 1339 bij 701 pixels.',
  );
  expect(text).toContain('of geef het aan José.');
});

it('does not ask who bought today, has no address, or brought it before the mail went', async () => {
  await sell(1, 0);
  const second = await sell(2, 3);
  await AdvertiserModel.updateOne({ _id: await sell(3, 3) }, { email: '' });
  await due(3);
  await remindOfMaterial(stage.api.portal, noon());
  await bring(second, 2);
  await stage.api.deliverMail();
  expect(mailbox.mails).toEqual([]);
  // Another day is asked for anew.
  await due(2);
  expect(await mailed()).toEqual([]);
  expect(await mailed(noon(daysAfter(today, 1)))).toEqual(['bakkerij1@voorbeeld.example']);
});

it('tells the seller once in each step of all of theirs', async () => {
  await sell(1, 3);
  await sell(2, 4);
  await due(6);
  await Promise.all([remind(stage.api.portal, noon()), remind(stage.api.portal, noon())]);
  await remind(stage.api.portal, noon(daysAfter(today, 1)));
  const { items } = await inboxOf(jose);
  expect(items).toMatchObject([
    { kind: 'due', title: '2 advertenties zonder materiaal', link: '/mijn_adverteerders' },
  ]);
  expect(items[0]?.detail).toMatch(/^Uiterlijk [\d/]+: Bakkerij 2, Bakkerij 1$/);
  await remind(stage.api.portal, noon(daysAfter(today, 5)));
  expect((await inboxOf(jose)).items).toHaveLength(2);
});
