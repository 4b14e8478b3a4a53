import { overflow, violationsInBothSchemes } from '../testing/axe';
import { button } from '../testing/club';
import { expect, test } from '../testing/stage';

// The books are checked by who has no account: entry by entry, beside the receipt, on a phone.

const EMAIL = 'kascontrole@voorbeeld.example';

test('who checks the books opens a receipt, ticks off, draws a sample and asks; the treasurer answers', async ({
  stage,
  mailbox,
}) => {
  const office = await stage.openAs('penningmeester', '/financien?tab=jaarrekening');
  await office.getByLabel('Boekjaar').selectOption({ label: '2025-2026' });
  const card = office.getByRole('region', { name: 'Kascontrole' });
  await button(card, 'Iemand uitnodigen').click();
  const invite = office.getByRole('dialog', { name: 'Kascontrole van 2025-2026' });
  await invite.getByLabel('Naam').fill('Els Controle');
  await invite.getByLabel('E-mail').fill(EMAIL);
  await button(invite, 'Uitnodigen').click();
  const els = card.getByRole('region', { name: 'Els Controle' });
  await els.getByText('nog niet bekeken').waitFor();

  const page = await stage.open(360);
  const address = /http\S+\/publiek\/kascontrole#\S+/.exec((await mailbox.mailTo(EMAIL)).text)?.[0] ?? '';
  await page.goto(address);
  await page.getByText(/^0 van \d+ boekingen gezien$/).waitFor();
  expect(await overflow(page)).toBe(0);
  const entries = page.getByRole('list', { name: 'Boekingen' });
  await page.getByLabel('Zoek').fill('postzegels 198,18');
  await page.getByLabel('Zoek').press('Enter');
  const entry = entries.getByRole('listitem').filter({ hasText: 'Postzegels' });
  await page.getByText('1 boeking', { exact: true }).waitFor();
  await entry.getByRole('button', { name: /^Bekijken/ }).click();
  await entry.getByRole('button', { name: /\.pdf$/ }).click();
  await expect(entry.getByRole('link', { name: /openen in een nieuw tabblad$/ })).toHaveAttribute(
    'href',
    /^blob:/,
  );
  await button(entry, 'Vraag stellen').click();
  await entry.getByLabel('Je vraag aan de penningmeester').fill('Waren dit honderd zegels?');
  await button(entry, 'Vraag versturen').click();
  await entry.getByText('Vraag gesteld').waitFor();
  await entry.getByRole('button', { name: /^Gezien/ }).click();
  await page.getByText(/^1 van \d+ boekingen gezien$/).waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);

  await button(page, 'Trek een steekproef').click();
  await page.getByLabel('Hoeveel boekingen').fill('3');
  await page.getByLabel('Hoeveel boekingen').press('Enter');
  await page.getByText('3 boekingen', { exact: true }).waitFor();
  await expect(entries.getByText('In de steekproef')).toHaveCount(3);
  expect(await overflow(page)).toBe(0);

  await office.goto(`${stage.url}/`);
  await office.getByText(/van de kascommissie$/).waitFor();
  await office.goto(`${stage.url}/financien?tab=jaarrekening`);
  await office.getByLabel('Boekjaar').selectOption({ label: '2025-2026' });
  await els.getByText(/^1 van \d+ gezien$/).waitFor();
  await button(els, 'Antwoorden op: Waren dit honderd zegels?').click();
  const dialog = office.getByRole('dialog', { name: 'Antwoord geven' });
  await dialog.getByLabel('Antwoord').fill('Ja, voor alle leden.');
  await button(dialog, 'Antwoorden').click();
  await els.getByText('Ja, voor alle leden.').waitFor();

  await page.reload();
  await page.getByLabel('Toon').selectOption('Met een vraag');
  await expect(entries.getByRole('button', { name: /^Bekijken/ })).toHaveCount(1);
  await entries.getByRole('button', { name: /^Bekijken/ }).click();
  await entries.getByText('Ja, voor alle leden.').waitFor();
});
