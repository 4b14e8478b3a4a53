import { createContext, type ReactNode, use } from 'react';

/** Where another area can put something of its own (kit/remote.schema.json says how it declares that). */
export type PlaceName = 'personal page' | 'commission tab';

/** What an area put in a place. */
export interface PlaceItem {
  /** Unique in the place; the same each time, so that it can stand in an address. */
  id: string;
  title: string;
  /** Lower comes first; what the page has itself stands at tens. */
  order: number;
  /** It loads its area when it is shown, and a fault of that stays inside. */
  content: ReactNode;
}

/**
 * What the shell knows to be in a place, for who is signed in.
 * @param commissionId of the committee whose page it is
 */
export type FindPlaces = (place: PlaceName, commissionId?: string) => readonly PlaceItem[];

/** Filled by the shell; an area by itself has nothing of others. */
export const PlacesContext = createContext<FindPlaces>(() => []);

/** What other areas put in a place of this page, in order. @param commissionId of the committee whose page it is */
export function usePlaces(place: PlaceName, commissionId?: string): readonly PlaceItem[] {
  return use(PlacesContext)(place, commissionId);
}
