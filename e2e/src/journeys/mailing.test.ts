import { overflow, violationsInBothSchemes } from '../testing/axe';
import { expect, test } from '../testing/stage';

// One way to write to people: a list, a selection, a mail to each, and what became of it.

test('the secretary mails a part of the members from a phone, and who wants no more says so', async ({
  stage,
  mailbox,
}) => {
  const page = await stage.openAs('secretaris', '/ledenlijst', 360);
  await page.getByRole('searchbox', { name: 'Zoek in de ledenlijst' }).fill('bobbie van der wal');
  await page.getByRole('button', { name: 'Mail naar deze 1 lid' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mail sturen' });
  await dialog.getByText('Ledenlijst: 1 persoon').waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await dialog.getByLabel('Onderwerp').fill('Vergadering voor {naam}');
  await dialog.getByRole('textbox', { name: 'Bericht' }).fill('Zaterdag om acht uur.');
  await dialog.getByRole('button', { name: 'Stuur een test aan mezelf' }).click();
  await page.getByText('Test gestuurd naar secretaris@carnaval.example').waitFor();
  const subjects = () =>
    mailbox.mails.filter(({ to }) => to === 'secretaris@carnaval.example').map(({ subject }) => subject);
  await expect.poll(subjects).toContain('Test: Vergadering voor Bobbie van der Wal');
  await dialog.getByRole('button', { name: 'Versturen' }).click();
  await page.getByText('De mail gaat naar 1 persoon').waitFor();
  const mail = await mailbox.mailTo('bobbie.vanderwal.18@carnaval.example');
  expect(mail.subject).toBe('Vergadering voor Bobbie van der Wal');
  expect(mail.text).toContain('Zaterdag om acht uur.');

  await page.goto(`${stage.url}/verstuurde_mail`);
  await page.getByRole('button', { name: /Vergadering voor/ }).click();
  await page.getByText('Afgeleverd').first().waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);

  // Who gets it opens the link below it, without an account, and is left out from then on.
  const link = /https?:\S+\/afmelden#\S+/.exec(mail.text)?.[0] ?? '';
  const stranger = await stage.open(320);
  await stranger.goto(stage.url + new URL(link).pathname + new URL(link).hash);
  await stranger.getByText(/geen mail meer die aan velen tegelijk gaat/).waitFor();
  expect(await violationsInBothSchemes(stranger)).toEqual([]);
  await stranger.getByRole('button', { name: 'Stuur geen mail meer' }).click();
  await stranger.getByText('Je krijgt geen mail meer die aan velen tegelijk gaat.').waitFor();
  await page.goto(`${stage.url}/ledenlijst?zoek=bobbie+van+der+wal`);
  await page.getByRole('button', { name: 'Mail naar deze 1 lid' }).click();
  await dialog.getByText('Wil geen mail').waitFor();
  await dialog.getByText('Bobbie van der Wal').waitFor();
});
