import type { Page } from '@playwright/test';

import { type InvoicedAdFragment, InvoicedAdsDocument } from '../gql/graphql';
import { chooseView } from './chooseView';
import { activeEdition } from './krantSale';
import type { Stage } from './stage';

/** Opens a view of a tab of the newspaper's administration. @param account an editor, unless told otherwise */
export async function openView(
  stage: Stage,
  tab: 'overzicht' | 'financieel',
  view: string,
  { account = 'krant', width }: { account?: string; width?: number } = {},
): Promise<Page> {
  const page = await stage.openAs(account, `/krant_administratie?tab=${tab}`, width);
  // There the choice stands above the totals, on a phone too.
  if (tab === 'overzicht') await page.getByRole('radio', { name: view, exact: true }).check();
  else await chooseView(page, view);
  return page;
}

/** The sold advertisements of the active edition that are paid by invoice, as they are stored, by number. */
export async function invoicedAds(stage: Stage): Promise<InvoicedAdFragment[]> {
  const api = await stage.api('krant');
  const { advertisements } = await api.data(InvoicedAdsDocument, { editionId: await activeEdition(stage) });
  return advertisements.edges.map(({ node }) => node);
}
