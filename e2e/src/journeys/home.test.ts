import { FinishTaskDocument, MeDocument } from '../gql/graphql';
import { actions, promised } from '../testing/actions';
import { waitForPath } from '../testing/browser';
import { addTask, type Committee, makeCommittee } from '../testing/committee';
import { expect, type Stage, test } from '../testing/stage';

/** A task of the member of a committee. @returns its id */
async function giveTask(stage: Stage, { id, chair, member }: Committee, name: string): Promise<string> {
  const { me } = await (await stage.api(member)).data(MeDocument);
  return addTask(await stage.api(chair), id, name, 0, me?.id);
}

test('a task is ticked from home by one press, and taken back', async ({ stage }) => {
  const committee = await makeCommittee(stage, 'Thuis Klaar');
  await giveTask(stage, committee, 'Affiches ophalen');
  const page = await stage.openAs(committee.member, '/', 360);
  const tick = page.getByRole('checkbox', { name: 'Klaar: Affiches ophalen' });
  const counted = actions();
  await counted.act(tick.check());
  expect(counted.count).toBeLessThanOrEqual(promised('Tick a task from home'));
  const undo = page.getByRole('button', { name: /Ongedaan maken/ });
  await undo.waitFor();
  // The list further down is asked anew.
  await page.getByText('Je hebt geen open taken.').waitFor();
  await undo.click();
  await expect(tick).not.toBeChecked();
  await page
    .getByRole('region', { name: 'Mijn taken' })
    .getByRole('link', { name: 'Affiches ophalen' })
    .waitFor();

  await tick.check();
  await page.getByText('Je hebt geen open taken.').waitFor();
  await page.reload();
  await page.getByText('Er wacht niets op je.').waitFor();
});

test('what was done elsewhere is gone when the page is shown again', async ({ stage }) => {
  const committee = await makeCommittee(stage, 'Thuis Weg');
  const taskId = await giveTask(stage, committee, 'Linten kopen');
  const page = await stage.openAs(committee.member, '/');
  await page.getByRole('link', { name: 'Openen: Linten kopen' }).click();
  await waitForPath(page, committee.path);
  await (
    await stage.api(committee.chair)
  ).data(FinishTaskDocument, { commissionId: committee.id, id: taskId });
  await page.getByRole('link', { name: 'Persoonlijke pagina' }).click();
  await page.getByText('Er wacht niets op je.').waitFor();
});
