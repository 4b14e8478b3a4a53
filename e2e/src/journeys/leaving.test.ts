import type { Page } from '@playwright/test';

import { CommissionsDocument } from '../gql/graphql';
import { type ApiClient, makeUser } from '../testing/apiClient';
import { fillSignIn, findUser, menuOf, onlyClosed, waitForPath } from '../testing/browser';
import { expect, test } from '../testing/stage';

let admin: ApiClient;
test.beforeAll(async ({ portal }) => {
  admin = await portal.api('beheer');
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test.describe('leaving', () => {
  test('closes the account and hands over what hangs on it; later it is opened again', async ({ stage }) => {
    const { commissions } = await admin.data(CommissionsDocument);
    const commission = commissions.at(-1);
    if (!commission) throw new Error('no committee');
    const chair = [commission.id, `${commission.id}-vz`];
    const gerda = await makeUser(admin, { name: 'Gerda Gaat', general: ['vol'], commissions: chair });
    await makeUser(admin, { name: 'Olga Opvolger', commissions: [commission.id] });
    const hers = await stage.openAs(gerda.account, '/');
    await button(hers, 'Adres aanpassen').click();
    await hers.getByRole('textbox', { name: 'Adres' }).fill('Nergens 1');

    const page = await stage.openAs('secretaris', '/gebruikers');
    await (await findUser(page, 'Gerda Gaat')).getByRole('button', { name: /^Meer over/ }).click();
    await page
      .getByRole('dialog', { name: 'Gerda Gaat' })
      .getByRole('button', { name: 'Deactiveren' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Gebruiker deactiveren' });
    await dialog.getByLabel(/Voorzitter van commissies \(1\) overdragen aan/).selectOption('Olga Opvolger');
    await dialog.getByRole('button', { name: 'Deactiveren' }).click();
    await page.getByText('Gebruiker gedeactiveerd').waitFor();
    await card(page, 'Gerda Gaat').waitFor({ state: 'detached' });

    // Whoever was at work is told, and does not come in again.
    await button(hers, 'Adres opslaan').click();
    const told = hers.getByRole('alertdialog', { name: 'Je account is gedeactiveerd' });
    await told.getByRole('button', { name: 'Naar inloggen' }).click();
    await waitForPath(hers, '/login');
    await fillSignIn(hers, gerda.account);
    await hers.getByText('Dit account is gedeactiveerd.').waitFor();

    await (await findUser(page, 'Olga Opvolger')).getByRole('link', { name: 'Aanpassen' }).click();
    const chairOf = new RegExp(`^Voorzitter, ${commission.index} - `);
    await expect(page.getByRole('checkbox', { name: chairOf })).toBeChecked();

    await page.goto(stage.url + '/gebruikers');
    await onlyClosed(page);
    const closed = await findUser(page, 'Gerda Gaat');
    await closed.getByText('Gedeactiveerd').waitFor();
    await closed.getByRole('button', { name: 'Activeren' }).click();
    await closed.waitFor({ state: 'detached' });
    await fillSignIn(hers, gerda.account);
    await button(hers, 'Uitloggen').waitFor();
    expect(await menuOf(hers)).toContain('Boerenploeg');
  });
});
