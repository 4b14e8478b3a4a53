import { toApiError } from 'kit/graphql';
import { useSnackbar } from 'kit/ui';

import { type Category, saleOrOpen, type SaleValues, soldAgain, soldText, valuesOf } from '../ads/saleValues';
import { getFragmentData } from '../gql/fragment-masking';
import {
  KrantOwnAdDialogFragmentDoc,
  type KrantOwnAdvertiserFragment,
  KrantPreviousSaleFragmentDoc,
} from '../gql/graphql';
import { savedText } from './ownTexts';
import type { OwnAdvertisers } from './useOwnAdvertisers';

interface SellAgainOptions {
  own: OwnAdvertisers;
  editionId: string;
  categories: readonly Category[];
}

/**
 * Selling what was sold last year, by one press, with or without a connection; 'Ongedaan maken' makes it open again.
 * @returns for an advertiser what does so, or undefined when it was not sold or its price or format is gone
 */
export function useSellAgain({ own, editionId, categories }: SellAgainOptions) {
  const snackbar = useSnackbar();
  return (advertiser: KrantOwnAdvertiserFragment): (() => Promise<void>) | undefined => {
    const {
      id: advertiserId,
      name,
      advertisement,
      previous,
    } = getFragmentData(KrantOwnAdDialogFragmentDoc, advertiser);
    const before = getFragmentData(KrantPreviousSaleFragmentDoc, previous);
    const again = soldAgain(before, categories);
    if (!again) return undefined;
    const sale = saleOrOpen(advertisement);
    const { revision } = sale;
    const save = async (values: SaleValues, done: string, undo?: () => Promise<void>) => {
      try {
        const entry = { kind: 'ad' as const, editionId, advertiserId, name, revision, values };
        snackbar.show(savedText(await own.outbox.post(entry), done), { undo });
      } catch (error) {
        snackbar.show(`${name}: ${toApiError(error).message}`, { tone: 'error' });
        await own.reload();
      }
    };
    const open = valuesOf(sale);
    return () =>
      save({ ...open, ...again }, `${name} verkocht: ${soldText(before)}`, () =>
        // The outbox goes on from the version that the sale made.
        save(open, `${name} staat weer open`),
      );
  };
}
