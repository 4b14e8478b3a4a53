import { AddTaskDocument, MeDocument } from '../gql/graphql';
import { makeCommittee, presentSeason } from '../testing/committee';
import { expect, test } from '../testing/stage';

test('on a phone one makes the link of the own calendar, which has the deadline of a task', async ({
  stage,
}) => {
  const committee = await makeCommittee(stage, 'Agendamakers');
  const api = await stage.api(committee.chair);
  const { me } = await (await stage.api(committee.member)).data(MeDocument);
  const task = { name: 'Linten knippen', dueDate: '2098-02-01', assigneeIds: [me?.id ?? ''] };
  const season = await presentSeason(api, committee.id);
  await api.data(AddTaskDocument, { commissionId: committee.id, season, task });
  const page = await stage.openAs(committee.member, '/', 360);
  await page.getByRole('button', { name: 'Mijn agenda tonen' }).click();
  await page.getByRole('button', { name: 'Maak een link' }).click();
  const link = await page.getByRole('textbox', { name: 'Jouw privélink' }).inputValue();
  const { pathname } = new URL(link);
  const read = async () => page.request.get(new URL(pathname, page.url()).toString());
  const text = await (await read()).text();
  expect(text).toContain('SUMMARY:Taak: Linten knippen');
  expect(text).toContain('DTSTART;VALUE=DATE:20980201');
  await page.getByRole('button', { name: 'Link intrekken' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Intrekken' }).click();
  await page.getByRole('button', { name: 'Maak een link' }).waitFor();
  expect((await read()).status()).toBe(404);
});
