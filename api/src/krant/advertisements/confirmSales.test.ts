import { useApi } from '../../testing/apiStage';
import { AddPaperEditionDocument, SetMaterialByDocument } from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { signedIn, usePerson } from '../../testing/people';
import { AdvertiserModel } from '../advertisers/advertiser.model';
import { PaperEditionModel } from '../editions/edition.model';
import { adsOf, makeActiveEdition, makeAdvertiser } from '../testKrant';
import { AdvertisementModel } from './advertisement.model';
import { confirmSales } from './confirmSales.job';

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });
let editionId: string;
let advertiserId: string;
let ads: ReturnType<typeof adsOf>;
const toon = usePerson(stage, { name: 'Toon Aarts', general: ['krantRed'] });

beforeEach(async () => {
  const jose = await signedIn(stage.api, { name: 'José', general: ['krantAdv'] });
  editionId = await makeActiveEdition();
  advertiserId = await makeAdvertiser(17, { contactId: jose.id });
  ads = adsOf(toon, editionId);
});

const later = (minutes = 3) => new Date(Date.now() + minutes * 60_000);
async function confirmed(now = later()) {
  await confirmSales(stage.api.portal, now);
  await stage.api.deliverMail();
  return mailbox.mails.map(({ to }) => to[0]);
}

it('says what was agreed, with the conditions of the edition, once', async () => {
  await PaperEditionModel.updateOne(
    { _id: editionId },
    { materialBy: '2027-01-14', conditions: 'Afzeggen kan tot 1 januari.' },
  );
  await ads.save(advertiserId, { advType: 'nieuw' });
  expect(await confirmed(later(1))).toEqual([]);
  await Promise.all([confirmSales(stage.api.portal, later()), confirmSales(stage.api.portal, later())]);
  expect(await confirmed(later(9))).toEqual(['bakkerij17@voorbeeld.example']);
  const [{ subject, text } = { subject: '', text: '' }] = mailbox.mails;
  expect(subject).toBe('Je advertentie in de carnavalskrant 2027');
  for (const line of [
    'Dit is afgesproken met José:',
    'Formaat: 17x8,9 cm (breed x hoog), zwart-wit',
    'Prijs: € 100,00',
    'Je krijgt een factuur.',
    'We krijgen je advertentie graag uiterlijk op 14/01/2027.',
    'Afzeggen kan tot 1 januari.',
  ])
    expect(text?.replaceAll('\u00a0', ' ')).toContain(line);
});

it('confirms nothing that was taken back, or noted only; another price anew', async () => {
  const first = await ads.save(advertiserId);
  const open = await ads.save(advertiserId, { advState: 'open' }, first.revision);
  expect(await confirmed()).toEqual([]);
  const sold = await ads.save(advertiserId, {}, open.revision);
  expect(await confirmed()).toHaveLength(1);
  const noted = await ads.save(advertiserId, { advNotes: 'bel in mei' }, sold.revision);
  expect(await confirmed(later(9))).toHaveLength(1);
  const free = { advPrice: 3000, advFormat: '8,5x3,5', advPaymentMethod: 'gratis' };
  await ads.save(advertiserId, free, noted.revision);
  expect(await confirmed(later(9))).toHaveLength(2);
  expect(mailbox.mails[1]?.text).toContain('De advertentie is gratis.');
  expect(mailbox.mails[1]?.text).not.toContain('Prijs:');
});

it('mails nobody without an address, and nothing of what was taken back before the mail goes', async () => {
  await AdvertiserModel.updateOne({ _id: advertiserId }, { email: '' });
  const sold = await ads.save(advertiserId);
  expect(await confirmed()).toEqual([]);
  expect(await AdvertisementModel.exists({ toConfirm: { $ne: null } })).toBeNull();
  const other = await ads.save(await makeAdvertiser(18));
  await confirmSales(stage.api.portal, later());
  await AdvertisementModel.updateMany({ _id: { $in: [sold.id, other.id] } }, { advState: 'open' });
  await stage.api.deliverMail();
  expect(mailbox.mails).toEqual([]);
});

it('has conditions of at most 2,000 characters, which the next edition begins with', async () => {
  const { revision } = await PaperEditionModel.findById(editionId).lean().orFail();
  const edition = { id: editionId, revision, title: '2027', pageCount: 32 };
  const { fields } = (await toon.error(SetMaterialByDocument, { ...edition, conditions: 'x'.repeat(2001) }))
    .extensions;
  expect(fields).toEqual({ conditions: 'Deze tekst is te lang' });
  await toon.data(SetMaterialByDocument, { ...edition, conditions: ' Afzeggen kan tot 1 januari. ' });
  const { id } = (await toon.data(AddPaperEditionDocument, { title: '2028' })).addPaperEdition;
  expect((await PaperEditionModel.findById(id).lean())?.conditions).toBe('Afzeggen kan tot 1 januari.');
});
