import { Permission } from '../identity/catalogue/permission.enum';
import type { HomeFigure } from '../identity/home/home.types';
import { WaitingKind } from '../identity/home/home.types';
import {
  figureSources,
  type HomeSource,
  Urgency,
  type Waiting,
  waitingSources,
} from '../identity/home/homeSources';
import { passes } from '../identity/permissions/allow';
import { leanWithId } from '../platform/database/reading/leanFind';
import { countRecords } from '../platform/database/reading/readPage';
import { dateInAmsterdam, todayInAmsterdam } from '../platform/dates/amsterdam';
import type { Extension } from '../platform/extensionPoint';
import { counted, daysAgo } from '../platform/text/inDutch';
import { readState } from './editions/clubState.service';
import { getEdition } from './editions/edition.service';
import { ClubMemberModel } from './members/member.model';
import { THERE } from './members/member.service';
import { nameOf } from './members/memberFacts';

/** What members filled in on their private page and somebody has to accept. */
const proposalsWaiting: HomeSource<Waiting> = {
  key: 'club proposals',
  async of(context) {
    if (!(await passes(context, Permission.clubAdmin))) return [];
    const proposed = { 'proposal.proposedAt': { $type: 'date' }, ...THERE } as const;
    const [count, oldest] = await Promise.all([
      ClubMemberModel.countDocuments(proposed),
      ClubMemberModel.findOne(proposed)
        .sort({ 'proposal.proposedAt': 1 })
        .select({ firstName: 1, lastName: 1, 'proposal.proposedAt': 1 })
        .lean(leanWithId),
    ]);
    if (!oldest?.proposal) return [];
    const day = dateInAmsterdam(oldest.proposal.proposedAt);
    return [
      {
        ...{ id: 'clubProposals', kind: WaitingKind.member, count, day },
        title: `${counted(count, 'wijziging', 'wijzigingen')} om na te kijken`,
        detail: `Club van 111, ${count === 1 ? '' : 'oudste '}van ${nameOf(oldest)}, ${daysAgo(day, todayInAmsterdam())}`,
        ...{ link: '/club?tab=leden', actionLabel: 'Nakijken', urgency: Urgency.othersWait },
      },
    ];
  },
};

/** How many members paid the year that is going on. */
const paidFigure: HomeSource<HomeFigure> = {
  key: 'club paid',
  async of(context) {
    if (!(await passes(context, Permission.clubAdmin))) return [];
    const { activeEditionId } = await readState();
    if (!activeEditionId) return [];
    const { title } = await getEdition(activeEditionId);
    const active = { ...THERE, active: true };
    const [members, value] = await Promise.all([
      countRecords(ClubMemberModel, active),
      countRecords(ClubMemberModel, { ...active, 'payments.year': Number(title) }),
    ]);
    return [
      {
        ...{ id: 'clubPaid', label: 'Club betaald', value, isMoney: false, link: '/club?tab=leden' },
        detail: `Van ${counted(members, 'lid', 'leden')}, ${title}`,
      },
    ];
  },
};

/** What the home page tells of the Club van 111. */
export const clubHome: readonly Extension[] = [
  waitingSources.with(proposalsWaiting),
  figureSources.with(paidFigure),
];
