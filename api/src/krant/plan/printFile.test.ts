import { decodePDFRawStream, PDFArray, PDFDocument, type PDFPage, PDFRawStream, rgb, degrees } from 'pdf-lib';
import sharp from 'sharp';

import { uploadOf, useApi } from '../../testing/apiStage';
import { bodyOf } from '../../testing/fileStage';
import { AddArtworkDocument, MakePrintFileDocument, PrintFindingsDocument } from '../../testing/gql/graphql';
import { usePerson } from '../../testing/people';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { PaperEditionModel } from '../editions/edition.model';
import { adsOf, makeActiveEdition, makeAdvertiser, makeEdition } from '../testKrant';

const stage = useApi();
const MM = 72 / 25.4;
let editionId: string;
const toon = usePerson(stage, { name: 'Toon Aarts', general: ['krantRed'] });

beforeEach(async () => {
  editionId = await makeActiveEdition();
  await PaperEditionModel.updateOne({ _id: editionId }, { pageCount: 4 });
});

/** A pdf of a size in mm. */
async function pdf(width: number, height: number, turned = false): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage([width * MM, height * MM]);
  page.drawRectangle({ x: 0, y: 0, width: 20, height: 20, color: rgb(0, 0, 0) });
  if (turned) page.setRotation(degrees(90));
  return Buffer.from(await document.save());
}
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer();

/** Sells an advertisement, brings its artwork and places it. */
async function placed(number: number, page: string, bytes?: Buffer, name = 'opmaak.pdf', sale: object = {}) {
  const advertiserId = await makeAdvertiser(number);
  const { id } = await adsOf(toon, editionId).save(advertiserId, { advType: 'nieuw', ...sale });
  await AdvertisementModel.updateOne({ _id: id }, { placed: page !== '', placedOnPage: page });
  if (bytes) {
    const file = await uploadOf(stage.api, `docs/Edition_2027/${number}`, bytes, name, toon.cookie);
    const document = { title: 'Opmaak', fileId: file.id };
    await toon.data(AddArtworkDocument, { editionId, advertiserId, document });
  }
  return { id, advertiserId };
}
const findings = async () => (await toon.data(PrintFindingsDocument, { editionId })).printFindings;

async function made(): Promise<PDFDocument> {
  const { makePrintFile: file } = await toon.data(MakePrintFileDocument, { editionId });
  expect(file.name).toBe('Carnavalskrant 2027 drukbestand.pdf');
  const headers = { cookie: toon.cookie ?? '' };
  return PDFDocument.load(await bodyOf(await fetch(`${stage.api.url}${file.url}`, { headers })));
}

/** What a page draws. */
function drawn(page: PDFPage | undefined): string {
  const contents = page?.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  return streams
    .map((one) => page?.doc.context.lookup(one))
    .filter((one): one is PDFRawStream => one instanceof PDFRawStream)
    .map((one) => Buffer.from(decodePDFRawStream(one).decode()).toString('latin1'))
    .join('\n');
}
/** The matrices by which artwork is put on a page, in mm. */
const placesOf = (page: PDFPage | undefined) =>
  [...drawn(page).matchAll(/^([-\d. ]+) cm\s+\/Ad/gm)].map(([, matrix = '']) =>
    matrix.split(' ').map((part, at) => Math.round((at < 4 ? Number(part) : Number(part) / MM) * 10) / 10),
  );

it('has each page at its true size, with 3 mm to cut off and marks', async () => {
  const pages = (await made()).getPages();
  expect(pages).toHaveLength(4);
  const inMm = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
    [x, y, width, height].map((points) => Math.round(points / MM));
  expect(pages.map((page) => inMm(page.getTrimBox()))[0]).toEqual([10, 10, 259, 386]);
  expect(inMm(pages[0]!.getBleedBox())).toEqual([7, 7, 265, 392]);
  expect(inMm(pages[0]!.getMediaBox())).toEqual([0, 0, 279, 406]);
  // Eight lines.
  expect([...drawn(pages[0]).matchAll(/ l$/gm)]).toHaveLength(8);
});

it('puts artwork where the page plan has it, at the size that was sold: as it is, with bleed, turned', async () => {
  await placed(1, '1', await pdf(170, 89));
  await placed(2, '2', await pdf(176, 95));
  await placed(3, '3', await pdf(89, 170, true));
  const pages = (await made()).getPages();
  // From below: 10 mm, and what is left of 386 mm.
  expect(placesOf(pages[0])).toEqual([[1, 0, 0, 1, 10, 307]]);
  expect(placesOf(pages[1])).toEqual([[1, 0, 0, 1, 7, 304]]);
  expect(placesOf(pages[2])).toEqual([[0, -1, 1, 0, 10, 396]]);
  expect(placesOf(pages[3])).toEqual([]);
});

it('prints what was approved, and of the same as last year what was printed then', async () => {
  const { id } = await placed(1, '1', await pdf(170, 89));
  const { advertiserId } = await placed(2, '2', undefined, '', { advType: 'idem' });
  const [first] = (await AdvertisementModel.findById(id).lean().orFail()).docs as unknown as {
    _id: object;
  }[];
  await AdvertisementModel.create({
    ...{ editionId: await makeEdition('2026'), advertiserId, name: 'Bakkerij 2', advertiserUserId: 2 },
    ...{ sortName: '2', advState: 'verkocht', advFormat: '17x8,9', revision: 1 },
    docs: [{ ...first, _id: undefined }],
  } as never);
  const other = await uploadOf(stage.api, 'docs/Edition_2027/1', await pdf(60, 60), 'a.pdf', toon.cookie);
  await AdvertisementModel.updateOne(
    { _id: id },
    {
      $push: {
        docs: { title: 'Later', file: other, creator: 'x' },
        proofs: { documentId: String(first?._id), picture: other, sentBy: 'x', sentAt: new Date() },
      },
      $set: { proofState: 'approved' },
    },
  );
  const pages = (await made()).getPages();
  expect(placesOf(pages[0])).toEqual([[1, 0, 0, 1, 10, 307]]);
  expect(placesOf(pages[1])).toEqual([[1, 0, 0, 1, 10, 307]]);
  expect(await findings()).toEqual([]);
});

it('names beforehand what is missing or wrong, and marks it on its page', async () => {
  await placed(1, '', await pdf(170, 89));
  await placed(2, 'achterkant', await pdf(170, 89));
  await placed(3, '3');
  await placed(4, '4', await picture(300, 157), 'klein.jpg');
  await placed(5, '2', await pdf(170, 89));
  expect(await findings()).toEqual([
    {
      ...{ name: 'Bakkerij 3', page: 3, isMissing: true },
      findings: ['Er is geen bestand om af te drukken.'],
    },
    {
      ...{ name: 'Bakkerij 4', page: 4, isMissing: false },
      findings: [expect.stringMatching(/^Op 17x8,9 cm is dit 44 dpi/) as string],
    },
    { name: 'Bakkerij 1', page: null, isMissing: true, findings: ['Staat op geen pagina.'] },
    {
      ...{ name: 'Bakkerij 2', page: null, isMissing: true },
      findings: ["Staat op 'achterkant': dat is geen pagina."],
    },
  ]);
  const pages = (await made()).getPages();
  // A dashed box in the place of what is missing, and none of what is there.
  expect(pages.map((page) => /\[6 4\]/.test(drawn(page)))).toEqual([false, false, true, false]);
});

it('says what does not fit', async () => {
  const sale = { advPrice: 44_500, advFormat: '25,9x38,6' };
  await placed(1, '1', await pdf(259, 386), 'a.pdf', sale);
  await placed(2, '1', await pdf(170, 89));
  expect(await findings()).toMatchObject([
    { name: 'Bakkerij 2', page: 1, findings: ['Past niet op de pagina: ze is overvol.'] },
  ]);
  const none = { editionId: '64b000000000000000000000' };
  expect((await toon.error(MakePrintFileDocument, none)).extensions.code).toBe('NOT_FOUND');
});
