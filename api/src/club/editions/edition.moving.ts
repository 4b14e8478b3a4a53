import { moved, type Moving } from '../../platform/moving/moving';
import { centsOf } from '../../platform/moving/oldField';
import { oldIdOf, newIdOf } from '../../platform/moving/oldRecord';
import { type Move, sumsBy } from '../../platform/moving/readDump';
import { ClubMemberModel } from '../members/member.model';
import { type ClubEdition, ClubEditionModel, type ClubState, ClubStateModel } from './edition.model';

const FILE = 'clubEditions';
const ACTIVE = 'active club edition';
const CLOSED = 'closed club edition';
/** Euros; above it, somebody entered cents. */
const MOST_CONTRIBUTION = 250;

/** The years of the club; the one that is active, and what the others came to, are in one document. */
export const moveClubEditions: Move = {
  files: [FILE, 'clubEdities'],
  title: 'Edities Club van 111',
  into: [ClubEditionModel, ClubStateModel],
  map: (old, moving) => {
    const title = old.at('title');
    const year = String(title.whole({ required: true, min: 1900, max: 2100 }) ?? '');
    moving.mustBeUnique(old, title, year);
    const members = old.at('members').whole({ min: 0 });
    const active = old.at('active');
    if (active.yes()) {
      if (moving.recall(ACTIVE).length > 0)
        active.fault('er is al een actieve editie: vul hier of daar nee in');
      moving.remember(ACTIVE, String(old.newId));
    } else if (members !== null) moving.remember(CLOSED, `${String(old.newId)} ${members}`);
    return [
      moved(ClubEditionModel, {
        _id: old.newId,
        title: year,
        contribution: old.at('contribution').cents({ required: true, most: MOST_CONTRIBUTION }) ?? 0,
        used: isPaid(moving, Number(year)),
        changeLog: old.lines('changeLog'),
      }),
    ];
  },
  finish: (moving) => {
    const editions = moving.of(ClubEditionModel);
    if (editions.length === 0) return [];
    const newest = [...editions].sort((one, other) =>
      String(other.title).localeCompare(String(one.title)),
    )[0];
    const closed = moving.recall(CLOSED).map((line) => {
      const [editionId = '', members = '0'] = line.split(' ');
      return { editionId, members: Number(members) };
    });
    const activeEditionId = moving.recall(ACTIVE)[0] ?? String(newest?._id);
    return [
      moved(ClubStateModel, { _id: 'club', activeEditionId, closed, approveDetails: true, revision: 1 }),
    ];
  },
  sums: (old, stored) => {
    const editions = stored(ClubEditionModel) as unknown as readonly ClubEdition[];
    const [state] = stored(ClubStateModel) as unknown as readonly ClubState[];
    const active = old.find((edition) => edition.active === true);
    return [
      ...sumsBy(
        (title) => `Contributie ${title}`,
        old.map(
          (edition) => [String(edition.title as string), centsOf(edition.contribution)?.cents ?? 0] as const,
        ),
        editions.map(({ title, contribution }) => [title, contribution] as const),
      ),
      {
        what: 'Actieve editie',
        old: active ? 1 : 0,
        now: active && state?.activeEditionId === newIdOf(FILE, oldIdOf(active) ?? '').toHexString() ? 1 : 0,
        isMoney: false,
      },
    ];
  },
};

function isPaid(moving: Moving, year: number): boolean {
  return moving
    .of(ClubMemberModel)
    .some(({ payments = [] }) => payments.some((payment) => payment.year === year));
}
