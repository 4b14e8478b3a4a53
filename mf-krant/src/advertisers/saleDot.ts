import type { DotColor } from '../Dot';
import type { AdvState } from '../gql/graphql';
import { stateWords } from '../words';

/** The dot of an advertiser and what it means. */
export interface SaleDot {
  color: DotColor;
  text: string;
}

const inSeason: Readonly<Record<AdvState, SaleDot>> = {
  open: { color: 'orange', text: stateWords.open },
  verkocht: { color: 'green', text: stateWords.verkocht },
  nietVerkocht: { color: 'red', text: stateWords.nietVerkocht },
};

/** What the dots mean, for a legend (spec 3, section 4, "Advertiser status dot"). */
export const saleDots: readonly SaleDot[] = [
  ...Object.values(inSeason),
  { color: 'white', text: 'buiten het verkoopseizoen' },
];

/** The dot of an advertiser (spec 3, section 4). @param state of the advertisement; none counts as open */
export function saleDot(isSaleSeason: boolean, state: AdvState | null | undefined): SaleDot {
  if (!isSaleSeason) {
    return {
      color: 'white',
      text: `${state ? stateWords[state] : stateWords.open}, buiten het verkoopseizoen`,
    };
  }
  return inSeason[state ?? 'open'];
}
