import { unzipSync } from 'fflate';

import { ClubMemberCountDocument } from './gql/graphql';
import { button, card, openClub, wordText } from './testing/club';
import { downloadBy } from './testing/files';
import { expect, test } from './testing/stage';

for (const title of ['Receptie', 'Alle betalers', 'Huisbezoek', 'Back-up']) {
  test(`${title} is made as a Word file, and kept to download again`, async ({ stage }) => {
    const page = await openClub(stage, 'rapporten');
    const { name, bytes } = await downloadBy(page, button(page, `${title} als Word`));
    expect(name).toMatch(/ 2026\.docx$/);
    expect(wordText(bytes)).toContain('2026');
    await page.getByText(`${title} 2026 is gemaakt`).waitFor();
    const recent = card(page, 'Rapporten van de afgelopen 30 dagen');
    const row = recent.getByRole('row', { name: new RegExp(`^${title} 2026 .*Wim Cornelissen`) });
    const again = await downloadBy(page, row.getByRole('button', { name: /downloaden$/ }));
    expect(again.bytes.equals(bytes)).toBe(true);
  });
}

test('another edition can be chosen', async ({ stage }) => {
  const page = await openClub(stage, 'rapporten');
  await page.getByLabel('Editie').selectOption({ label: '2024' });
  const { name } = await downloadBy(page, button(page, 'Receptie als Word'));
  expect(name).toMatch(/ 2024\.docx$/);
});

test('the back-up is a workbook too, with every member', async ({ stage }) => {
  const page = await openClub(stage, 'rapporten');
  const { name, bytes } = await downloadBy(page, button(page, 'Back-up als Excel'));
  expect(name).toMatch(/^club-back-up-\d{4}-\d\d-\d\d\.xlsx$/);
  const sheet = Object.entries(unzipSync(bytes)).find(([path]) => path.endsWith('sheet1.xml'));
  const rows =
    Buffer.from(sheet?.[1] ?? [])
      .toString()
      .match(/<row /g) ?? [];
  const api = await stage.api('club');
  const { clubMembers } = await api.data(ClubMemberCountDocument);
  expect(rows).toHaveLength(clubMembers.totalCount + 1);
});
