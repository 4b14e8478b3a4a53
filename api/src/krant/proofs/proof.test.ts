import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PDFDocument, rgb } from 'pdf-lib';
import sharp from 'sharp';

import { tellNews } from '../../identity/notifications/notificationJobs';
import { inboxOf } from '../../identity/notifications/testNotifications';
import { daysAfter, momentInAmsterdam, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { uploadOf, useApi } from '../../testing/apiStage';
import { bodyOf, uploadTo } from '../../testing/fileStage';
import {
  AddArtworkDocument,
  AnswerProofDocument,
  DeleteProofDocumentDocument,
  ListProofsDocument,
  OwnProofDocument,
  ProofRoundsDocument,
  ReopenProofDocument,
  RevokeProofLinksDocument,
  SendProofDocument,
  SetProofDaysDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { signedIn, usePerson } from '../../testing/people';
import { repository } from '../../testing/repository';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { AdvertiserModel } from '../advertisers/advertiser.model';
import { PaperEditionModel } from '../editions/edition.model';
import { adsOf, makeActiveEdition, makeAdvertiser, makeEdition } from '../testKrant';
import { followProofs } from './proofs.job';

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });

const MM = 72 / 25.4;
const COLOR = { advPrice: 19_500, advFormat: '17x16,4' };
const LOCKED = 'De proef is goedgekeurd. Laat de redactie haar eerst weer openen.';
const today = todayInAmsterdam();
const noon = (days: number) => momentInAmsterdam(`${daysAfter(today, days)}T12:00`);
let editionId: string;
let advertiserId: string;
let ads: ReturnType<typeof adsOf>;
const toon = usePerson(stage, { name: 'Toon Aarts', general: ['krantRed'] });
const jose = usePerson(stage, { name: 'José', general: ['krantAdv'] });

beforeEach(async () => {
  editionId = await makeActiveEdition();
  advertiserId = await makeAdvertiser(17, { contactId: jose.id });
  ads = adsOf(toon, editionId);
});

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b5121b' } })
    .png()
    .toBuffer();

const bring = async (bytes?: Buffer, name = 'opmaak.png') => {
  const artwork = bytes ?? (await red(340, 178));
  const file = await uploadOf(stage.api, 'docs/Edition_2027/17', artwork, name, toon.cookie);
  const document = { title: 'Opmaak', fileId: file.id };
  return toon.run(AddArtworkDocument, { editionId, advertiserId, document });
};
const broughtId = async (...artwork: Parameters<typeof bring>) =>
  (await bring(...artwork)).data?.addAdvertisementDocument.docs.at(-1)?.id ?? '';

/** Sells, and brings what is to be printed. @returns the advertisement and its document */
async function sold(sale: object = {}, ...artwork: Parameters<typeof bring>) {
  const { id, revision } = await ads.save(advertiserId, sale);
  return { id, revision, documentId: await broughtId(...artwork) };
}

const send = async ({ id, documentId }: { id: string; documentId: string }, message = '') =>
  (await toon.data(SendProofDocument, { id, documentId, message })).sendAdProof;
const read = async (id: string) => (await toon.data(ProofRoundsDocument, { id })).advertisement;

/** The token of the link in the last mail. */
async function mailed(): Promise<string> {
  await stage.api.deliverMail();
  return /\/publiek\/proef#([\w-]+)/.exec(mailbox.mails.at(-1)?.text ?? '')?.[1] ?? '';
}
const open = async (token: string) => (await stage.api.visitor.data(OwnProofDocument, { token })).adProof;
const yes = { approve: true, name: 'Bep Bakker' };
const answer = async (token: string, given: object, proofId?: string) => {
  const round = proofId ?? (await open(token)).rounds.at(-1)?.id ?? '';
  return stage.api.visitor.run(AnswerProofDocument, { token, proofId: round, answer: { ...yes, ...given } });
};
const pixelAt = async (url: string) => {
  const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return { size: [info.width, info.height], middle: [...data.subarray(at, at + 3)] };
};

describe('the proof', () => {
  it('is mailed with a private link, and shown in the shape and colours that were sold', async () => {
    const ad = await sold(COLOR, await red(1000, 1000));
    const after = await send(ad, ' Met het nieuwe logo. ');
    expect(after).toMatchObject({
      proofState: 'waiting',
      proofs: [{ state: 'waiting', sentBy: 'Toon Aarts' }],
    });
    expect(after.changeLog.at(-1)).toContain('proef gestuurd: Opmaak');
    const token = await mailed();
    const [{ to, subject, text } = { to: [], subject: '', text: '' }] = mailbox.mails;
    expect([to[0], subject]).toEqual([
      'bakkerij17@voorbeeld.example',
      'Is je advertentie in de carnavalskrant 2027 zo goed?',
    ]);
    expect(text).toContain('Met het nieuwe logo.');
    expect(text).not.toContain('gaan we ervan uit');
    const proof = await open(token);
    expect(proof).toMatchObject({
      ...{
        name: 'Bakkerij 17',
        edition: '2027',
        format: '17x16,4',
        color: 'fullColour',
        by: null,
        page: null,
      },
      rounds: [{ state: 'waiting', message: 'Met het nieuwe logo.' }],
    });
    const { size, middle } = await pixelAt(proof.picture);
    expect(size).toEqual([1600, 1544]);
    expect(middle[0]).toBeGreaterThan(150);
    expect(middle[1]).toBeLessThan(60);
  });

  it('of black and white is grey, and of a pdf is without what is cut off', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([176 * MM, 95 * MM]);
    page.drawRectangle({ x: 0, y: 0, width: 176 * MM, height: 95 * MM, color: rgb(0, 0, 0) });
    page.drawRectangle({ x: 3 * MM, y: 3 * MM, width: 170 * MM, height: 89 * MM, color: rgb(0.8, 0.2, 0.2) });
    await send(await sold({}, Buffer.from(await document.save()), 'opmaak.pdf'));
    const { picture } = await open(await mailed());
    const { middle } = await pixelAt(picture);
    expect(new Set(middle).size).toBe(1);
    const bytes = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
    const corner = await sharp(bytes).extract({ left: 4, top: 4, width: 1, height: 1 }).raw().toBuffer();
    expect(corner[0]).toBeGreaterThan(60);
  });

  it('stands on its page beside its neighbours', async () => {
    const ad = await sold();
    const other = await ads.save(await makeAdvertiser(18), { advFormat: '17x8,9' });
    const elsewhere = await ads.save(await makeAdvertiser(19));
    await AdvertisementModel.updateMany(
      { _id: { $in: [ad.id, other.id] } },
      { placed: true, placedOnPage: '3 boven' },
    );
    await AdvertisementModel.updateOne({ _id: elsewhere.id }, { placed: true, placedOnPage: '30' });
    await send(ad);
    const { page } = await open(await mailed());
    expect(page).toMatchObject({ number: 3, width: 259, height: 386 });
    expect(page?.ads.map(({ name, own }) => [name, own]).sort()).toEqual([
      ['Bakkerij 17', true],
      ['Bakkerij 18', false],
    ]);
    expect(page?.ads.map(({ left, top, width, height }) => [left, top, width, height])).toEqual([
      [0, 0, 172, 89],
      [0, 89, 172, 89],
    ]);
  });

  it('is laid out as the page plan does', () => {
    for (const file of ['packPage.ts', 'paper.ts'])
      expect(readFileSync(join(repository, 'api/src/krant/plan', file), 'utf8')).toBe(
        readFileSync(join(repository, 'mf-krant/src/plan', file), 'utf8'),
      );
  });

  it('is not made of what cannot be shown, is not sold, has no address or is of another edition', async () => {
    const message = async (which: { id: string; documentId: string }, text = '') =>
      (await toon.error(SendProofDocument, { ...which, message: text })).message;
    const broken = await sold({}, Buffer.from('%PDF-1.7 nothing'), 'opmaak.pdf');
    expect(await message(broken)).toMatch(/^Van dit bestand kan geen proef worden gemaakt/);
    const right = { id: broken.id, documentId: await broughtId() };
    expect(
      (await toon.error(SendProofDocument, { ...right, message: 'x'.repeat(2001) })).extensions.fields,
    ).toEqual({ message: 'Deze tekst is te lang' });
    expect(await message({ ...right, documentId: '64b000000000000000000000' })).toMatch(/^Dit document/);
    await AdvertiserModel.updateOne({ _id: advertiserId }, { email: '' });
    expect(await message(right)).toBe('Deze adverteerder heeft geen e-mailadres. Vul dat eerst in.');
    await AdvertisementModel.updateOne({ _id: broken.id }, { editionId: await makeEdition('2026') });
    expect(await message(right)).toMatch(/^Deze editie is niet actief/);
  });
});

describe('the answer', () => {
  it('that it is approved is kept with date and name, locks the advertisement, and is told the seller', async () => {
    const ad = await sold();
    await send(ad);
    const token = await mailed();
    const [one, two] = await Promise.all([answer(token, {}), answer(token, {})]);
    expect([one, two].map(({ data }) => data?.answerAdProof.rounds[0]?.state)).toContain('approved');
    expect(await read(ad.id)).toMatchObject({
      proofState: 'approved',
      proofs: [{ state: 'approved', answeredBy: 'Bep Bakker' }],
    });
    expect((await answer(token, {})).data?.answerAdProof.rounds).toMatchObject([{ state: 'approved' }]);
    const { docs } = await read(ad.id);
    const [{ id: documentId } = { id: '' }] = docs;
    const refusals = [
      await toon.error(SendProofDocument, { id: ad.id, documentId, message: '' }),
      await ads.refused(advertiserId, COLOR, ad.revision),
      await ads.refused(advertiserId, { advState: 'open' }, ad.revision),
    ].map(({ message }) => message);
    expect(refusals).toEqual([LOCKED, LOCKED, LOCKED]);
    expect((await bring()).errors?.[0]?.message).toBe(LOCKED);
    const remove = { id: ad.id, documentId };
    expect((await toon.error(DeleteProofDocumentDocument, remove)).message).toBe(LOCKED);
    expect((await ads.save(advertiserId, { advNotes: 'bel in mei' }, ad.revision)).revision).toBe(
      ad.revision + 1,
    );
    await tellNews(stage.api.portal);
    await tellNews(stage.api.portal);
    expect((await inboxOf(jose)).titles).toEqual(['Bakkerij 17 heeft de proef goedgekeurd']);
  });

  it('asks for a change in words, on the picture and with a new file, and the next round follows', async () => {
    const ad = await sold();
    const first = await send(ad);
    const token = await mailed();
    const { folder } = await open(token);
    const file = await uploadOf(stage.api, folder, await red(2000, 1000), 'nieuw.png');
    const marks = [{ x: 800, y: 250, text: ' Dit nummer klopt niet ' }];
    const given = { approve: false, text: 'Graag aanpassen', marks, fileId: file.id };
    expect((await answer(token, given)).data?.answerAdProof.rounds).toMatchObject([
      {
        ...{ state: 'changes', answer: 'Graag aanpassen', answeredBy: 'Bep Bakker', sentFile: true },
        marks: [{ x: 800, y: 250, text: 'Dit nummer klopt niet' }],
      },
    ]);
    const after = await read(ad.id);
    expect(after.docs.at(-1)).toMatchObject({
      title: 'Nieuw bestand van de adverteerder',
      creator: 'Bep Bakker',
    });
    const got = async (cookie = '') =>
      (await fetch(`${stage.api.url}${after.docs.at(-1)?.file.url}`, { headers: { cookie } })).status;
    const stranger = await signedIn(stage.api, { general: ['krantAdv'] });
    expect([await got(toon.cookie), await got(jose.cookie), await got(stranger.cookie), await got()]).toEqual(
      [200, 200, 403, 401],
    );
    expect((await toon.data(ListProofsDocument, { editionId })).advertisementsWithProof).toMatchObject([
      { name: 'Bakkerij 17', proofState: 'changes' },
    ]);
    const again = await send({ id: ad.id, documentId: after.docs.at(-1)?.id ?? '' }, 'Verwerkt.');
    expect(again.proofs.map(({ state }) => state)).toEqual(['changes', 'waiting']);
    // An answer to the round before comes too late, and the earlier link opens the new round.
    const late = await answer(token, {}, first.proofs[0]?.id);
    expect(late.errors?.[0]?.extensions?.code).toBe('CONFLICT');
    expect((await answer(token, {})).data?.answerAdProof.rounds.map(({ state }) => state)).toEqual([
      'changes',
      'approved',
    ]);
  });

  it('says at the field what is missing, and changes nothing', async () => {
    await send(await sold());
    const token = await mailed();
    const fieldsOf = async (given: object) => {
      const { errors } = await answer(token, given);
      return errors?.[0]?.extensions?.fields;
    };
    expect(await fieldsOf({ approve: false })).toEqual({
      text: 'Schrijf wat er anders moet, wijs het aan of stuur een nieuw bestand',
    });
    expect(Object.keys((await fieldsOf({ name: ' ' })) as object)).toEqual(['name']);
    const marks = [{ x: 1001, y: 0, text: 'x' }];
    expect(await fieldsOf({ approve: false, marks })).toBeDefined();
    const file = '64b000000000000000000000';
    expect(await fieldsOf({ approve: false, fileId: file })).toEqual({
      fileId: expect.any(String) as string,
    });
    expect((await open(token)).rounds[0]?.state).toBe('waiting');
  });
});

describe('the link', () => {
  const gone = async (token: string) =>
    (await stage.api.visitor.error(OwnProofDocument, { token })).extensions.code;

  it('works no more when it is over, taken away, or the sale is', async () => {
    const ad = await sold();
    await send(ad);
    const token = await mailed();
    const { folder } = await open(token);
    expect(await gone('x')).toBe('NOT_FOUND');
    await AdvertisementModel.updateOne({ _id: ad.id }, { 'links.0.expiresAt': new Date(Date.now() - 1000) });
    expect(await gone(token)).toBe('NOT_FOUND');
    expect((await uploadTo(stage.api.url, folder, await red(9, 9), 'a.png', '')).status).toBe(401);
    await AdvertisementModel.updateOne({ _id: ad.id }, { 'links.0.expiresAt': noon(3) });
    await ads.save(advertiserId, { advState: 'open' }, ad.revision);
    expect(await gone(token)).toBe('NOT_FOUND');
    const { revision } = await ads.save(advertiserId, {}, ad.revision + 1);
    // Sold anew: what was sent was of the sale before.
    expect((await open(token)).rounds).toMatchObject([{ state: 'ended' }]);
    expect((await answer(token, {})).errors?.[0]?.extensions?.code).toBe('CONFLICT');
    await toon.data(RevokeProofLinksDocument, { id: ad.id });
    await toon.data(RevokeProofLinksDocument, { id: ad.id });
    expect(await gone(token)).toBe('NOT_FOUND');
    expect(revision).toBeGreaterThan(ad.revision);
  });

  it('is not to be guessed', async () => {
    const codes: string[] = [];
    for (let at = 0; at < 31; at += 1) codes.push(await gone(`guess${at}`));
    expect([codes[0], codes.at(-1)]).toEqual(['NOT_FOUND', 'RATE_LIMITED']);
  });
});

it('is opened again with a reason, which advertiser and seller are told', async () => {
  const ad = await sold();
  await send(ad);
  await answer(await mailed(), {});
  expect((await toon.error(ReopenProofDocument, { id: ad.id, why: ' ' })).extensions.fields).toEqual({
    why: 'Verplicht',
  });
  const after = (await toon.data(ReopenProofDocument, { id: ad.id, why: 'De prijs klopt niet.' }))
    .reopenAdProof;
  expect(after).toMatchObject({
    proofState: null,
    proofs: [{ state: 'approved', reopenedBy: 'Toon Aarts', reopenedWhy: 'De prijs klopt niet.' }],
  });
  expect((await toon.error(ReopenProofDocument, { id: ad.id, why: 'nog eens' })).message).toMatch(
    /alweer geopend/,
  );
  await stage.api.deliverMail();
  expect(mailbox.mails.at(-1)).toMatchObject({
    subject: 'We openen je advertentie in de carnavalskrant 2027 weer',
    text: expect.stringContaining('De prijs klopt niet.') as string,
  });
  await tellNews(stage.api.portal);
  expect((await inboxOf(jose)).titles).toContain('Proef van Bakkerij 17 weer geopend');
  expect((await send(ad)).proofs).toHaveLength(2);
});

describe('without an answer', () => {
  const days = (proofDays: number) => PaperEditionModel.updateOne({ _id: editionId }, { proofDays });
  const subjects = async (after: number) => {
    await followProofs(stage.api.portal, noon(after));
    await stage.api.deliverMail();
    return mailbox.mails.length;
  };

  it('is reminded of in steps, each once, also by two at once', async () => {
    const ad = await sold();
    await send(ad);
    expect([await subjects(0), await subjects(2)]).toEqual([1, 1]);
    await Promise.all([followProofs(stage.api.portal, noon(3)), followProofs(stage.api.portal, noon(4))]);
    expect([await subjects(6), await subjects(7), await subjects(40)]).toEqual([2, 3, 3]);
    expect(mailbox.mails[1]?.subject).toBe('Kijk je nog naar je advertentie in de carnavalskrant 2027?');
    expect((await open(await mailed())).by).toBeNull();
    await answer(await mailed(), {});
    expect(await subjects(50)).toBe(3);
  });

  it('counts as seen after the days of the edition, and is locked', async () => {
    await days(5);
    const ad = await sold();
    await send(ad);
    const token = await mailed();
    expect((await open(token)).by).toBe(daysAfter(today, 5));
    expect(mailbox.mails[0]?.text).toContain('dan gaan we ervan uit dat het zo goed is.');
    expect([await subjects(3), await subjects(4), await subjects(5)]).toEqual([2, 3, 3]);
    expect((await read(ad.id)).proofState).toBe('waiting');
    await subjects(6);
    expect(await read(ad.id)).toMatchObject({
      proofState: 'seen',
      proofs: [{ state: 'seen', answeredBy: '' }],
    });
    expect((await answer(token, {})).errors?.[0]?.extensions?.code).toBe('CONFLICT');
    expect((await ads.refused(advertiserId, { advState: 'open' }, ad.revision)).message).toBe(LOCKED);
  });

  it('of which days an editor decides', async () => {
    const { revision } = await PaperEditionModel.findById(editionId).lean().orFail();
    const edition = { id: editionId, revision, title: '2027', pageCount: 32 };
    const { fields } = (await toon.error(SetProofDaysDocument, { ...edition, proofDays: 31 })).extensions;
    expect(fields).toEqual({ proofDays: 'Kies 1 tot en met 30 dagen, of laat het leeg' });
    const { editPaperEdition: saved } = await toon.data(SetProofDaysDocument, { ...edition, proofDays: 7 });
    expect(saved.proofDays).toBe(7);
    expect(saved.changeLog.at(-1)).toContain('een proef telt na 7 dagen als gezien');
  });
});

it('shows its picture to editors and its seller alone', async () => {
  const { proofs } = await send(await sold());
  const stranger = await signedIn(stage.api, { general: ['krantAdv'] });
  const statusOf = async (cookie = '') => {
    const response = await fetch(`${stage.api.url}${proofs[0]?.picture.url}`, { headers: { cookie } });
    await bodyOf(response);
    return response.status;
  };
  expect([
    await statusOf(toon.cookie),
    await statusOf(jose.cookie),
    await statusOf(stranger.cookie),
    await statusOf(),
  ]).toEqual([200, 200, 403, 401]);
});
