import type { Types } from 'mongoose';

import { withGroups } from '../identity/catalogue/catalogue';
import { Permission } from '../identity/catalogue/permission.enum';
import { UserModel } from '../identity/people/user.model';
import { searchTextOf, storedTexts } from '../platform/database/recordFields';
import type { DemoContext } from '../platform/demo/demoContext';
import { demoDocument } from '../platform/demo/demoFiles';
import { bytesOf, storeFile } from '../platform/files/files.service';
import { Threads } from '../platform/threads/threads';
import { adCategories } from './adCategories';
import { documentsFolder } from './advertisements/adParts.service';
import { type Advertisement, AdvertisementModel } from './advertisements/advertisement.model';
import { type Advertiser, AdvertiserModel } from './advertisers/advertiser.model';
import { advertiserFields, copiesOf } from './advertisers/advertiserFields';
import { measurePdf } from './artwork/artwork.thread';
import { BLEED_MM, sizeOf } from './artwork/artworkFindings';
import { KrantStateModel, PaperEditionModel } from './editions/edition.model';
import { AdvPaymentMethod, AdvState, AdvType, QuestionStatus } from './krant.enums';
import { drawIn, picturesOf, proofPicture } from './proofs/proof.service';
import { type AdProof, AdProofState } from './proofs/proof.type';

const ADVERTISERS = 60;
const THIS = 2027;
const EDITORS = ['Toon', 'Riet', 'Bart'];
const SHOPS = [
  'Bakkerij',
  'Slagerij',
  'Café',
  'Garage',
  'Kapsalon',
  'Bloemsierkunst',
  'Schildersbedrijf',
  'Fietsen',
];
const TOWNS = [
  ['7071 AA', 'Ulft'],
  ['7081 BC', 'Gendringen'],
  ['7064 KL', 'Silvolde'],
  ['7061 DE', 'Terborg'],
] as const;
/** Cheap ones are sold most. */
const SOLD_PRICES = [0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 5, 6, 6, 7, 8, 9, 10, 0, 1, 11];
const LOG = 'Toon Aarts: ';

/**
 * The newspaper: three editions (ten when the foundation is large), the last one active and half sold, with 60 advertisers
 * (by size) of four sellers. What is sold is in every stage of the editors' work.
 */
export async function demoKrant(demo: DemoContext): Promise<void> {
  const years = Array.from({ length: demo.size > 5 ? 10 : 3 }, (_, at) => THIS - at).reverse();
  const sellers = await demoSellers(demo);
  await PaperEditionModel.insertMany(
    years.map((year) => ({
      _id: editionId(demo, year),
      title: String(year),
      slug: String(year),
      pageCount: 32,
      prices: adCategories,
      materialBy: `${year}-01-14`,
      conditions: 'Afzeggen kan tot een week na deze bevestiging.',
      changeLog: [`01/09/${year - 1} - ${LOG}editie aangemaakt`],
    })),
  );
  await KrantStateModel.create({
    _id: 'krant',
    revision: 1,
    activeEditionId: String(editionId(demo, THIS)),
    inSale: [String(editionId(demo, THIS))],
    editors: EDITORS,
  });
  const advertisers = demoAdvertisers(demo, sellers);
  await AdvertiserModel.insertMany(advertisers);
  for (const year of years) {
    const ads = advertisers.flatMap((advertiser, at) => demoAd(demo, advertiser, at, year) ?? []);
    await AdvertisementModel.insertMany(ads);
  }
  await demoArtwork(demo, advertisers);
  await demoProofs(demo);
}

/** José, the editor himself, and two of the members. */
async function demoSellers(demo: DemoContext): Promise<string[]> {
  const members = [demo.id('member 21'), demo.id('member 22')];
  await UserModel.updateMany(
    { _id: { $in: members } },
    { $addToSet: { 'permissions.general': { $each: withGroups([Permission.krantAdv]) } } },
  );
  const found = await UserModel.find({ _id: { $in: members } }).select({ _id: 1 });
  const accounts = ['verkoper', 'krant'].map((name) => demo.id(`user ${name}@carnaval.example`));
  return [...accounts.map(String), ...found.map(({ id }) => String(id)).sort()];
}

type DemoAdvertiser = Advertiser & { _id: Types.ObjectId };

function demoAdvertisers(demo: DemoContext, sellers: readonly string[]): DemoAdvertiser[] {
  const { faker } = demo;
  return Array.from({ length: demo.count(ADVERTISERS) }, (_, at) => {
    const advertiserUserId = at + 1;
    const _id = demo.id(`advertiser ${advertiserUserId}`);
    const owner = faker.person.lastName();
    const name = `${SHOPS[at % SHOPS.length]} ${owner}`;
    const [postalCode, city] = TOWNS[at % TOWNS.length] ?? ['7071 AA', 'Ulft'];
    const adres =
      at % 17 === 11 ? '' : `${faker.location.street()} ${faker.number.int({ min: 1, max: 120 })}`;
    const phone = `0315 ${faker.string.numeric(6)}`;
    const email = at % 13 === 7 ? '' : `info${advertiserUserId}@voorbeeld.example`;
    const notes = at % 9 === 4 ? 'Liefst langskomen na zes uur' : '';
    const texts = storedTexts(advertiserFields, { name, adres, postalCode, city, email, phone, notes });
    return {
      _id,
      id: String(_id),
      advertiserUserId,
      ...texts,
      contactId: at % 19 === 18 ? null : (sellers[at % sellers.length] ?? null),
      active: at % 23 !== 22,
      deleted: false,
      ...demoVisit(demo, at),
      sortName: String(advertiserUserId).padStart(5, '0'),
      searchText: searchTextOf(advertiserFields, texts, advertiserUserId),
      changeLog: [`01/09/2024 - ${LOG}adverteerder toegevoegd`],
      revision: 1,
    };
  });
}

/** Some were visited in vain, and are to be visited again. */
function demoVisit(demo: DemoContext, at: number): Pick<Advertiser, 'visits' | 'followUpOn'> {
  if (at % 45 !== 2) return { visits: [], followUpOn: null };
  const visit = {
    ...{ _id: demo.id(`visit ${at}`), text: 'De baas was er niet, volgende week terugkomen' },
    ...{ creator: 'Toon Aarts', creationDate: new Date('2026-11-20T14:00:00Z') },
  };
  return { visits: [visit as never], followUpOn: '2026-11-27' };
}

/** What became of an advertiser in a year; null: nothing yet, in the edition that is being sold. */
function demoAd(
  demo: DemoContext,
  advertiser: DemoAdvertiser,
  at: number,
  year: number,
): Partial<Advertisement> | null {
  const isNow = year === THIS;
  const turn = (at * 7 + year * 3) % 20;
  const base = {
    _id: demo.id(`ad ${year} ${advertiser.advertiserUserId}`),
    editionId: String(editionId(demo, year)),
    advertiserId: advertiser.id,
    ...copiesOf(advertiser),
    revision: 1,
  };
  if (isNow && turn > 12) return null;
  if (turn % 10 === 9) return { ...base, advState: AdvState.nietVerkocht };
  if (isNow && !advertiser.active) return null;
  const category = adCategories[SOLD_PRICES[turn] ?? 0];
  const soldAt = new Date(Date.UTC(year - 1, 8, 7 + ((at * 11 + year) % (isNow ? 70 : 100)), 18, at % 60));
  return {
    ...base,
    advState: AdvState.verkocht,
    advPrice: category?.price,
    advFormat: category?.formats[at % category.formats.length],
    advColor: category?.color,
    advPaymentMethod: methodOf(at, isNow),
    advType: at % 3 === 0 ? AdvType.nieuw : AdvType.idem,
    advNotes: at % 8 === 1 ? 'Nieuwe openingstijden erin' : '',
    paidByHand: isNow ? (at % 12 === 3 ? true : null) : at % 29 !== 28,
    soldAt,
    ...(isNow && at % 4 === 1 && { signature: signatureOf(advertiser.name, soldAt) }),
    ...(isNow ? stageOf(demo, at) : DONE),
    changeLog: [`${soldAt.toISOString().slice(0, 10).split('-').reverse().join('/')} - ${LOG}verkocht`],
  };
}

/** Signed with a finger at the counter. */
function signatureOf(name: string, at: Date) {
  const wave = Array.from({ length: 24 }, (_, step) => [
    120 + step * 32,
    Math.round(250 + 130 * Math.sin(step * 1.1) * (1 - step / 40)),
  ]);
  const line = [140, 400, 480, 370, 860, 395];
  return { name, at, takenBy: 'José van den Berg', strokes: [{ points: wave.flat() }, { points: line }] };
}

const DONE = { readyForEditing: true, readyForPlacement: true, placed: true, placedOnPage: '7' };

/** A third is to be reviewed, a third is worked at, and a third is ready; of those the most have a page. */
function stageOf(demo: DemoContext, at: number): Partial<Advertisement> {
  const creator = 'Toon Aarts';
  const creationDate = new Date('2026-11-12T19:30:00Z');
  if (at % 3 === 0) return {};
  if (at % 3 === 1) {
    return {
      readyForEditing: true,
      assigned: EDITORS[at % 4] ?? '',
      ...(at % 4 === 0 && {
        advContactQuestions: [
          {
            _id: demo.id(`question ${at}`),
            msg: 'Mag het logo in kleur?',
            status: QuestionStatus.open,
            creator,
            creationDate,
          },
        ] as never,
        advRedactieNotes: [
          { _id: demo.id(`note ${at}`), text: 'Bestand is te klein, nieuw opvragen', creator, creationDate },
        ] as never,
      }),
    };
  }
  const page = 2 + ((at * 5) % 12);
  const isPlaced = at % 5 !== 0;
  return {
    readyForEditing: true,
    readyForPlacement: true,
    placed: isPlaced,
    placedOnPage: isPlaced ? String(page) : '',
  };
}

function methodOf(at: number, isNow: boolean): AdvPaymentMethod | null {
  if (isNow && at % 15 === 14) return null;
  if (at % 14 === 5) return AdvPaymentMethod.gratis;
  return at % 4 === 3 ? AdvPaymentMethod.contant : AdvPaymentMethod.factuur;
}

/** What is to be printed, of the first few that are sold. */
async function demoArtwork(demo: DemoContext, advertisers: readonly DemoAdvertiser[]): Promise<void> {
  const sold = await AdvertisementModel.find({
    editionId: String(editionId(demo, THIS)),
    advState: AdvState.verkocht,
  })
    .sort({ sortName: 1 })
    .limit(4);
  for (const { _id, name, advertiserUserId } of sold) {
    const file = await demoDocument(
      demo,
      documentsFolder(String(THIS), advertiserUserId),
      `Advertentie ${name}`,
      [advertisers.find((one) => one.advertiserUserId === advertiserUserId)?.adres ?? ''],
    );
    const document = {
      _id: demo.id(`ad document ${advertiserUserId}`),
      title: 'Opmaak',
      description: 'Zoals vorig jaar, nieuw adres',
      file,
      facts: await measurePdf(await bytesOf(file)),
      creator: 'José van den Berg',
      creationDate: new Date('2026-11-10T20:00:00Z'),
    };
    await AdvertisementModel.updateOne({ _id }, { $push: { docs: document } });
  }
}

/** What advertisers made of the proofs that were sent to them: on pages with others. */
async function demoProofs(demo: DemoContext): Promise<void> {
  const ads = await AdvertisementModel.find({
    ...{ editionId: String(editionId(demo, THIS)), placed: true, 'docs.0': { $exists: false } },
  })
    .sort({ sortName: 1 })
    .limit(4);
  // In a thread: what draws a pdf puts another JSON.parse in the place of the own one of its process, which reads what is cut off.
  const threads = new Threads();
  const draw = drawIn(threads);
  for (const [at, ad] of ads.entries()) {
    const { _id, name, advertiserUserId } = ad;
    const bytes = await demoAdPdf(name, sizeOf(ad.advFormat) ?? { width: 170, height: 89 });
    const id = demo.id(`file ad ${advertiserUserId}`);
    const folder = documentsFolder(String(THIS), advertiserUserId);
    const file = await storeFile(folder, { id, name: `Advertentie ${name}.pdf`, type: 'pdf', bytes });
    const document = {
      ...{ _id: demo.id(`ad document ${advertiserUserId}`), title: 'Opmaak', description: '', file },
      facts: await measurePdf(bytes),
      ...{ creator: 'José van den Berg', creationDate: new Date('2026-11-16T20:00:00Z') },
    };
    const picture = await storeFile(picturesOf(String(_id)), {
      ...{ id: demo.id(`file proof ${advertiserUserId}`), name: 'Proef' },
      ...(await proofPicture(draw, file, ad)),
    });
    const proof = {
      ...{ _id: demo.id(`proof ${advertiserUserId}`), picture, sentBy: 'Toon Aarts' },
      ...{ message: at === 0 ? 'Met het nieuwe adres.' : '', sentAt: new Date('2026-11-20T19:30:00Z') },
      ...PROOF_ANSWERS[at],
    };
    const proofState = PROOF_ANSWERS[at]?.outcome ?? AdProofState.waiting;
    await AdvertisementModel.updateOne(
      { _id },
      { $set: { proofState }, $push: { docs: document, proofs: proof } },
    );
  }
  await threads.close();
}

const PROOF_ANSWERS: readonly Partial<AdProof>[] = [
  {
    ...{ outcome: AdProofState.changes, answeredBy: 'Bep Peters', answer: 'Verder prima' },
    answeredAt: new Date('2026-11-21T08:10:00Z'),
    marks: [{ x: 720, y: 300, text: 'Het telefoonnummer klopt niet meer: 0315 68 11 11' }],
  },
  {},
  {
    ...{ outcome: AdProofState.approved, answeredBy: 'Karel Jansen' },
    answeredAt: new Date('2026-11-22T18:40:00Z'),
  },
  {},
];

/** An advertisement to print: a name on yellow, with 3 mm to cut off. */
async function demoAdPdf(
  name: string,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const { cmyk, PDFDocument, StandardFonts } = await import('pdf-lib');
  const mm = 72 / 25.4;
  const document = await PDFDocument.create({ updateMetadata: false });
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  const [wide, high] = [(width + 2 * BLEED_MM) * mm, (height + 2 * BLEED_MM) * mm];
  const page = document.addPage([wide, high]);
  page.drawRectangle({ x: 0, y: 0, width: wide, height: high, color: cmyk(0, 0.06, 0.25, 0) });
  const size = Math.min(high / 5, (wide * 0.8) / font.widthOfTextAtSize(name, 1));
  const middle = (text: string, y: number, of: number) =>
    page.drawText(text, { x: (wide - font.widthOfTextAtSize(text, of)) / 2, y, size: of, font });
  middle(name, high / 2, size);
  middle('Wenst iedereen alaaf', high / 2 - size, size / 2);
  return Buffer.from(await document.save());
}

function editionId(demo: DemoContext, year: number) {
  return demo.idAt(`paper edition ${year}`, new Date(`${year - 1}-09-01T10:00:00Z`));
}
