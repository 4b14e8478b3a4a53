import type { Page } from '@playwright/test';

import { CommissionsDocument } from '../gql/graphql';
import type { Stage } from './stage';

/** Parts of pages of the secretariat, with a text that is there when it is loaded, in any season. */
export const secretariatParts = [
  ['/financien?tab=boekhouding', 'Begroting en werkelijk'],
  ['/financien?tab=betalingen', 'Betaalbestand maken'],
  ['/financien?tab=bank', 'Bankafschrift inlezen'],
  ['/facturen', 'Nieuwe factuur'],
  ['/achtergrondtaken', 'Er is niets mislukt.'],
  ['{optocht}', 'Taak toevoegen'],
  ['{optocht}?tab=draaiboek', 'Evenementenvergunning aanvragen'],
  ['{optocht}?tab=documenten', 'Draaiboek en begroting'],
  ['{optocht}?tab=financieel', 'Financieel'],
  ['{optocht}?tab=leden', 'Voorzitter'],
] as const;

/** Opens one of them as somebody who may do all there; of the committee as its chair. */
export async function openSecretariat(
  stage: Stage,
  [path, text]: readonly [path: string, text: string],
  width?: number,
): Promise<Page> {
  const page = path.startsWith('{optocht}')
    ? await stage.openAs('preces', path.replace('{optocht}', `/commissies/${await paradeId(stage)}`), width)
    : await stage.openAs('beheer', path, width);
  await page.getByRole('main').getByText(text).first().waitFor();
  return page;
}

/** The demo committee that has a draaiboek, tasks and documents. */
export async function paradeId(stage: Stage): Promise<string> {
  const admin = await stage.api('beheer');
  const { commissions } = await admin.data(CommissionsDocument);
  return commissions.find(({ index }) => index === 3)?.id ?? '';
}
