import type { Db } from 'mongodb';
import { connection } from 'mongoose';

import { up } from '../../migrations/20261126-paper-invoice-numbers';
import { useApi } from '../../testing/apiStage';
import {
  ActivatePaperEditionDocument,
  AddPaperFacDocument,
  EditPaperEditionDocument,
  NumberAdvertiserDocument,
  PayAdvertisementDocument,
  WithdrawPaperFacDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { usePerson } from '../../testing/people';
import { readPdf } from '../../testing/readPdf';
import { jobsEnded } from '../../testing/startApi';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { type Ad, adsOf, makeActiveEdition, makeAdvertiser, makeEdition } from '../testKrant';

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });
let editionId: string;
let ads: ReturnType<typeof adsOf>;
const toon = usePerson(stage, { name: 'Toon Aarts', general: ['krantRed'] });

beforeEach(async () => {
  editionId = await makeActiveEdition();
  ads = adsOf(toon, editionId);
});
afterEach(() => jobsEnded());

const numbered = (ad: Ad, revision: number, advertiserUserId: number) =>
  toon.data(NumberAdvertiserDocument, { id: ad.advertiserId as string, revision, advertiserUserId });
const pdfText = async (url: string) => {
  const answer = await fetch(`${stage.api.url}${url}`, { headers: { cookie: toon.cookie ?? '' } });
  const { texts } = await readPdf(Buffer.from(await answer.arrayBuffer()));
  return texts.map(({ text }) => text.replaceAll('\u00a0', ' ')).join(' ');
};
const reference = async (ad: Ad) => (await ads.invoice(ad.id))?.reference;

it('a number that goes on to another advertiser gives no reference twice', async () => {
  const first = await ads.save(await makeAdvertiser(2));
  await ads.generate();
  await ads.send();
  await numbered(first, 1, 30);
  const second = await ads.save(await makeAdvertiser(2, { name: 'Slagerij' }));
  await ads.generate();
  expect([await reference(first), await reference(second)]).toEqual(['2027_2', '2027_B2']);
});

it('nor one that was made and not sent, nor of six that are made at once', async () => {
  const first = await ads.save(await makeAdvertiser(2));
  await ads.generate();
  // The invoice lapses.
  await numbered(first, 1, 30);
  const second = await ads.save(await makeAdvertiser(2, { name: 'Slagerij' }));
  await ads.generate();
  // What was asked to mention goes on; the number is another.
  expect(await ads.invoice(first.id)).toMatchObject({ reference: '2027_2', number: '2027_30' });
  expect(await ads.invoice(second.id)).toMatchObject({ reference: '2027_B2', number: '2027_B2' });

  // As after a renumbering: what the advertisements copied is all the same number.
  const many = [];
  for (let at = 100; at < 106; at += 1) many.push(await ads.save(await makeAdvertiser(at)));
  await AdvertisementModel.updateMany({ advertiserUserId: { $gte: 100 } }, { advertiserUserId: 7 });
  const answers = await Promise.all(many.map(({ id }) => toon.run(AddPaperFacDocument, { id })));
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const references = await Promise.all(many.map(reference));
  expect(new Set(references).size).toBe(6);
});

it('a withdrawn invoice stays as a file, with a credit note; the next has another number', async () => {
  const ad = await ads.save(await makeAdvertiser(2));
  await ads.generate();
  await ads.send();
  const answers = await Promise.all([1, 2].map(() => toon.run(WithdrawPaperFacDocument, { id: ad.id })));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  await ads.generate();
  expect(await ads.invoice(ad.id)).toMatchObject({ number: '2027_B2', reference: '2027_2' });
  const [withdrawn, ...others] = await ads.withdrawn(ad.id);
  expect(others).toEqual([]);
  expect(withdrawn).toMatchObject({
    number: '2027_2',
    creditNote: { number: '2027_2_C', file: { name: '2027_2_C - Bakkerij 2.pdf' } },
  });
  await stage.api.portal.files.sweep(Date.now() + 2 * 86_400_000);
  const [old, credit] = await Promise.all(
    [withdrawn?.file.url, withdrawn?.creditNote.file.url].map((url) => pdfText(url ?? '')),
  );
  expect(old).toContain('onder vermelding van 2027_2?');
  for (const part of ['Creditfactuur', '2027_2_C', 'Bij factuur', 'Bakkerij 2', '-100,00']) {
    expect(credit).toContain(part);
  }
  const again = await pdfText((await ads.invoice(ad.id))?.file.url ?? '');
  for (const part of ['2027_B2', 'Betaalkenmerk', 'onder vermelding van 2027_2?']) {
    expect(again).toContain(part);
  }
});

it('an edition that is no longer active still makes, sends and withdraws its invoices', async () => {
  const [one, two] = [await ads.save(await makeAdvertiser(1)), await ads.save(await makeAdvertiser(2))];
  await toon.data(ActivatePaperEditionDocument, { id: await makeEdition('2028') });
  await ads.generate();
  expect([await reference(one), await reference(two)]).toEqual(['2027_1', '2027_2']);
  await ads.send();
  await stage.api.deliverMail();
  expect(mailbox.mails).toHaveLength(2);
  await toon.data(WithdrawPaperFacDocument, { id: one.id });
  await ads.generate();
  expect((await ads.invoicing()).invoicing).toMatchObject({ toMake: 0, toSend: 1, sent: 1 });
  await toon.data(PayAdvertisementDocument, { id: two.id, paid: true });
});

it('of an edition that is no longer active, an unsent invoice to an old address lapses too', async () => {
  const ad = await ads.save(await makeAdvertiser(1));
  await ads.generate();
  await toon.data(ActivatePaperEditionDocument, { id: await makeEdition('2028') });
  await numbered(ad, 1, 1);
  await ads.generate();
  expect(await ads.read(ad.id)).toMatchObject({ advSendAdress: 'bakkerij@voorbeeld.example' });
});

it('the title stays once something was invoiced', async () => {
  await ads.save(await makeAdvertiser(1));
  await ads.generate();
  const edit = { id: editionId, revision: 1, title: 'Krant 2027', pageCount: 36 };
  expect((await toon.error(EditPaperEditionDocument, edit)).extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { title: 'Er zijn al facturen met deze titel gemaakt: ze blijft zoals ze is' },
  });
  await toon.data(EditPaperEditionDocument, { ...edit, title: '2027' });
  expect((await toon.error(EditPaperEditionDocument, edit)).extensions.code).toBe('CONFLICT');
});

it('an edition that is renamed while its invoices are made has one title on all', async () => {
  const many = [];
  for (let at = 1; at <= 5; at += 1) many.push(await ads.save(await makeAdvertiser(at)));
  const [renamed] = await Promise.all([
    toon.run(EditPaperEditionDocument, { id: editionId, revision: 1, title: 'Krant', pageCount: 32 }),
    ...many.map(({ id }) => toon.run(AddPaperFacDocument, { id })),
  ]);
  const title = renamed?.errors ? '2027' : 'Krant';
  const references = await Promise.all(many.map(reference));
  expect(references).toEqual([1, 2, 3, 4, 5].map((number) => `${title}_${number}`));
});

it('brings what is stored along: numbers that were given before are not given again', async () => {
  const [one, two] = [await ads.save(await makeAdvertiser(2)), await ads.save(await makeAdvertiser(3))];
  await ads.generate();
  const stored = connection.db as unknown as Db;
  const records = stored.collection('advertisements');
  await records.updateMany({}, { $unset: { invoiceNumbers: 1, 'invoice.number': 1 } });
  await records.updateOne({ advertiserUserId: 3 }, { $set: { 'invoice.reference': '2027_2' } });
  await stored.collection('paperEditions').updateMany({}, { $unset: { invoiced: 1 } });
  for (let time = 0; time < 2; time += 1) await up(stored);
  expect(await ads.invoice(one.id)).toMatchObject({ number: '2027_2', reference: '2027_2' });
  expect(await ads.invoice(two.id)).toMatchObject({ number: '2027_2', reference: '2027_2' });
  await toon.data(WithdrawPaperFacDocument, { id: one.id });
  await ads.generate();
  expect(await ads.invoice(one.id)).toMatchObject({ number: '2027_B2', reference: '2027_2' });
  const edit = { id: editionId, revision: 1, title: 'Krant 2027', pageCount: 36 };
  expect((await toon.error(EditPaperEditionDocument, edit)).extensions.code).toBe('BAD_USER_INPUT');
});
