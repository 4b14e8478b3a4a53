import type { ExportColumn } from 'kit/export';

import { type Category, type SaleValues, soldText } from '../ads/saleValues';
import type { Waiting } from '../drafts/saleOutbox';
import type { AdvState, KrantOwnAdvertiserFragment } from '../gql/graphql';

/** An own advertiser, as a seller sees it. */
export type OwnAdvertiser = KrantOwnAdvertiserFragment;

/** What was sold last year: '17x8,9, zwart-wit, € 100,00', 'niet verkocht', or nothing. */
export const lastYear = ({ previous }: Pick<OwnAdvertiser, 'previous'>): string =>
  soldText(previous).replaceAll('\u00a0', ' ');

/** The columns of the export, to the letter. */
export const ownColumns: ExportColumn<OwnAdvertiser>[] = [
  { header: 'Nr', value: ({ advertiserUserId }) => advertiserUserId },
  { header: 'Bedrijf', value: ({ name }) => name },
  { header: 'Adres', value: ({ address }) => address },
  { header: 'Plaats', value: ({ city }) => city },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Telefoon', value: ({ phone }) => phone },
  { header: 'Vorig jaar', value: lastYear },
];

/** What has become of the sale; of what waits for a connection, what the seller saved. */
export interface ShownSale {
  state: AdvState;
  /** What was sold, in words. */
  text: string;
}

/** See {@link ShownSale}. @param waiting the last save of the advertisement that has no answer yet */
export function shownSale(
  { advertisement }: OwnAdvertiser,
  waiting: Waiting | undefined,
  categories: readonly Category[],
): ShownSale {
  if (!waiting) {
    const state = advertisement?.advState ?? 'open';
    return { state, text: state === 'verkocht' ? soldText(advertisement) : '' };
  }
  const { advState, advPrice, advFormat } = waiting.values as SaleValues;
  if (advState !== 'verkocht') return { state: advState, text: '' };
  const advColor = categories.find(({ price }) => String(price) === advPrice)?.color ?? null;
  return { state: advState, text: soldText({ advState, advPrice: Number(advPrice), advFormat, advColor }) };
}
