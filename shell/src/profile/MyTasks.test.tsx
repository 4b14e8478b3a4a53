import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, testUser } from 'kit/testing';

import { ShellMyTasksDocument } from '../gql/graphql';
import { renderPortal } from '../testing/renderPortal';

const user = testUser([], [{ id: 'a', index: 3, name: 'Optocht' }]);
const jury = { id: '1', name: 'Jury vragen', dueDate: '2020-11-30' };
const later = { id: '2', name: 'Lint kopen', dueDate: null };
const of = { commissionId: 'a', commissionIndex: 3, commissionName: 'Optocht' };
const tasks = (...list: (typeof jury | typeof later)[]) =>
  answer(ShellMyTasksDocument, {}, { myTasks: list.map((task) => ({ ...task, ...of })) });
const show = (...mocks: ReturnType<typeof answer>[]) => renderPortal('/', { user, mocks });

it('names what I have to do, until when, and leads to the committee', async () => {
  show(tasks(jury, later));
  expect(await screen.findByRole('link', { name: 'Jury vragen' })).toHaveAttribute('href', '/commissies/a');
  expect(screen.getByText(/vóór 30\/11\/2020/)).toBeVisible();
  expect(screen.getAllByText('Te laat')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Lint kopen' })).toBeVisible();
});

it('says so when there is nothing to do', async () => {
  show(tasks());
  expect(await screen.findByText('Je hebt geen open taken.')).toBeVisible();
});

it('can be tried again when it cannot be loaded; the rest of the page is there', async () => {
  show(
    refuse(ShellMyTasksDocument, {}, 'Er ging iets mis.', { code: 'INTERNAL_SERVER_ERROR' }),
    tasks(later),
  );
  expect(await screen.findByText('Er ging iets mis.')).toBeVisible();
  expect(screen.getByText('Informatie intern gebruik')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('link', { name: 'Lint kopen' })).toBeVisible();
});

it('is not there for who is in no committee', async () => {
  renderPortal('/', { user: testUser() });
  expect(await screen.findByText('Informatie intern gebruik')).toBeVisible();
  expect(screen.queryByText('Mijn taken')).not.toBeInTheDocument();
});
