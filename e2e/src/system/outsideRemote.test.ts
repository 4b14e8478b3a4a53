import type { Page } from '@playwright/test';

import { test } from '../testing/outsideRemote';
import { expect } from '../testing/stage';
import { listAreas, openFromMenu, seeHeading } from '../testing/team';

// A team without this repository: kit's tarball in an empty folder, and a portal that runs.

/** What its second version puts in pages of others. */
const places = [
  { place: 'personal page', id: 'museum', title: 'Museumdata', permission: 'everybody', order: 20 },
  { place: 'commission tab', id: 'museum', title: 'Museum', permission: 'commission', order: 45 },
];
const inPlaces = places.map(({ place, id }) => `'${place}/${id}': FirstPage`).join(', ');

test('a remote made elsewhere is checked, tested and built, tried by one, given to all, gone back from, and refused', async ({
  stage,
  outside,
}) => {
  test.setTimeout(240_000);
  // What takes ten seconds at most is tested with the club (remoteVersions.test.ts): here a build may be going on.
  const soon = { timeout: 30_000 };
  await outside.npm('check');
  expect(await outside.npm('test')).toMatch(/Tests: +3 passed, 3 total/);
  outside.change('package.json', /"version": ".*"/, '"version": "1.1.0"');
  const first = await outside.ship('1.1.0');
  outside.change('package.json', '1.1.0', '1.2.0');
  outside.change('src/FirstPage.tsx', '<PageTitle>Het museum', '<PageTitle>Het nieuwe museum');
  outside.change('remote.json', /\n\}\s*$/, `,\n"places": ${JSON.stringify(places)}\n}`);
  outside.change('src/Area.tsx', /'\/museum': FirstPage/, `$&, ${inPlaces}`);
  const second = await outside.ship('1.2.0');

  const member = await stage.openAs('lid', '/');
  const other = await stage.openAs('secretaris', '/');
  const memberId = await idOf(member);
  const headingOf = async (page: Page) => {
    await page.goto(`${stage.url}/museum`);
    // Until then it is the title that the route table has.
    await page.locator('main:not(:has([data-loading])) h1').first().waitFor();
    return page.getByRole('heading', { level: 1 }).innerText();
  };

  listAreas(outside, { museum: { stable: first, canary: { url: second, users: [memberId] } } });
  await expect.poll(() => headingOf(other), soon).toBe('Het museum');
  await other.locator('main tbody tr').first().waitFor();
  await expect.poll(() => headingOf(member), soon).toBe('Het nieuwe museum');

  listAreas(outside, { museum: { stable: second, previous: first } });
  await expect.poll(() => headingOf(other), soon).toBe('Het nieuwe museum');
  await other.goto(stage.url);
  await openFromMenu(other, 'Het museum');
  await seeHeading(other, 'Het nieuwe museum');

  await member.goto(stage.url);
  await member.getByRole('button', { name: 'Museumdata tonen' }).click();
  const isThere = (name: 'region' | 'tabpanel', options = {}) =>
    member.getByRole(name, options).getByRole('heading', { name: 'Het nieuwe museum' }).waitFor();
  await isThere('region', { name: 'Museumdata' });
  await openFromMenu(member, '3 - Optocht');
  await member.getByRole('tab', { name: 'Museum' }).click();
  await expect(member).toHaveURL(/tab=museum$/);
  await isThere('tabpanel');

  const admin = await stage.openAs('beheer', '/onderdelen');
  await admin.getByRole('button', { name: /^Het museum 1\.2\.0 .* terugdraaien$/ }).click();
  await admin.getByText('Teruggedraaid naar de vorige versie').waitFor();
  await expect.poll(() => headingOf(other), soon).toBe('Het museum');

  outside.change('package.json', /"kit": "\^1\.\d+\.\d+"/, '"kit": "^2.0.0"');
  outside.change('package.json', '1.2.0', '2.0.0');
  listAreas(outside, { museum: { stable: await outside.ship('2.0.0'), previous: first } });
  await expect(async () => {
    expect(await headingOf(other)).toBe('Het museum');
    await expect(
      other.getByText(/2\.0\.0 vraagt kit \^2\.0\.0, en dit portaal heeft kit 1\.\d+\.\d+/),
    ).toBeVisible({ timeout: 1000 });
  }).toPass(soon);
});

async function idOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const body = JSON.stringify({ query: '{ me { id } }' });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch('/graphql', { method: 'POST', headers, body });
    return ((await response.json()) as { data: { me: { id: string } } }).data.me.id;
  });
}
