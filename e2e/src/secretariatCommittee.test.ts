import { CommissionDocsDocument, DraaiboekDocument, TasksDocument } from './gql/graphql';
import { collectErrors, waitForPath } from './testing/browser';
import { addTask, makeCommittee } from './testing/committee';
import { expect, test } from './testing/stage';

test('the page has five tabs, whose choice is kept in the address', async ({ stage }) => {
  const committee = await makeCommittee(stage, 'Vijf Tabs');
  const page = await stage.openAs(committee.member, committee.path);
  const errors = collectErrors(page);
  const heading = `Commissie ${committee.index} - ${committee.name}`;
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  expect(await page.getByRole('tab').allTextContents()).toEqual([
    ...['Taken', 'Draaiboek', 'Documenten', 'Financieel', 'Leden'],
  ]);
  await page.getByText('Er zijn nog geen taken in dit seizoen.').waitFor();
  await page.getByRole('tab', { name: 'Leden' }).click();
  await page.getByRole('table', { name: 'Leden' }).waitFor();
  await page.reload();
  await page.getByRole('row').filter({ hasText: committee.chairName }).getByText('Voorzitter').waitFor();
  const names = page.getByRole('table', { name: 'Leden' }).getByRole('row');
  await expect(names).toHaveCount(3);
  expect(await names.nth(1).innerText()).toContain(committee.chairName);
  await page.getByRole('tab', { name: 'Leden' }).press('ArrowLeft');
  await page.getByRole('tabpanel', { name: 'Financieel' }).waitFor();
  expect(errors).toEqual([]);
});

test('who is not in the committee gets no page by its address, and no answer past the screen', async ({
  stage,
}) => {
  const committee = await makeCommittee(stage, 'Besloten Club');
  const other = await makeCommittee(stage, 'Andere Club');
  const page = await stage.openAs(other.chair, committee.path);
  await waitForPath(page, '/geen_toegang');
  await page.getByText('Je hebt geen rechten voor deze pagina').waitFor();
  const api = await stage.api(other.chair);
  const variables = { commissionId: committee.id };
  for (const ask of [
    () => api.data(TasksDocument, variables),
    () => api.data(DraaiboekDocument, variables),
    () => api.data(CommissionDocsDocument, variables),
  ]) {
    await expect(ask()).rejects.toThrow('Je hebt hier geen rechten voor.');
  }
  await expect(addTask(api, committee.id, 'Spioneren', 2026)).rejects.toThrow(
    'Je hebt hier geen rechten voor.',
  );
});
