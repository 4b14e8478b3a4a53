import type { SessionUser } from '../../identity/people/requestContext';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { saveAtRevision } from '../../platform/database/updateAtRevision';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { badInput } from '../../platform/errors/appError';
import { cleanHtml } from '../../platform/text/cleanHtml';
import { webAddress } from '../../platform/text/inputFields';
import { closingDay } from '../enrolment';
import { websiteTexts } from '../website.enums';
import type { EnlistmentInput, WinnersInput } from './songFestival.input';
import {
  type SongFestivalEnlistment,
  SongFestivalEnlistmentModel,
  type SongFestivalWinners,
  SongFestivalWinnersModel,
} from './songFestival.model';

const ENLISTMENT = 'enlistment';
const WINNERS = 'winners';
const FIRST_YEAR = 2021;
const LAST_YEAR = 2037;
const AHEAD = 10;

/** The editions to choose from: 2021 to 2037, and on to ten years from now. */
export function songFestivalYears(): number[] {
  const last = Math.max(LAST_YEAR, thisYear() + AHEAD);
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);
}

/** The enrolment; never written: closed, for this year, at revision 0. */
export async function getEnlistment(): Promise<SongFestivalEnlistment> {
  const found = await SongFestivalEnlistmentModel.findById(ENLISTMENT).lean(leanWithId);
  return { _id: ENLISTMENT, id: ENLISTMENT, open: false, year: thisYear(), revision: 0, ...found };
}

/** Opens or closes the enrolment, or chooses the edition or its last day. @throws BAD_USER_INPUT, CONFLICT */
export async function updateEnlistment(
  actor: SessionUser,
  revision: number,
  enlistment: EnlistmentInput,
): Promise<SongFestivalEnlistment> {
  const { open, year } = enlistment;
  if (!songFestivalYears().includes(year)) throw badInput({ year: websiteTexts.year });
  const closesOn = closingDay(enlistment, (await getEnlistment()).closesOn);
  return saveAtRevision<SongFestivalEnlistment>({
    model: SongFestivalEnlistmentModel,
    id: ENLISTMENT,
    revision,
    actor,
    what: 'De inschrijving',
    update: { $set: { open, year, closesOn } },
  });
}

/** The latest winners; never written: empty, at revision 0. */
export async function getWinners(): Promise<SongFestivalWinners> {
  const found = await SongFestivalWinnersModel.findById(WINNERS).lean(leanWithId);
  return { _id: WINNERS, id: WINNERS, text: '', revision: 0, ...found };
}

/** Changes the latest winners. @throws CONFLICT */
export function updateWinners(
  actor: SessionUser,
  revision: number,
  { text, link }: WinnersInput,
): Promise<SongFestivalWinners> {
  return saveAtRevision<SongFestivalWinners>({
    model: SongFestivalWinnersModel,
    id: WINNERS,
    revision,
    actor,
    what: 'De tekst over de winnaars',
    update: { $set: { text: cleanHtml(text), link: link ? webAddress(link) : null } },
  });
}

function thisYear(): number {
  return Number(todayInAmsterdam().slice(0, 4));
}
