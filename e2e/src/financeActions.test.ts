import { expect, ownPortal, test } from './testing/stage';

// What the treasurer does most takes few actions.

test.use(ownPortal('mails everybody who is late'));

/** Counts what somebody does. */
function counted() {
  const counter = { actions: 0 };
  const act = async (action: Promise<unknown>) => {
    await action;
    counter.actions += 1;
  };
  return { counter, act };
}

test('deciding about a declaration takes two actions, its receipt seen', async ({ stage }) => {
  const page = await stage.openAs('penningmeester', '/financien');
  const { counter, act } = counted();
  const looks = page.getByRole('button', { name: / bekijken$/ });
  await looks.first().waitFor();
  const before = await looks.count();
  await act(looks.first().click());
  const review = page.getByRole('dialog', { name: 'Declaratie beoordelen' });
  await expect(review.getByRole('img', { name: /^Bon/ }).first()).toBeVisible();
  await act(review.getByRole('button', { name: 'Goedkeuren' }).click());
  await review.waitFor({ state: 'detached' });
  await expect(looks).toHaveCount(before - 1);
  expect(counter.actions).toBe(2);
});

test('reminding all that are late takes three actions', async ({ stage, mailbox }) => {
  const page = await stage.openAs('penningmeester', '/financien');
  const { counter, act } = counted();
  await act(page.getByRole('tab', { name: 'Openstaand' }).click());
  await act(page.getByRole('button', { name: /^Herinner wie te laat is/ }).click());
  await act(page.getByRole('alertdialog').getByRole('button', { name: 'Mailen' }).click());
  const told = await page.getByText(/^\d+ herinnering(en)? verstuurd/).textContent();
  expect(counter.actions).toBe(3);
  const sent = Number.parseInt(told ?? '', 10);
  expect(sent).toBeGreaterThan(0);
  await expect
    .poll(() => mailbox.mails.filter(({ subject }) => /herinnering/i.test(subject)).length)
    .toBe(sent);
});
