import { actions, promised } from '../testing/actions';
import { expect, ownPortal, test } from '../testing/stage';

// What the treasurer does most takes few actions.

test.use(ownPortal('mails everybody who is late'));

test('deciding about a declaration takes one action, its receipt seen', async ({ stage }) => {
  const page = await stage.openAs('penningmeester', '/financien');
  const counted = actions();
  const review = page.getByRole('region', { name: 'Declaratie beoordelen' });
  await expect(review.getByRole('img', { name: /^Bon/ }).first()).toBeVisible();
  const waiting = page.locator('[data-declaration]');
  const before = await waiting.count();
  await counted.act(page.keyboard.press('a'));
  await expect(waiting).toHaveCount(before - 1);
  expect(counted.count).toBeLessThanOrEqual(promised('Decide on a declaration, its receipt seen'));
});

test('reminding all that are late takes three actions', async ({ stage, mailbox }) => {
  const page = await stage.openAs('penningmeester', '/financien');
  const counted = actions();
  await counted.act(page.getByRole('tab', { name: 'Openstaand' }).click());
  await counted.act(page.getByRole('button', { name: /^Herinner wie te laat is/ }).click());
  await counted.act(page.getByRole('alertdialog').getByRole('button', { name: 'Mailen' }).click());
  const told = await page.getByText(/^\d+ herinnering(en)? verstuurd/).textContent();
  expect(counted.count).toBeLessThanOrEqual(promised('Remind all that are late'));
  const sent = Number.parseInt(told ?? '', 10);
  expect(sent).toBeGreaterThan(0);
  await expect
    .poll(() => mailbox.mails.filter(({ subject }) => /herinnering/i.test(subject)).length)
    .toBe(sent);
});
