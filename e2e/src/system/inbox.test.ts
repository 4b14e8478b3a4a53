import { MeDocument } from '../gql/graphql';
import { overflow, violationsInBothSchemes } from '../testing/axe';
import { collectErrors, waitForPath } from '../testing/browser';
import { addTask, type Committee, makeCommittee } from '../testing/committee';
import { expect, type Stage, test } from '../testing/stage';

/** The job that tells what happened runs each half minute. */
const SOON = { timeout: 75_000, intervals: [2000] };

/** Gives the member of a committee a task. */
async function giveTask(stage: Stage, { id, chair, member }: Committee, name: string): Promise<void> {
  const own = await stage.api(member);
  const { me } = await own.data(MeDocument);
  await addTask(await stage.api(chair), id, name, 0, me?.id);
}

test('a task that one is given is told at the bell, by mail, and is read by opening it', async ({
  stage,
  mailbox,
}) => {
  const committee = await makeCommittee(stage, 'Bel');
  await giveTask(stage, committee, 'Affiches ophalen');
  const page = await stage.openAs(committee.member, '/', 360);
  const errors = collectErrors(page);
  const bell = page.getByRole('button', { name: 'Meldingen, 1 ongelezen' });
  await expect(async () => {
    await page.reload();
    await bell.waitFor({ timeout: 2000 });
  }).toPass(SOON);
  expect(await overflow(page)).toBe(0);
  await bell.click();
  const inbox = page.getByRole('dialog', { name: 'Meldingen' });
  const row = inbox.getByRole('region', { name: 'Vandaag' }).getByRole('link', { name: /^Taak voor jou/ });
  await expect(row).toContainText('Affiches ophalen');
  await expect(row).toContainText('Nieuw');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await row.click();
  await waitForPath(page, committee.path);
  await page.getByRole('button', { name: 'Meldingen', exact: true }).waitFor();
  expect(errors).toEqual([]);

  const told = () =>
    mailbox.mails.filter(
      ({ to, subject }) => to.startsWith(`${committee.member}@`) && subject === 'Taak voor jou',
    );
  await expect.poll(() => told().length).toBe(1);
  const link = /\S+\/afmelden#\S+/.exec(told()[0]?.text ?? '')?.[0] ?? '';
  const visitor = await stage.open(360);
  await visitor.goto(link);
  await visitor.getByRole('button', { name: 'Stuur geen mail meer' }).click();
  await visitor.getByText(/Je krijgt geen mail meer/).waitFor();
  expect(await violationsInBothSchemes(visitor)).toEqual([]);
});

test('how one is told is chosen on the personal page, and stays so', async ({ stage }) => {
  const committee = await makeCommittee(stage, 'Bel Keuze');
  const page = await stage.openAs(committee.member, '/');
  await page.getByRole('button', { name: /^Meldingen(,|$)/ }).click();
  await page.getByText('Geen meldingen').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Meldingen instellen' }).click();
  const due = page.getByRole('radiogroup', { name: 'Herinneringen' });
  await due.getByRole('radio', { name: 'Weekoverzicht' }).check();
  await page.getByRole('region', { name: 'Meldingen' }).getByRole('button', { name: 'Opslaan' }).click();
  await page.getByText('Meldingen ingesteld').waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.reload();
  await expect(due.getByRole('radio', { name: 'Weekoverzicht' })).toBeChecked();
});
