import type { DemoContext } from '../../platform/demo/demoContext';
import { changedAt } from '../editor.demo';
import { ParadeFieldKind, ParadeName } from '../website.enums';
import { ParadeEntryModel, ParadeLineUpModel } from './paradeEntry.model';
import { type ParadeField, ParadeFormModel } from './paradeForm.model';

const EDITION = 2027;
const DAY = 86_400_000;
const CATEGORIES = ['Grote wagen', 'Kleine wagen', 'Loopgroep', 'Individueel'];
const GROUPS = [
  ['De Stoepranddansers', 'Kenan van de Veen'],
  ['Buurtvereniging De Kuil', 'Jada Post'],
  ['Ut Is Wa', 'Eleonora van Ginneken'],
  ['De Late Lampionnen', 'Alyssa van den Velde'],
  ['Kletskoppen Ulst', 'Marley de Bruyn'],
  ['Zonder Rem', 'Fardau van Iersel'],
  ['De Vergeten Vracht', 'Jacoba van der Ven'],
  ['Jong en Jolig', 'Elizabeth de Ruiter'],
] as const;

const field = (label: string, kind: ParadeFieldKind, more: Partial<ParadeField> = {}): ParadeField => ({
  ...{ id: label.toLowerCase().replaceAll(' ', '-'), label, help: '', kind, required: false, options: [] },
  ...more,
});
const CATEGORY = field('Categorie', ParadeFieldKind.choice, { required: true, options: CATEGORIES });
const LENGTH = field('Lengte', ParadeFieldKind.number, { help: 'In meters, met trekker.' });
const MUSIC = field('Eigen muziek', ParadeFieldKind.yesNo);
const RULES = field('Ik heb het reglement gelezen', ParadeFieldKind.yesNo, { required: true });
const THEME = field('Wat beelden jullie uit', ParadeFieldKind.lines);

/** Two parades that take groups, of which the first has an order and numbers for who came first. */
export async function demoParades(demo: DemoContext): Promise<void> {
  const form = { open: true, year: EDITION, revision: 2, ...changedAt(demo, '2026-11-02T20:00:00Z') };
  await ParadeFormModel.insertMany([
    {
      ...{ _id: ParadeName.parade, ...form },
      fields: [CATEGORY, THEME, LENGTH, MUSIC, RULES],
    },
    {
      ...{ _id: ParadeName.children, ...form, closesOn: '2027-01-31' },
      fields: [field('Aantal kinderen', ParadeFieldKind.number, { required: true })],
    },
  ]);
  const entries = Array.from({ length: demo.count(GROUPS.length) }, (_, at) => demoEntry(demo, at));
  await ParadeEntryModel.insertMany(entries);
  const first = entries.slice(0, Math.ceil(entries.length / 2)).map(({ _id }) => _id.toHexString());
  await ParadeLineUpModel.create({
    ...{ _id: `${ParadeName.parade} ${EDITION}`, order: first.toReversed(), revision: 1 },
    numbers: first.toReversed().map((id, at) => ({ id, number: at + 1 })),
    ...changedAt(demo, '2026-11-20T20:00:00Z'),
  });
}

function demoEntry(demo: DemoContext, at: number) {
  const [group, contactName] = GROUPS[at % GROUPS.length] ?? GROUPS[0];
  const name = at < GROUPS.length ? group : `${group} ${Math.floor(at / GROUPS.length) + 1}`;
  const createdAt = new Date(Date.parse('2026-11-11T12:11:00Z') + (at % 14) * DAY);
  const answer = ({ id, label }: ParadeField, value: string) => ({ fieldId: id, label, value });
  return {
    _id: demo.idAt(`parade entry ${at}`, createdAt),
    ...{ parade: ParadeName.parade, year: EDITION, checked: at % 3 !== 2, name, contactName, createdAt },
    contactPhone: `06${10_000_000 + at * 137_911}`,
    contactEmail: `groep${at + 1}@optocht.example`,
    answers: [
      answer(CATEGORY, CATEGORIES[at % CATEGORIES.length] ?? ''),
      ...(at % 2 === 0 ? [answer(LENGTH, String(6 + (at % 5)))] : []),
      answer(MUSIC, at % 2 === 0 ? 'Ja' : 'Nee'),
      answer(RULES, 'Ja'),
    ],
  };
}
