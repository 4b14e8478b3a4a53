import type { StockAction } from '../gql/graphql';

/** What was done to the stock last, and where. */
export interface LastTuning {
  action: StockAction;
  locationId: string;
}

const KEY = 'stock.lastTuning';

/** Of this visit, so that who sells all evening from the tent does not choose that each time. */
export function lastTuning(): Partial<LastTuning> {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as LastTuning | null) ?? {};
  } catch {
    return {};
  }
}

/** Keeps what was done for the next time; where the browser forbids that it is chosen anew. */
export function keepTuning({ action, locationId }: LastTuning): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ action, locationId }));
  } catch {
    // Chosen anew.
  }
}
