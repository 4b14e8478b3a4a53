import { invoiceMarks } from '../../finance/invoices/document/invoiceLayout';
import { formatCalendarDate } from '../../platform/dates/amsterdam';
import { fileDocuments } from '../../platform/files/bucket';
import { daysFromNow, exists, useApi } from '../../testing/apiStage';
import {
  AddPaperFacDocument,
  AddPaperFacsDocument,
  PaperFacSaveAddresseeDocument,
  PaperFacSaveAdvertiserDocument,
} from '../../testing/gql/graphql';
import { signedIn, usePerson } from '../../testing/people';
import { readPdf } from '../../testing/readPdf';
import { readQr } from '../../testing/readQr';
import { jobsEnded, TEST_FOUNDATION } from '../../testing/startApi';
import { waitUntil } from '../../testing/waitUntil';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { type Ad, adsOf, makeActiveEdition, makeAdvertiser } from '../testKrant';

const stage = useApi();
let editionId: string;
let ads: ReturnType<typeof adsOf>;
const toon = usePerson(stage, { name: 'Toon Aarts', general: ['krantRed'] });

beforeEach(async () => {
  editionId = await makeActiveEdition();
  ads = adsOf(toon, editionId);
});
afterEach(() => jobsEnded());

/** So many sold advertisements, to be paid by invoice. */
const someSold = async (count: number, changes: object = {}) => {
  const sold = [];
  for (let number = 1; number <= count; number += 1)
    sold.push(await ads.save(await makeAdvertiser(number), changes));
  return sold;
};
const made = () => AdvertisementModel.find({ invoice: { $ne: null } }).lean();
const invoices = () => fileDocuments().countDocuments({ 'metadata.folder': 'facturen/krant/2027' });

describe('making invoices', () => {
  it('gives each sold advertisement by invoice its pdf, in the folder of its edition', async () => {
    const [ad] = await someSold(1);
    await ads.save(await makeAdvertiser(2), { advPaymentMethod: 'contant' });
    await ads.save(await makeAdvertiser(3), { advPaymentMethod: 'gratis' });
    await ads.save(await makeAdvertiser(4), { advState: 'open' });
    await ads.generate();
    expect(await ads.invoicing()).toEqual({
      invoicing: { toMake: 0, incomplete: 0, toSend: 1, sent: 0 },
      generation: { state: 'done', done: 1, total: 1, message: null },
      sending: null,
    });
    const invoice = await ads.invoice(ad?.id ?? '');
    expect(invoice).toMatchObject({
      reference: '2027_1',
      amount: 10_000,
      sentAt: null,
      file: {
        name: '2027_1 - Bakkerij 1.pdf',
        url: expect.stringMatching(/^\/files\/facturen\/krant\/2027\//),
      },
    });
    expect(await ads.read(ad?.id ?? '')).toMatchObject({
      invoiceCreated: true,
      advSendAdress: 'bakkerij1@voorbeeld.example',
    });
    expect(await invoices()).toBe(1);
  });

  it('the pdf says who, what, how much, and how to pay', async () => {
    const advertiser = await makeAdvertiser(17, { name: 'Café ’t Höfke & Zn.', adres: 'Grote Markt 11' });
    const { id } = await ads.save(advertiser, { advPrice: 8750, advFormat: '17x7,1' });
    await ads.generate();
    const { file } = (await ads.invoice(id)) ?? { file: { url: '' } };
    const answer = await fetch(`${stage.api.url}${file.url}`, { headers: { cookie: toon.cookie ?? '' } });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const pdf = await readPdf(Buffer.from(await answer.arrayBuffer()));
    expect(pdf).toMatchObject({ pages: 1, width: 595, height: 842 });
    const text = pdf.texts.map((one) => one.text.replaceAll('\u00a0', ' ')).join('\n');
    for (const part of [
      'Café ’t Höfke & Zn.',
      'Grote Markt 11',
      '7071 AA Ulft',
      '2027_17',
      formatCalendarDate(daysFromNow(0)),
      formatCalendarDate(daysFromNow(30)),
      'Advertentie in de carnavalskrant, editie 2027',
      '17x7,1 cm, zwart-wit',
      '€ 87,50',
      'vrijgesteld van btw',
      'NL91 ABNA 0417 1643 00',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('its QR code pays the right amount with the reference', async () => {
    const content = {
      number: '2027_17',
      date: '2026-11-21',
      dueDate: '2026-12-21',
      nameClient: 'x',
      addressClient: '',
      postalCodeClient: '',
      title: 'x',
      description: '',
      amount: 8750,
    };
    const marks = await invoiceMarks(content, TEST_FOUNDATION);
    const lines = readQr(marks.find(({ kind }) => kind === 'qr')?.rows ?? []).split('\n');
    expect([lines[6], lines[7], lines[10]]).toEqual(['NL91ABNA0417164300', 'EUR87.50', '2027_17']);
  });

  it('is done once, also when ten ask at once', async () => {
    await someSold(6);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => toon.run(AddPaperFacsDocument, { editionId })),
    );
    await jobsEnded();
    for (const { errors } of answers) {
      if (errors) expect(errors[0]?.message).toBe('Alle facturen zijn al aangemaakt.');
    }
    expect([(await made()).length, await invoices()]).toEqual([6, 6]);
    for (const { changeLog } of await made()) {
      expect(changeLog.filter((line) => line.endsWith('factuur aangemaakt'))).toHaveLength(1);
    }
    expect((await toon.error(AddPaperFacsDocument, { editionId })).message).toBe(
      'Alle facturen zijn al aangemaakt.',
    );
  });

  it('goes on where a process that ended left it; those that are there stay', async () => {
    await someSold(12);
    await toon.data(AddPaperFacsDocument, { editionId });
    await waitUntil(async () => (await made()).length > 1);
    await stage.api.stopJobs();
    const before = await made();
    expect(before.length).toBeLessThan(12);
    expect((await ads.invoicing()).generation).toMatchObject({ state: 'running' });
    await stage.api.startJobs();
    await jobsEnded();
    const after = await made();
    expect([after.length, await invoices()]).toEqual([12, 12]);
    const kept = after.map(({ invoice }) => invoice?.file.id);
    expect(before.every(({ invoice }) => kept.includes(invoice?.file.id))).toBe(true);
  });

  it('leaves out whom an invoice cannot be sent to, until that is mended', async () => {
    await someSold(1);
    const incomplete = await makeAdvertiser(2, { city: '' });
    const { id } = await ads.save(incomplete);
    await ads.generate();
    expect((await ads.invoicing()).invoicing).toEqual({ toMake: 1, incomplete: 1, toSend: 1, sent: 0 });
    const message = 'Adres, postcode, plaats of e-mail ontbreekt bij deze adverteerder.';
    expect((await toon.error(AddPaperFacsDocument, { editionId })).message).toBe(message);
    expect((await toon.error(AddPaperFacDocument, { id })).message).toBe(message);
    await toon.data(PaperFacSaveAdvertiserDocument, { id: incomplete });
    expect(await toon.data(AddPaperFacDocument, { id })).toMatchObject({
      addPaperFac: { invoiceCreated: true },
    });
    expect((await ads.invoicing()).invoicing.toMake).toBe(0);
  });

  it('one of ten at once makes one', async () => {
    const [ad] = await someSold(1);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => toon.run(AddPaperFacDocument, { id: ad?.id as string })),
    );
    expect(answers.every(({ errors }) => !errors)).toBe(true);
    expect(await invoices()).toBe(1);
  });

  it.each([
    [{ advPaymentMethod: 'contant' }, 'Alleen een advertentie die per factuur'],
    [{ advState: 'open' }, 'niet verkocht'],
  ])('is refused for %j', async (changes, message) => {
    const [ad] = await someSold(1, changes);
    expect((await toon.error(AddPaperFacDocument, { id: ad?.id as string })).message).toContain(message);
  });

  it('a price that changes afterwards drops the invoice, a note does not', async () => {
    const [ad] = (await someSold(1)) as [Ad];
    await ads.generate();
    const { revision, advertiserId } = await ads.read(ad.id);
    const noted = await ads.save(advertiserId as string, { advNotes: 'let op' }, revision);
    expect(noted.invoiceCreated).toBe(true);
    const { file } = (await ads.invoice(ad.id)) ?? { file: { id: '', url: '' } };
    const cheaper = { advPrice: 3000, advFormat: '8,5x3,5' };
    expect(await ads.save(advertiserId as string, cheaper, noted.revision)).toMatchObject({
      invoiceCreated: false,
      advSendAdress: '',
    });
    expect(await exists(file)).toBe(false);
    await ads.generate();
    expect(await ads.invoice(ad.id)).toMatchObject({ amount: 3000 });
  });
});

describe('an advertiser that changes', () => {
  const change = (id: string, email: string, notes = '') =>
    toon.data(PaperFacSaveAddresseeDocument, { id, revision: revision++, email, notes });
  let revision: number;
  beforeEach(() => void (revision = 1));

  it('gets another invoice when what is on it, or where it goes, is no longer right', async () => {
    const [ad] = (await someSold(1)) as [Ad];
    await ads.generate();
    await change(ad.advertiserId as string, 'bakkerij1@voorbeeld.example', 'alleen een notitie');
    const kept = await ads.invoice(ad.id);
    expect(kept).not.toBeNull();
    await change(ad.advertiserId as string, 'nieuw@voorbeeld.example');
    expect(await ads.read(ad.id)).toMatchObject({ invoiceCreated: false, advSendAdress: '' });
    expect(await exists(kept!.file)).toBe(false);
    await ads.generate();
    expect(await ads.read(ad.id)).toMatchObject({ advSendAdress: 'nieuw@voorbeeld.example' });
  });

  it('never has an invoice to the old address, also when both happen at once', async () => {
    const [ad] = (await someSold(1)) as [Ad];
    for (let round = 1; round <= 8; round += 1) {
      const email = `ronde${round}@voorbeeld.example`;
      await Promise.all([
        toon.run(AddPaperFacDocument, { id: ad.id }),
        change(ad.advertiserId as string, email),
      ]);
      const { invoiceCreated, advSendAdress } = await ads.read(ad.id);
      expect(advSendAdress).toBe(invoiceCreated ? email : '');
    }
  });

  it('keeps an invoice that was mailed or paid', async () => {
    const [ad] = (await someSold(1)) as [Ad];
    await ads.generate();
    await ads.send();
    await change(ad.advertiserId as string, 'nieuw@voorbeeld.example');
    expect(await ads.read(ad.id)).toMatchObject({ invoiceCreated: true });
  });
});

it('the invoices are for editors', async () => {
  const jose = await signedIn(stage.api, { general: ['krantAdv'] });
  const id = await makeAdvertiser(1, { contactId: jose.id });
  const ad = await ads.save(id);
  await ads.generate();
  const url = `${stage.api.url}${(await ads.invoice(ad.id))?.file.url}`;
  const status = async (cookie = '') => (await fetch(url, { headers: { cookie } })).status;
  expect([await status(toon.cookie), await status(jose.cookie), await status()]).toEqual([200, 403, 401]);
});
