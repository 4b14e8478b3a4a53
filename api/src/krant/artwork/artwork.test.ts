import { readFileSync } from 'node:fs';

import fontkit from '@pdf-lib/fontkit';
import { cmyk, type Color, grayscale, PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';

import { useApi, uploadOf } from '../../testing/apiStage';
import { office } from '../../testing/fileStage';
import { AddArtworkDocument, ArtworkDocument } from '../../testing/gql/graphql';
import { usePerson } from '../../testing/people';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { AdvColor } from '../krant.enums';
import { adsOf, makeActiveEdition, makeAdvertiser } from '../testKrant';
import { findingsOf } from './artworkFindings';
import { measureArtwork } from './material.service';

const stage = useApi();
const MM = 72 / 25.4;
const BLACK = { advFormat: '17x8,9', advColor: AdvColor.zwartWit };
const COLOR = { advFormat: '17x8,9', advColor: AdvColor.fullColour };

interface PdfOptions {
  size?: [number, number];
  pages?: number;
  color?: Color;
  font?: 'standard' | 'embedded';
}

async function pdf({ size = [170, 89], pages = 1, color, font }: PdfOptions = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  for (let at = 0; at < pages; at += 1) {
    const page = document.addPage([size[0] * MM, size[1] * MM]);
    page.drawRectangle({ x: 5, y: 5, width: 40, height: 20, color: color ?? grayscale(0.3) });
    const embedded = () =>
      readFileSync(require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'));
    if (font)
      page.drawText('Vlaai', {
        ...{ x: 10, y: 40, size: 12, color: color ?? grayscale(0) },
        font: await document.embedFont(font === 'standard' ? StandardFonts.Helvetica : embedded()),
      });
  }
  return document.save();
}

const picture = (width: number, height: number, background: string, space: 'srgb' | 'cmyk' = 'srgb') =>
  sharp({ create: { width, height, channels: 3, background } })
    .toColourspace(space)
    .jpeg()
    .toBuffer();

const check = async (type: string, bytes: Uint8Array, sold = BLACK) =>
  findingsOf(type, await measureArtwork(stage.api.portal.threads, type, new Uint8Array(bytes)), sold);

describe('a picture', () => {
  it('that is large enough, of the right shape and colour, is in order', async () => {
    expect(await check('jpg', await picture(1340, 702, '#777'))).toEqual([]);
    expect(await check('jpg', await picture(1340, 702, '#b5121b', 'cmyk'), COLOR)).toEqual([]);
  });

  it.each([
    [
      600,
      314,
      '#777',
      BLACK,
      [
        'Op 17x8,9 cm is dit 89 dpi, en 200 is nodig: het wordt onscherp. Vraag een afbeelding van minstens 1339 bij 701 pixels.',
      ],
    ],
    [
      2000,
      2000,
      '#777',
      BLACK,
      [
        'De verhouding is anders dan 17x8,9: er blijft wit over. Vraag een afbeelding die net zo hoog is als de advertentie.',
      ],
    ],
    [1340, 702, '#b5121b', BLACK, [expect.stringContaining('in kleur en de advertentie is zwart-wit')]],
    [1340, 702, '#b5121b', COLOR, [expect.stringContaining('De kleuren zijn voor een scherm (RGB)')]],
  ])('of %d by %d in %s', async (width, height, background, sold, findings) => {
    expect(await check('jpg', await picture(width, height, background), sold)).toEqual(findings);
  });

  it('that a camera turned is measured as it looks', async () => {
    const lying = await sharp(await picture(702, 1340, '#777'))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await check('jpg', lying)).toEqual([]);
  });

  it('as a bitmap is measured by its head', async () => {
    const file = Buffer.alloc(60);
    file.writeInt32LE(300, 18);
    file.writeInt32LE(-157, 22);
    expect(await check('bmp', file)).toEqual([expect.stringContaining('is dit 44 dpi')]);
  });
});

describe('a pdf', () => {
  it.each([
    ['on its size', {}],
    ['with what is cut off', { size: [176, 95] }],
    ['with letters that it brings along', { font: 'embedded' }],
  ] as const)('%s is in order', async (_how, options) => {
    expect(await check('pdf', await pdf(options as PdfOptions))).toEqual([]);
  });

  it.each([
    [
      { size: [210, 297] },
      BLACK,
      ['De pagina is 21x29,7 cm en de advertentie 17x8,9 cm. Vraag een pdf op dat formaat.'],
    ],
    [{ size: [89, 170] }, BLACK, [expect.stringContaining('ligt een kwart gedraaid')]],
    [{ pages: 3 }, BLACK, [expect.stringContaining('heeft 3 pagina’s, en één wordt gedrukt')]],
    [
      { font: 'standard' },
      BLACK,
      [
        "Deze letters zitten niet in het bestand: Helvetica. De drukker neemt dan andere. Kies bij het opslaan als pdf voor 'lettertypen insluiten'.",
      ],
    ],
    [
      { color: rgb(0.7, 0, 0.1) },
      BLACK,
      [expect.stringContaining('in kleur en de advertentie is zwart-wit')],
    ],
    [{ color: rgb(0.7, 0, 0.1) }, COLOR, [expect.stringContaining('voor een scherm (RGB)')]],
    [{ color: cmyk(0, 1, 1, 0) }, COLOR, []],
  ] as const)('%j', async (options, sold, findings) => {
    expect(await check('pdf', await pdf(options as never), sold)).toEqual(findings);
  });
});

it('what cannot be read, or printed at all, says so', async () => {
  const bytes = new Uint8Array([1, 2, 3]);
  const unread = [expect.stringContaining('kan niet worden gelezen')];
  expect(await check('pdf', bytes)).toEqual(unread);
  expect(await check('png', bytes)).toEqual(unread);
  expect(await check('docx', bytes)).toEqual([expect.stringContaining('Een Word-bestand')]);
});

describe('beside the file', () => {
  let editionId: string;
  let advertiserId: string;
  const toon = usePerson(stage, { name: 'Toon Aarts', general: ['krantRed'] });

  beforeEach(async () => {
    editionId = await makeActiveEdition();
    advertiserId = await makeAdvertiser(17);
  });
  const add = async (name: string, bytes: Buffer) => {
    const file = await uploadOf(stage.api, 'docs/Edition_2027/17', bytes, name, toon.cookie);
    const document = { title: name, fileId: file.id };
    return (await toon.data(AddArtworkDocument, { editionId, advertiserId, document }))
      .addAdvertisementDocument;
  };

  it('stands what is wrong, by what is sold now; it is kept all the same', async () => {
    const ads = adsOf(toon, editionId);
    const small = await ads.save(advertiserId, { advPrice: 3000, advFormat: '8,5x3,5' });
    const added = await add('logo.jpg', await picture(680, 280, '#777'));
    expect(added).toMatchObject({ docs: [{ title: 'logo.jpg' }], documentFindings: [] });
    await ads.save(advertiserId, { advPrice: 6000, advFormat: '8,5x7,4' }, small.revision);
    const { advertisement } = await toon.data(ArtworkDocument, { id: added.id });
    expect(advertisement.documentFindings).toEqual([
      {
        documentId: added.docs[0]?.id,
        findings: [expect.stringContaining('De verhouding is anders dan 8,5x7,4')],
      },
    ]);
    expect((await add('tekst.docx', office('word'))).documentFindings).toHaveLength(2);
  });

  it('stands nothing of what an earlier version took without looking', async () => {
    await adsOf(toon, editionId).save(advertiserId);
    const { id } = await add('logo.jpg', await picture(60, 30, '#777'));
    await AdvertisementModel.updateOne({ _id: id }, { $unset: { 'docs.0.facts': 1 } });
    expect((await toon.data(ArtworkDocument, { id })).advertisement.documentFindings).toEqual([]);
  });
});
