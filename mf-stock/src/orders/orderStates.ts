import { todayInAmsterdam } from 'kit/format';
import type { TagTone } from 'kit/ui';

import type { OrderState } from '../gql/graphql';

/** The states in words. */
export const stateLabels: Readonly<Record<OrderState, string>> = {
  new: 'Nieuw',
  paid: 'Betaald',
  ready: 'Klaar',
  collected: 'Opgehaald',
  cancelled: 'Geannuleerd',
};

/** How a state is coloured; the word carries the meaning. */
export const stateTones: Readonly<Record<OrderState, TagTone>> = {
  new: 'warn',
  paid: 'neutral',
  ready: 'ok',
  collected: 'neutral',
  cancelled: 'no',
};

/** The states to filter by. */
export const stateOptions = [
  { value: '', label: 'Alle bestellingen' },
  ...(Object.keys(stateLabels) as OrderState[]).map((value) => ({ value, label: stateLabels[value] })),
];

/** To which states an order can be brought, as on the server. */
export function nextStates({ state, paidOn }: { state: OrderState; paidOn?: string | null }): OrderState[] {
  if (state === 'new') return ['paid', 'ready', 'collected', 'cancelled'];
  if (state === 'paid') return ['ready', 'collected', 'cancelled'];
  if (state !== 'ready') return [];
  return paidOn ? ['collected', 'cancelled'] : ['paid', 'collected', 'cancelled'];
}

/** Whether it was ready and its day passed. */
export function isMissed({ state, collectDate }: { state: OrderState; collectDate: string }): boolean {
  return state === 'ready' && collectDate < todayInAmsterdam();
}

/** Who ordered. */
export function customerOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}
