import { type ExtensionPoint, itemsOf } from '../../platform/extensionPoint';
import { logError } from '../../platform/log/logger';
import type { RequestContext } from '../people/requestContext';
import { type HomeFigure, type UpcomingDate, type WaitingItem, WaitingKind } from './home.types';
import {
  figureSources,
  type HomeSource,
  upcomingSources,
  Urgency,
  type Waiting,
  waitingSources,
} from './homeSources';

/** Of one source. */
const MOST_OF_ONE = 3;
const MOST_WAITING = 20;
const MOST_DATES = 5;
const MOST_FIGURES = 4;
/** After all days. */
const NO_DAY = '9999';

const NOT_ALL: Waiting = {
  id: 'failed',
  kind: WaitingKind.failed,
  title: 'Niet alles kon worden geladen',
  detail: 'Er kan meer op je wachten dan hier staat.',
  count: 1,
  link: null,
  actionLabel: 'Opnieuw',
  urgency: Urgency.sometime,
};

/**
 * What waits for who asks, the most urgent first. A source that fails costs only what it would have told: then the last
 * item says that not everything is there.
 */
export async function listWaiting(context: RequestContext): Promise<WaitingItem[]> {
  const { found, failed } = await gather(waitingSources, context, MOST_OF_ONE);
  const sorted = found.sort((a, b) => a.urgency - b.urgency || dayOf(a).localeCompare(dayOf(b)));
  return failed ? [...sorted.slice(0, MOST_WAITING - 1), NOT_ALL] : sorted.slice(0, MOST_WAITING);
}

/** The next days that who asks may see, the first one first. */
export async function listUpcoming(context: RequestContext): Promise<UpcomingDate[]> {
  const { found } = await gather(upcomingSources, context, MOST_DATES);
  return found.sort((a, b) => a.date.localeCompare(b.date)).slice(0, MOST_DATES);
}

/** Figures of the work of who asks. */
export async function listFigures(context: RequestContext): Promise<HomeFigure[]> {
  const { found } = await gather(figureSources, context, MOST_OF_ONE);
  return found.slice(0, MOST_FIGURES);
}

/** What all sources tell, in the order of the areas, all asked at once; one that fails is in the log. */
async function gather<Item>(
  point: ExtensionPoint<HomeSource<Item>>,
  context: RequestContext,
  mostOfOne: number,
): Promise<{ found: Item[]; failed: boolean }> {
  const told = await Promise.all(
    itemsOf(point, context.portal.extensions).map(async ({ key, of }) => {
      try {
        return (await of(context)).slice(0, mostOfOne);
      } catch (error) {
        logError(error, 'a source of the home page failed', { source: `${point.name} ${key}` });
        return null;
      }
    }),
  );
  return { found: told.flatMap((items) => items ?? []), failed: told.includes(null) };
}

function dayOf({ day }: Waiting): string {
  return day ?? NO_DAY;
}
