import { makerCalled } from '../../identity/users/invitation/invitation.service';
import { moved, type Moving } from '../../platform/moving/moving';
import { centsOf } from '../../platform/moving/oldField';
import { idText, type OldPlain, type OldRecord, newIdOf } from '../../platform/moving/oldRecord';
import { type Move, sumsBy } from '../../platform/moving/readDump';
import { formatCents } from '../../platform/text/inDutch';
import { LINES } from '../../platform/text/inputFields';
import { adCategories, type AdCategory, categoryOf } from '../adCategories';
import { type Advertiser, AdvertiserModel } from '../advertisers/advertiser.model';
import { ADVERTISERS } from '../advertisers/advertiser.moving';
import { copiesOf } from '../advertisers/advertiserFields';
import { type PaperEdition, PaperEditionModel } from '../editions/edition.model';
import { PAPER_EDITIONS } from '../editions/edition.moving';
import { AdvState, QuestionStatus, AdvColor, AdvPaymentMethod, AdvType } from '../krant.enums';
import { documentsFolder } from './adParts.service';
import {
  type Advertisement,
  AdvertisementModel,
  type AdDocument,
  type AdNote,
  type AdQuestion,
} from './advertisement.model';
import type { Sale } from './sale';

/** The advertisements of all editions: one of each advertiser in each. */
export const moveAdvertisements: Move = {
  files: ['advertisements', 'advertenties'],
  title: 'Advertenties',
  into: [AdvertisementModel],
  map: async (old, moving) => {
    const [edition, advertiser] = [editionOf(old, moving), advertiserOf(old, moving)];
    if (!edition || !advertiser) return [];
    const [editionId, advertiserId] = [String(edition._id), String(advertiser._id)];
    moving.mustBeUnique(old, old.at('advertiserId'), `${editionId} ${advertiserId}`);
    const sale = movedSale(old);
    const invoice = old.at('invoiceCreated');
    if (invoice.yes()) invoice.assume('de factuur van het oude systeem komt niet mee');
    // Where that invoice went.
    old.ignore('advSendAdress', 'advertiserUserId', 'openQuestion');
    return [
      moved(AdvertisementModel, {
        _id: old.newId,
        editionId,
        advertiserId,
        ...copiesFor(old, advertiser, moving),
        ...sale,
        readyForEditing: old.at('readyForEditing').yes(),
        readyForPlacement: old.at('readyForPlacement').yes(),
        placed: old.at('placed').yes(),
        placedOnPage: old.at('placedOnPage').text(),
        assigned: old.at('assigned').text({ most: 60 }),
        ...(await movedParts(old, moving, String(edition.title), advertiser.advertiserUserId)),
        changeLog: old.lines('changeLog'),
      }),
    ];
  },
  sums: (old, stored, moving) => {
    const titles = new Map(moving.of(PaperEditionModel).map(({ _id, title = '' }) => [String(_id), title]));
    const ads = stored(AdvertisementModel) as unknown as readonly Advertisement[];
    const what = (id: string) => `editie ${titles.get(id) ?? id}`;
    const sold = old.filter(isSold);
    const soldNow = ads.filter(({ advState }) => advState === AdvState.verkocht);
    return [
      ...sumsBy(
        (id) => `Verkocht in ${what(id)}`,
        sold.map((ad) => [keyOf(ad), centsOf(ad.advPrice)?.cents ?? 0] as const),
        soldNow.map(({ editionId, advPrice }) => [editionId, advPrice ?? 0] as const),
      ),
      ...sumsBy(
        (id) => `Advertenties in ${what(id)}`,
        old.map((ad) => [keyOf(ad), 1] as const),
        ads.map(({ editionId }) => [editionId, 1] as const),
        false,
      ),
    ];
  },
};

function isSold({ advState }: OldPlain): boolean {
  return (
    typeof advState === 'string' &&
    STATES[advState.trim().toLowerCase() as keyof typeof STATES] === AdvState.verkocht
  );
}

function keyOf({ editionId }: OldPlain): string {
  return newIdOf(PAPER_EDITIONS, idText(editionId)).toHexString();
}

type Made<T> = T & { _id: unknown };

function editionOf(old: OldRecord, moving: Moving): Made<PaperEdition> | undefined {
  const id = moving.reference(old.at('editionId'), PAPER_EDITIONS, { required: true });
  return moving.of(PaperEditionModel).find(({ _id }) => String(_id) === id) as Made<PaperEdition> | undefined;
}

function advertiserOf(old: OldRecord, moving: Moving): Made<Advertiser> | undefined {
  const id = moving.reference(old.at('advertiserId'), ADVERTISERS, { required: true });
  return moving.of(AdvertiserModel).find(({ _id }) => String(_id) === id) as Made<Advertiser> | undefined;
}

/** As they were then: the name, and who sold it when that is still a user. */
function copiesFor(old: OldRecord, advertiser: Advertiser, moving: Moving) {
  const name = old.at('name').text() || advertiser.name;
  const contactId = makerCalled(old.at('contact').text(), moving) ?? advertiser.contactId;
  return copiesOf({ ...advertiser, name, contactId });
}

const STATUSES = { open: QuestionStatus.open, opgelost: QuestionStatus.opgelost } as const;
/** Who wrote it, when that was not kept. */
const UNKNOWN = 'onbekend';

type Parts = Pick<Advertisement, 'advRedactieNotes' | 'advContactQuestions' | 'docs'>;

/** The notes, questions and documents of an old advertisement. */
async function movedParts(
  old: OldRecord,
  moving: Moving,
  editionTitle: string,
  number: number,
): Promise<Parts> {
  const note = old.at('advRedactieNote').text({ most: LINES, isLong: true });
  const moment = old.newId.getTimestamp();
  return {
    advRedactieNotes: [
      ...(note ? [{ _id: old.newId, text: note, creator: UNKNOWN, creationDate: moment }] : []),
      ...notesOf(old, moment),
    ] as unknown as AdNote[],
    advContactQuestions: old.parts('advContactQuestions').map((question) => ({
      _id: question.newId,
      msg: question.at('msg').text({ required: true, most: LINES, isLong: true }),
      status: question.at('status').choice(STATUSES) ?? QuestionStatus.open,
      creator: question.at('creator').text() || UNKNOWN,
      creationDate: question.at('creationDate').moment() ?? moment,
    })) as unknown as AdQuestion[],
    docs: await docsOf(old, moving, documentsFolder(editionTitle, number)),
  };
}

/** Notes are texts, or parts with a text. */
function notesOf(old: OldRecord, moment: Date) {
  const isParts =
    Array.isArray(old.plain.advRedactieNotes) && typeof old.plain.advRedactieNotes[0] === 'object';
  if (!isParts) {
    return old.lines('advRedactieNotes').map((text, at) => ({
      _id: newIdOf('advRedactieNotes', `${old.id} ${at}`),
      text,
      creator: UNKNOWN,
      creationDate: moment,
    }));
  }
  return old.parts('advRedactieNotes').map((note) => ({
    _id: note.newId,
    text: note.at('text').text({ required: true, most: LINES, isLong: true }),
    creator: note.at('creator').text() || UNKNOWN,
    creationDate: note.at('creationDate').moment() ?? moment,
  }));
}

async function docsOf(old: OldRecord, moving: Moving, folder: string): Promise<AdDocument[]> {
  const docs: unknown[] = [];
  for (const doc of old.parts('docs')) {
    const field = doc.at('doc_id').isMissing ? doc.at('id') : doc.at('doc_id');
    const title = doc.at('title').text();
    const file = field.isMissing ? null : await moving.files.take(field, { folder, kind: 'artwork' });
    if (!file) continue;
    docs.push({
      _id: doc.newId,
      title: title || file.name,
      description: doc.at('description').text({ most: LINES, isLong: true }),
      file,
      creator: doc.at('creator').text() || UNKNOWN,
      creationDate: doc.at('creationDate').moment() ?? old.newId.getTimestamp(),
    });
  }
  return docs as AdDocument[];
}

/** The words of the old system for what became of the sale. */
const STATES = {
  open: AdvState.open,
  verkocht: AdvState.verkocht,
  'niet verkocht': AdvState.nietVerkocht,
} as const;
const METHODS = {
  factuur: AdvPaymentMethod.factuur,
  contant: AdvPaymentMethod.contant,
  gratis: AdvPaymentMethod.gratis,
} as const;
const TYPES = {
  'idem vorig jaar': AdvType.idem,
  'aanpassing nodig / nieuw': AdvType.nieuw,
} as const;
const COLORS = {
  'zwart-wit': AdvColor.zwartWit,
  'zwart wit': AdvColor.zwartWit,
  zwartwit: AdvColor.zwartWit,
  'black and white': AdvColor.zwartWit,
  'full colour': AdvColor.fullColour,
  'full color': AdvColor.fullColour,
  kleur: AdvColor.fullColour,
} as const;
const UNSOLD = {
  advPrice: null,
  advFormat: null,
  advColor: null,
  advPaymentMethod: null,
  advType: null,
} as const;
/** Euros; above it, somebody entered cents. */
const MOST_PRICE = 1000;

/** The sale of an old advertisement, and whether it was answered that it is paid. Only what is sold has a price. */
function movedSale(old: OldRecord): Sale & { paidByHand: boolean | null } {
  const advState = old.at('advState').choice(STATES, { required: true }) ?? AdvState.open;
  const advNotes = old.at('advNotes').text({ most: LINES, isLong: true });
  const price = old.at('advPrice');
  if (advState !== AdvState.verkocht) {
    if (!price.isMissing) price.assume('niet verkocht: prijs en wat erbij hoort vervallen');
    old.ignore('advFormat', 'advColor', 'advPaymentMethod', 'advType', 'advPaid');
    return { advState, ...UNSOLD, advNotes, paidByHand: null };
  }
  const advPrice = price.cents({ required: true, most: MOST_PRICE });
  const category = categoryOf(adCategories, advPrice);
  if (advPrice !== null && !category)
    price.fault(
      `geen prijs uit de lijst: ${adCategories.map(({ price: cents }) => formatCents(cents)).join(', ')}`,
    );
  const paid = old.at('advPaid');
  return {
    advState,
    advPrice,
    advFormat: formatOf(old, category),
    advColor: colorOf(old, category),
    advPaymentMethod: old.at('advPaymentMethod').choice(METHODS),
    advType: old.at('advType').choice(TYPES),
    advNotes,
    paidByHand: paid.isMissing ? null : paid.yes(),
  };
}

/** '8.5 x 3.5 cm' is 8,5x3,5. */
function formatOf(old: OldRecord, category: AdCategory | undefined): string | null {
  const field = old.at('advFormat');
  if (field.isMissing) {
    field.assume('formaat ontbreekt');
    return null;
  }
  const format = field
    .text()
    .replaceAll('.', ',')
    .replace(/\s*[x×]\s*/i, 'x')
    .replace(/\s*cm$/i, '');
  if (category && !category.formats.includes(format))
    field.ask(`hoort niet bij deze prijs: ${category.formats.join(', ')}`);
  return format;
}

/** The price says it. */
function colorOf(old: OldRecord, category: AdCategory | undefined): AdvColor | null {
  const field = old.at('advColor');
  const said = field.choice(COLORS);
  if (said && category && said !== category.color)
    field.assume('past niet bij de prijs: de kleur van de prijs geldt');
  return category?.color ?? said;
}
