import type { Page } from 'playwright-core';

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
  await page.getByRole('radio', { name: view, exact: true }).check();
  return page;
}

/** A sold advertisement of the active edition that is paid by invoice, as it is stored. */
export interface InvoicedAd {
  id: string;
  advertiserId: string;
  advertiserUserId: number;
  name: string;
  advPrice: number;
  advPaid: boolean | null;
  advSendAdress: string;
  changeLog: string[];
  invoice: { reference: string; sentAt: string | null } | null;
  advertiser: { missing: string[] };
}

/** All of those, by number. */
export async function invoicedAds(stage: Stage): Promise<InvoicedAd[]> {
  const api = await stage.api('krant');
  const { advertisements } = await api.data<{ advertisements: { edges: { node: InvoicedAd }[] } }>(
    `query A($id: ID!) {
      advertisements(editionId: $id, list: sold, filter: { payment: factuur }, first: 100) {
        edges { node {
          id advertiserId advertiserUserId name advPrice advPaid advSendAdress changeLog
          invoice { reference sentAt } advertiser { missing }
        } }
      }
    }`,
    { id: await activeEdition(stage) },
  );
  return advertisements.edges.map(({ node }) => node);
}
