import { COMMISSIONS } from '../../identity/commissions/commission.moving';
import { moved } from '../../platform/moving/moving';
import type { OldRecord } from '../../platform/moving/oldRecord';
import { type Move } from '../../platform/moving/readDump';
import { LINES } from '../../platform/text/inputFields';
import { Month, TimeType } from '../secretariat.enums';
import { DraaiboekModel, type StoredDraaiboek } from './draaiboek.model';

/** The name of the file of categories, for references to them and their subcategories. */
export const DRAAIBOEK = 'draaiboek';
/** The words of the old system for when something is done. */
export const TIMES = {
  upfront: TimeType.upFront,
  duringevent: TimeType.duringEvent,
  afterevent: TimeType.afterEvent,
} as const;
export const MONTHS: Readonly<Record<string, Month>> = Object.fromEntries(
  Object.values(Month).map((month) => [month, month]),
);

const CATEGORY = 'draaiboek category';
const COLOR = /^#[0-9a-f]{6}$/i;
const NO_COLOR = '#ffc526';

/** A category with what is in it, of one committee. */
interface MovedCategory {
  commissionId: string;
  category: object;
  subCategories: object[];
  items: object[];
}

/** The draaiboeken: the old system has categories with their committee; here a committee has one draaiboek. */
export const moveDraaiboek: Move = {
  files: [DRAAIBOEK, 'draaiboekCategories'],
  title: 'Draaiboek: categorieën',
  into: [DraaiboekModel],
  map: (old, moving) => {
    const commissionId = moving.reference(old.at('commissionId'), COMMISSIONS, { required: true });
    const parent = String(old.newId);
    const subs = old.parts('subCategories');
    for (const sub of subs) moving.keep(DRAAIBOEK, String(sub.newId), [sub.id]);
    const found: MovedCategory = {
      commissionId,
      category: {
        _id: old.newId,
        name: old.at('name').text({ required: true }),
        color: colorOf(old),
        archived: old.at('archived').yes(),
        revision: 1,
      },
      subCategories: subs.map((sub) => {
        // It stands in its category.
        sub.ignore('parent', 'commissionId');
        return { _id: sub.newId, name: sub.at('name').text({ required: true }), parent, revision: 1 };
      }),
      items: subs.flatMap((sub) => sub.parts('items').map((item) => itemOf(item, String(sub.newId), parent))),
    };
    moving.remember(CATEGORY, found);
    return [];
  },
  finish: (moving) => {
    const all = moving.recall<MovedCategory>(CATEGORY);
    return [...new Set(all.map(({ commissionId }) => commissionId))].filter(Boolean).map((_id) => {
      const own = all.filter(({ commissionId }) => commissionId === _id);
      const parts = {
        categories: own.map(({ category }) => category),
        subCategories: own.flatMap(({ subCategories }) => subCategories),
        items: own.flatMap(({ items }) => items),
      };
      return moved(DraaiboekModel, { _id, ...(parts as Partial<StoredDraaiboek>), changeLog: [] });
    });
  },
  count: (stored) =>
    (stored(DraaiboekModel) as unknown as readonly StoredDraaiboek[]).flatMap(({ categories }) => categories)
      .length,
};

function itemOf(item: OldRecord, parent: string, grandParent: string) {
  item.ignore('parent', 'grandParent', 'commissionId');
  return {
    _id: item.newId,
    name: item.at('name').text({ required: true }),
    description: item.at('description').text({ most: LINES, isLong: true }),
    responsable: item.at('responsable').text(),
    timeType: item.at('timeType').choice(TIMES, { required: true }),
    period: item.at('period').choice(MONTHS),
    daysFromCarnival: null,
    parent,
    grandParent,
    revision: 1,
  };
}

function colorOf(old: OldRecord): string {
  const field = old.at('color');
  const color = field.text();
  if (COLOR.test(color)) return color.toLowerCase();
  field.assume(`geen kleur: ${NO_COLOR}`);
  return NO_COLOR;
}
