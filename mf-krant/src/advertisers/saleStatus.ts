import type { DotColor } from '../Dot';
import type { AdvState } from '../gql/graphql';
import { stateLabels } from '../labels';

/** The dot of an advertiser and what it means. */
export interface SaleStatus {
  color: DotColor;
  text: string;
}

const inSeason: Readonly<Record<AdvState, SaleStatus>> = {
  open: { color: 'orange', text: stateLabels.open },
  verkocht: { color: 'green', text: stateLabels.verkocht },
  nietVerkocht: { color: 'red', text: stateLabels.nietVerkocht },
};

/** What the dots mean, for a legend. */
export const saleStatuses: readonly SaleStatus[] = [
  ...Object.values(inSeason),
  { color: 'white', text: 'buiten het verkoopseizoen' },
];

/** The dot of an advertiser. @param state of the advertisement; none counts as open */
export function saleStatus(isSaleSeason: boolean, state: AdvState | null | undefined): SaleStatus {
  if (!isSaleSeason) {
    return {
      color: 'white',
      text: `${state ? stateLabels[state] : stateLabels.open}, buiten het verkoopseizoen`,
    };
  }
  return inSeason[state ?? 'open'];
}
