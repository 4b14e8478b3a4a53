import { strFromU8, unzipSync } from 'fflate';

import { ArchiveActivityDocument, VolunteerActivitiesDocument } from './gql/graphql';
import { downloadBy } from './testing/files';
import { expect, ownPortal, test } from './testing/stage';
import {
  addActivity,
  addVolunteer,
  button,
  openActivity,
  openVolunteers,
  season,
  seasonName,
} from './testing/volunteers';

// The volunteer pool.

test.use(ownPortal('archives every activity'));

test.describe('volunteers', () => {
  test('one is added, found, changed and removed', async ({ stage }) => {
    const page = await openVolunteers(stage, 'vrijwilligers');
    await page.getByRole('heading', { name: /^\d+ vrijwilligers$/ }).waitFor();
    expect(await page.getByLabel('Seizoen', { exact: true }).count()).toBe(0);
    await button(page, 'Vrijwilliger toevoegen').click();
    const dialog = page.getByRole('dialog', { name: 'Vrijwilliger toevoegen' });
    await dialog.getByLabel('E-mail').fill('zoë');
    await button(dialog, 'Toevoegen').click();
    await dialog.getByText('Verplicht').waitFor();
    await dialog.getByText('E-mail voldoet niet aan het juiste formaat').waitFor();
    await dialog.getByLabel('Naam').fill("Zoë d'Ärtagnan");
    await dialog.getByLabel('E-mail').fill('zoe@voorbeeld.example');
    await button(dialog, 'Toevoegen').click();
    await page.getByText('Vrijwilliger toegevoegd').waitFor();

    await page.getByLabel('Zoek op naam of e-mail').fill('zoe ARTA');
    await page.getByRole('heading', { name: '1 vrijwilliger', exact: true }).waitFor();
    await button(page, "Zoë d'Ärtagnan aanpassen").click();
    const edit = page.getByRole('dialog');
    await edit.getByLabel('E-mail').fill('');
    await button(edit, 'Opslaan').click();
    await page.getByText('Vrijwilliger aangepast').waitFor();
    await page.reload();
    await page.getByLabel('Zoek op naam of e-mail').fill('artagnan');
    await page.getByRole('heading', { name: '1 vrijwilliger', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'zoe@voorbeeld.example' }).count()).toBe(0);

    await button(page, "Zoë d'Ärtagnan verwijderen").click();
    await button(page.getByRole('alertdialog'), 'Verwijderen').click();
    await page.getByText('Er zijn geen vrijwilligers om weer te geven.').waitFor();
  });

  test('the same person twice is pointed out, and kept when it is somebody else', async ({ stage }) => {
    await addVolunteer(stage, 'Tweede Kees', 'kees@voorbeeld.example');
    const page = await openVolunteers(stage, 'vrijwilligers');
    await button(page, 'Vrijwilliger toevoegen').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Naam').fill('tweede kéés');
    await button(dialog, 'Toevoegen').click();
    await dialog.getByText('Er is al een vrijwilliger die Tweede Kees heet. Is het dezelfde?').waitFor();
    await dialog.getByLabel('Naam').fill('Annie Kees');
    await dialog.getByLabel('E-mail').fill('KEES@voorbeeld.example');
    await button(dialog, 'Toevoegen').click();
    await dialog.getByText('Tweede Kees heeft dit e-mailadres al. Is het dezelfde?').waitFor();
    await button(dialog, 'Toch toevoegen').click();
    await page.getByText('Vrijwilliger toegevoegd').waitFor();
    await page.getByLabel('Zoek op naam of e-mail').fill('kees@');
    await page.getByRole('heading', { name: '2 vrijwilligers', exact: true }).waitFor();
  });

  test('two who change the same volunteer both see what the other wrote', async ({ stage }) => {
    await addVolunteer(stage, 'Dubbel Gewijzigd');
    const [one, two] = [
      await openVolunteers(stage, 'vrijwilligers'),
      await openVolunteers(stage, 'vrijwilligers'),
    ];
    for (const [page, email] of [
      [one, 'een@voorbeeld.example'],
      [two, 'twee@voorbeeld.example'],
    ] as const) {
      await page.getByLabel('Zoek op naam of e-mail').fill('gewijzigd');
      await button(page, 'Dubbel Gewijzigd aanpassen').click();
      await page.getByRole('dialog').getByLabel('E-mail').fill(email);
    }
    await button(one.getByRole('dialog'), 'Opslaan').click();
    await one.getByText('Vrijwilliger aangepast').waitFor();
    await button(two.getByRole('dialog'), 'Opslaan').click();
    const conflict = two.getByRole('alertdialog', { name: /^Intussen gewijzigd door / });
    await conflict
      .getByRole('row', { name: 'E-mail twee@voorbeeld.example een@voorbeeld.example' })
      .waitFor();
    await button(conflict, 'Mijn versie opslaan').click();
    await two.getByRole('link', { name: 'twee@voorbeeld.example' }).waitFor();
  });

  test('all of them are taken along', async ({ stage }) => {
    const page = await openVolunteers(stage, 'vrijwilligers');
    const heading = page.getByRole('heading', { name: /^\d+ vrijwilligers$/ });
    const count = Number.parseInt((await heading.textContent()) ?? '', 10);
    const csv = await downloadBy(page, button(page, 'CSV'));
    expect(csv.bytes.toString('utf8').split('\r\n')).toHaveLength(count + 1);
  });
});

test.describe('activities', () => {
  test('one is added, gets another name, goes to the archive and comes back', async ({ stage }) => {
    const page = await openVolunteers(stage, 'activiteiten');
    const add = async (name: string) => {
      await button(page, 'Activiteit toevoegen').click();
      await page.getByRole('dialog').getByLabel('Naam').fill(name);
      await button(page.getByRole('dialog'), 'Toevoegen').click();
    };
    await add('Wagenbouw');
    await page.getByText('Activiteit toegevoegd').waitFor();
    await add('wagenbouw');
    await page.getByRole('dialog').getByText('Er is al een activiteit met deze naam').waitFor();
    await button(page.getByRole('dialog'), 'Annuleren').click();
    await button(page, 'Weggooien').click();
    await button(page, 'Details van Wagenbouw').click();
    await page.getByText('Er zijn geen vrijwilligers om weer te geven.').waitFor();
    await button(page, 'Naam wijzigen van Wagenbouw').click();
    await page.getByRole('dialog').getByLabel('Naam').fill('Bouw van wagens');
    await button(page.getByRole('dialog'), 'Opslaan').click();
    await page.getByText('Naam gewijzigd').waitFor();
    await button(page, 'Archiveren: Bouw van wagens').click();
    await button(page, 'Bouw van wagens terughalen').click();
    await page.getByText('Activiteit teruggehaald').waitFor();
    await button(page, 'Details van Bouw van wagens').waitFor();
  });

  test('who is removed from a season stays in the others', async ({ stage }) => {
    const id = await addVolunteer(stage, 'Blijft Elders');
    await addActivity(stage, 'Garderobe zaal', [id], [season - 1, season]);
    const page = await openActivity(stage, 'Garderobe zaal');
    const people = page.getByRole('region', { name: 'Vrijwilligers van Garderobe zaal' });
    await button(people, 'Blijft Elders verwijderen uit Garderobe zaal').click();
    const question = page.getByRole('alertdialog');
    await question
      .getByText(`Dit geldt voor seizoen ${seasonName(season)}. De andere seizoenen blijven staan.`)
      .waitFor();
    await button(question, 'Verwijderen').click();
    await people.getByText('Er zijn geen vrijwilligers om weer te geven.').waitFor();
    const row = page.getByRole('row', { name: /^Garderobe zaal/ });
    await row.getByRole('cell', { name: '0', exact: true }).waitFor();
    await page.getByLabel('Seizoen', { exact: true }).selectOption(seasonName(season - 1));
    await people.getByText('Blijft Elders').waitFor();
    await row.getByRole('cell', { name: '1', exact: true }).waitFor();

    // and back again, found by name
    await page.getByLabel('Seizoen', { exact: true }).selectOption(seasonName(season));
    await people.getByText('Er zijn geen vrijwilligers om weer te geven.').waitFor();
    await people.getByLabel('Vrijwilliger toevoegen aan Garderobe zaal').fill('elders');
    await button(people, 'Blijft Elders toevoegen aan Garderobe zaal').click();
    await page.getByText('Blijft Elders doet mee', { exact: true }).waitFor();
    await row.getByRole('cell', { name: '1', exact: true }).waitFor();
  });

  test('the addresses are ready for Bcc, and a mail goes to each by itself', async ({ stage, mailbox }) => {
    const ids = [
      await addVolunteer(stage, 'Mail, Een', 'een@mail.example'),
      await addVolunteer(stage, 'Twee Mail', 'twee@mail.example'),
      await addVolunteer(stage, 'Zonder Mail'),
    ];
    await addActivity(stage, 'Mailploeg', ids);
    const page = await openActivity(stage, 'Mailploeg');
    await button(page, 'E-mailadressen downloaden').click();
    const dialog = page.getByRole('dialog', { name: 'E-mailadressen van Mailploeg' });
    const text = '"Mail, Een" <een@mail.example>; Twee Mail <twee@mail.example>';
    await expect(dialog.getByLabel('Plak deze in het vak Bcc van je mail')).toHaveValue(text);
    const file = await downloadBy(page, button(dialog, 'Opslaan als tekstbestand'));
    expect(file.bytes.toString('utf8')).toBe(`\uFEFF${text}`);
    await page.keyboard.press('Escape');

    await button(page, 'Mail sturen').click();
    const mail = page.getByRole('dialog', { name: 'Mail sturen aan Mailploeg' });
    await mail.getByText(/^2 vrijwilligers van .*Van 1 vrijwilliger is geen adres bekend\.$/).waitFor();
    await mail.getByLabel('Onderwerp').fill('Opbouw');
    await mail.getByRole('textbox', { name: 'Bericht' }).click();
    await page.keyboard.type('Zaterdag om acht uur.');
    await button(mail, 'Versturen').click();
    await page.getByText('De mail gaat naar 2 vrijwilligers').waitFor();
    const received = await mailbox.mailTo('twee@mail.example');
    expect(received.subject).toBe('Opbouw');
    expect(received.text).toContain('Zaterdag om acht uur.');
    expect(received.replyTo).toBe('boerenploeg@carnaval.example');
    await mailbox.mailTo('een@mail.example');
  });
});

test.describe('the overview', () => {
  test('has ten seasons to choose from, and says that it loads', async ({ stage }) => {
    const page = await stage.openAs('boerenploeg', '/');
    await page.getByRole('button', { name: 'Uitloggen' }).waitFor();
    await page.route('**/graphql', async (route) => {
      await new Promise((waited) => setTimeout(waited, 1000));
      await route.continue();
    });
    await page.getByRole('link', { name: 'Boerenploeg' }).click();
    await page.getByText('Bezig met laden...').waitFor();
    await page.getByRole('table', { name: /^Vrijwilligers per activiteit/ }).waitFor();
    const seasons = await page.getByLabel('Seizoen', { exact: true }).getByRole('option').allTextContents();
    expect(seasons.slice(0, 10)).toEqual(Array.from({ length: 10 }, (_, at) => seasonName(2023 + at)));
    await expect(page.getByLabel('Seizoen', { exact: true })).toHaveValue(String(season));
  });

  test('counts, shows the seasons side by side, and is taken along', async ({ stage }) => {
    const ids = [
      await addVolunteer(stage, 'Älke Telt', 'alke@telt.example'),
      await addVolunteer(stage, 'Bert Telt'),
    ];
    await addActivity(stage, 'Tellers', ids, [season - 1, season]);
    const page = await openVolunteers(stage, 'overview');
    const table = page.getByRole('table', { name: `Vrijwilligers per activiteit in ${seasonName(season)}` });
    await table.getByRole('row', { name: /^Tellers 2/ }).waitFor();
    await page.getByLabel('Toon').selectOption('Tellers');
    await page
      .getByRole('img', { name: /^Staafdiagram: aantal vrijwilligers per seizoen, Tellers/ })
      .waitFor();
    const figures = page.getByRole('table', { name: 'Vrijwilligers per seizoen, Tellers' });
    await figures.getByRole('row', { name: `${seasonName(season - 1)} 2` }).waitFor();

    const lines = 'Älke Telt\talke@telt.example\r\nBert Telt\t\r\n';
    const one = await downloadBy(page, button(page, 'Namen en e-mailadressen van Tellers downloaden'));
    expect(one.name).toBe(`vrijwilligers Tellers ${seasonName(season)}.txt`);
    expect(one.bytes.toString('utf8')).toBe(`\uFEFF${lines}`);
    const all = await downloadBy(
      page,
      button(page, 'Namen en e-mailadressen van alle activiteiten downloaden'),
    );
    expect(all.bytes.toString('utf8')).toContain(`\r\n\r\nTellers\r\n${lines}`);
    const xlsx = await downloadBy(page, button(page, 'Excel'));
    expect(xlsx.name).toBe(`boerenploeg ${seasonName(season)}.xlsx`);
    const parts = Object.values(unzipSync(xlsx.bytes)).map((part) => strFromU8(part));
    expect(parts.join('\n')).toContain('Älke Telt');
  });

  test('without activities there is a word for it', async ({ stage }) => {
    await addActivity(stage, 'Opgeborgen');
    const api = await stage.api('boerenploeg');
    const { volunteerActivities: all } = await api.data(VolunteerActivitiesDocument);
    const archive = (archived: boolean) =>
      Promise.all(
        all.map(({ id }) =>
          api.data(ArchiveActivityDocument, {
            id,
            archived,
          }),
        ),
      );
    await archive(true);
    const page = await openVolunteers(stage, 'activiteiten');
    await page.getByText('Er zijn geen activiteiten om weer te geven.').waitFor();
    await page.getByRole('region', { name: 'Archief' }).getByText('Opgeborgen').waitFor();
    await archive(false);
  });
});
