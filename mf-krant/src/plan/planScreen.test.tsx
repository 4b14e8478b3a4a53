import { screen } from '@testing-library/react';

import { ad, box, choosePlan, openPlan } from './testPlan';

beforeEach(choosePlan);
afterEach(() => sessionStorage.clear());

const zoom = () => screen.getByRole('status', { name: 'Grootte' });

test('the plan on the whole screen, larger and smaller, by button and by key', async () => {
  const { user } = openPlan([ad(1, { placedOnPage: '2' })]);
  await box(2);
  expect(screen.queryByRole('group', { name: 'Grootte van de pagina’s' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Volledig scherm' }));
  expect(zoom()).toHaveTextContent('100%');
  await user.click(screen.getByRole('button', { name: 'Groter' }));
  expect(zoom()).toHaveTextContent('125%');
  await user.keyboard('--');
  expect(zoom()).toHaveTextContent('75%');
  await user.keyboard('+');
  expect(zoom()).toHaveTextContent('100%');
  for (const _ of [125, 150, 200, 300]) await user.click(screen.getByRole('button', { name: 'Groter' }));
  expect(zoom()).toHaveTextContent('300%');
  expect(screen.getByRole('button', { name: 'Groter' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: /^Passend/ }));
  expect(screen.getByRole('button', { name: /^Passend/ })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Volledig scherm uit' }));
  expect(screen.queryByRole('status', { name: 'Grootte' })).not.toBeInTheDocument();
  expect(await box(2)).toBeVisible();
});

test('keys for its size do nothing while somebody types, nor beside the whole screen', async () => {
  const { user } = openPlan([ad(3)]);
  await box(2);
  await user.click(screen.getByRole('button', { name: 'Volledig scherm' }));
  await user.type(screen.getByRole('searchbox', { name: 'Zoek nog te plaatsen' }), '+-');
  expect(zoom()).toHaveTextContent('100%');
});
