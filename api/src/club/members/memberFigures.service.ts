import type { PipelineStage } from 'mongoose';

import { type Block, BlockSums } from '../../platform/database/reading/blockSums';
import { searchedWords, textSearchFilter } from '../../platform/database/reading/findByWords';
import { idsHolding } from '../../platform/database/reading/keptTexts';
import { editionOf } from '../editions/edition.service';
import { askedBeside } from '../moments/addressees';
import type { ClubMemberFilter } from './member.input';
import { ClubMemberModel } from './member.model';
import { filterFor, hasJubilee, THERE } from './member.service';
import type { ClubMemberFigures } from './memberFigures.type';
import { currentYear } from './memberRules';

/** What of a filter stays when one of the counted choices is made instead of it, beside what is searched. */
function othersOf({ active, country, proposals }: ClubMemberFilter): ClubMemberFilter {
  return { active, country, proposals };
}

/** Of more members than these each is looked at. */
const MOST_NAMED = 25_000;

/** How many each choice shows. */
const CHOICES = ['all', 'notPaid', 'paid', 'jubilee', 'withoutEmail'] as const;
const NAMES = [...(['members', 'joined', 'paidByActive', 'rests', 'jubilees'] as const), ...CHOICES] as const;

type Choice = (typeof CHOICES)[number];
type Name = (typeof NAMES)[number];
type Counts = Record<Name, number>;

/** What the counts depend on. */
interface Asked {
  filter: ClubMemberFilter;
  clubYear: number;
  thisYear: number;
}

const sums = new BlockSums<Partial<Counts>, Asked>(() => ClubMemberModel as never, countBlocks);

/**
 * The club in figures, and how many members each choice above the list shows.
 * @param filter what is chosen; of payment, jubilee and e-mail each count has its own @param year the club year
 */
export async function memberFigures(filter: ClubMemberFilter, year: number): Promise<ClubMemberFigures> {
  const asked = { filter: othersOf(filter), clubYear: year, thisYear: currentYear() };
  const words = searchedWords(filter.search);
  const [parts, found, edition] = await Promise.all([
    sums.read(asked),
    // Everybody searches for something else: that is not kept.
    words.length > 0 ? countFound(asked, words) : undefined,
    editionOf(year).then(
      async (one) => one && { ...one, beside: (await askedBeside([one])).get(one.id) ?? 0 },
    ),
  ]);
  const of = (name: Name) => {
    if (found && isChoice(name)) return found[name];
    return parts.reduce((total, part) => total + (part[name] ?? 0), 0);
  };
  const [members, paidByActive] = [of('members'), of('paidByActive')];
  return {
    ...{ members, joined: of('joined'), paid: paidByActive, jubilees: of('jubilees') },
    open: edition ? (members - paidByActive) * edition.contribution + edition.beside + of('rests') : null,
    counts: {
      ...{ all: of('all'), notPaid: of('notPaid'), paid: of('paid') },
      ...{ jubilee: of('jubilee'), withoutEmail: of('withoutEmail') },
    },
  };
}

function isChoice(name: Name): name is Choice {
  return CHOICES.some((choice) => choice === name);
}

async function countBlocks(names: readonly Block[], asked: Asked): Promise<Map<Block, Partial<Counts>>> {
  const { clubYear, thisYear } = asked;
  const active = (condition: object = {}) => counting({ active: true }, condition);
  const found = await count<Name>(
    { block: { $in: names } },
    {
      members: active(),
      // A membership number begins with the year joined.
      joined: active({ _id: { $gte: String(thisYear), $lt: String(thisYear + 1) } }),
      paidByActive: active({ 'payments.year': clubYear }),
      rests: restsOf(clubYear),
      jubilees: active({ ...hasJubilee(clubYear), active: true }),
      ...choices(asked),
    },
  );
  const parts = new Map<Block, Partial<Counts>>(names.map((name) => [name, {}]));
  for (const name of NAMES) {
    for (const { _id, count: one } of found[name]) {
      const part = parts.get(_id ?? null);
      if (part) part[name] = one;
    }
  }
  return parts;
}

/** The same of the choices alone, for a search. */
async function countFound(asked: Asked, words: readonly string[]): Promise<Record<Choice, number>> {
  const ids = await idsHolding(ClubMemberModel, filterFor(asked.filter, asked.clubYear), words);
  const where =
    ids.length <= MOST_NAMED
      ? { _id: { $in: ids } }
      : { $and: textSearchFilter('searchText', words.join(' ')) };
  const found = await count<Choice>(where, choices(asked));
  const totals = CHOICES.map((choice) => [
    choice,
    found[choice].reduce((total, { count: one }) => total + one, 0),
  ]);
  return Object.fromEntries(totals) as Record<Choice, number>;
}

function choices({ filter, clubYear }: Asked): Record<Choice, PipelineStage.FacetPipelineStage[]> {
  const shown = (condition: object = {}) => counting(filterFor(filter, clubYear), condition);
  const paid = { 'payments.year': clubYear };
  return {
    all: shown(),
    notPaid: shown({ 'payments.year': { $ne: clubYear } }),
    paid: shown(paid),
    jubilee: shown({ ...hasJubilee(clubYear), active: true }),
    withoutEmail: shown({ email: '' }),
  };
}

type Found<Counted extends Name> = Record<Counted, { _id?: Block; count: number }[]>;

/** Counts by block. */
async function count<Counted extends Name>(
  where: object,
  what: Record<Counted, PipelineStage.FacetPipelineStage[]>,
): Promise<Found<Counted>> {
  const [found] = await ClubMemberModel.aggregate<Found<Counted>>([
    { $match: { ...THERE, ...where } },
    { $facet: what },
  ]);
  return found as Found<Counted>;
}

/** Filters that are empty say nothing. */
function counting(...conditions: object[]): PipelineStage.FacetPipelineStage[] {
  return [{ $match: { $and: conditions } }, { $group: { _id: '$block', count: { $sum: 1 } } }];
}

/** The cents that who paid a part of the year still owes. */
function restsOf(year: number): PipelineStage.FacetPipelineStage[] {
  const rest = { $gt: 0 };
  return [
    { $match: { active: true, payments: { $elemMatch: { year, rest } } } },
    { $unwind: '$payments' },
    { $match: { 'payments.year': year, 'payments.rest': rest } },
    { $group: { _id: '$block', count: { $sum: '$payments.rest' } } },
  ];
}
