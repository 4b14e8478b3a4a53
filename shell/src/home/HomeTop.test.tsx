import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, KitFinishTaskDocument, noAnswer, refuse, testUser } from 'kit/testing';

import { ShellHomeDocument, ShellMyTasksDocument } from '../gql/graphql';
import { renderPortal } from '../testing/renderPortal';

const row = { cents: null, tag: null, taskId: null, commissionId: null, count: 1 };
const declarations = {
  ...row,
  id: 'declarations',
  kind: 'declaration' as const,
  title: '8 declaraties om te beoordelen',
  detail: 'Oudste van Sanne Kuipers, 6 dagen geleden',
  cents: 66_055,
  tag: '1 lijkt dubbel',
  link: '/financien?tab=declaraties',
  actionLabel: 'Beoordelen',
};
const task = {
  ...row,
  id: 'task 1',
  kind: 'task' as const,
  title: 'Affiches ophalen',
  detail: 'Taak, 3 - Optocht',
  link: '/commissies/a',
  actionLabel: 'Openen',
  taskId: '1',
  commissionId: 'a',
};
const failed = {
  ...row,
  id: 'failed',
  kind: 'failed' as const,
  title: 'Niet alles kon worden geladen',
  detail: 'Er kan meer op je wachten dan hier staat.',
  link: null,
  actionLabel: 'Opnieuw',
};
const nothing = { waiting: [], upcomingDates: [], homeFigures: [], daysToCarnival: 78 };
const home = (data: object, times?: number) => answer(ShellHomeDocument, {}, { ...nothing, ...data }, times);
const user = testUser(['secjaarProg'], [{ id: 'a', index: 3, name: 'Optocht' }]);
const tasks = answer(ShellMyTasksDocument, {}, { myTasks: [] });
const finish = (finished: boolean) =>
  answer(
    KitFinishTaskDocument,
    { commissionId: 'a', id: '1', finished },
    { finishTask: { id: '1', finished, finishedBy: null, finishedAt: null, revision: 1 } },
    1,
  );
const finishedTask = {
  finishTask: {
    __typename: 'Task',
    id: '1',
    finished: true,
    finishedBy: null,
    finishedAt: null,
    revision: 1,
  },
};
const show = (...mocks: ReturnType<typeof answer>[]) => renderPortal('/', { user, mocks: [...mocks, tasks] });
const list = () => screen.findByRole('list', { name: 'Wat wacht er op je' });

it('tells what waits with its amount and warning, and leads to it', async () => {
  show(home({ waiting: [declarations] }));
  const rows = await list();
  expect(rows).toHaveTextContent(
    /8 declaraties om te beoordelen.*Oudste van Sanne Kuipers.*1 lijkt dubbel.*660,55/,
  );
  expect(
    within(rows).getByRole('link', { name: 'Beoordelen: 8 declaraties om te beoordelen' }),
  ).toHaveAttribute('href', '/financien?tab=declaraties');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wat wacht er op je');
  expect(screen.getByText(/, nog 78 dagen tot carnaval$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Declareren' })).toHaveAttribute('href', '/declaraties?nieuw');
});

it.each([
  [1, /, nog 1 dag tot carnaval$/],
  [0, /, het is carnaval$/],
])('with %i days to go the head says so', async (daysToCarnival, text) => {
  show(home({ daysToCarnival }));
  expect(await screen.findByText(text)).toBeVisible();
});

it('says so when nothing waits; the rest of the page is there', async () => {
  show(home({}));
  expect(await screen.findByText('Er wacht niets op je.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Persoonlijke pagina' })).toBeVisible();
  expect(screen.queryByText('Volgende data')).not.toBeInTheDocument();
});

it('a task is ticked at once and can be taken back', async () => {
  show(home({ waiting: [task] }), finish(true), finish(false));
  await list();
  const tick = screen.getByRole('checkbox', { name: 'Klaar: Affiches ophalen' });
  await userEvent.click(tick);
  expect(tick).toBeChecked();
  await userEvent.click(await screen.findByRole('button', { name: /Ongedaan maken/ }));
  await waitFor(() => expect(tick).not.toBeChecked());
  expect(screen.getByRole('link', { name: 'Openen: Affiches ophalen' })).toHaveAttribute(
    'href',
    '/commissies/a',
  );
});

it('a tick that is refused is as it was', async () => {
  const variables = { commissionId: 'a', id: '1', finished: true };
  const refused = refuse(KitFinishTaskDocument, variables, 'Deze taak bestaat niet (meer).', {
    code: 'NOT_FOUND',
  });
  show(home({ waiting: [task] }), refused);
  await list();
  const tick = screen.getByRole('checkbox', { name: 'Klaar: Affiches ophalen' });
  await userEvent.click(tick);
  expect(await screen.findByText('Deze taak bestaat niet (meer).')).toBeVisible();
  await waitFor(() => expect(tick).not.toBeChecked());
});

it('without connection a tick waits, also over a reload, and is sent once', async () => {
  const variables = { commissionId: 'a', id: '1', finished: true };
  const first = show(home({ waiting: [task] }), noAnswer(KitFinishTaskDocument, variables, 9));
  await list();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Klaar: Affiches ophalen' }));
  expect(await screen.findByText(/^Bewaard op dit toestel/)).toBeVisible();
  expect(await screen.findByText('1 taak wacht op verbinding')).toBeVisible();
  first.unmount();
  const sent = jest.fn(() => ({ data: finishedTask }));
  show(home({ waiting: [task] }), { ...finish(true), result: sent });
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryByText(/wacht op verbinding/)).not.toBeInTheDocument());
});

it('what could not be read is told, and asked again', async () => {
  show(home({ waiting: [failed] }, 1), home({ waiting: [declarations] }));
  await list();
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw' }));
  expect(await screen.findByText('8 declaraties om te beoordelen')).toBeVisible();
});

it('when nothing can be read it can be tried again; the rest of the page is there', async () => {
  show(refuse(ShellHomeDocument, {}, 'Er ging iets mis.', { code: 'INTERNAL_SERVER_ERROR' }), home({}));
  expect(await screen.findByText('Er ging iets mis.')).toBeVisible();
  expect(await screen.findByText('Informatie intern gebruik')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Er wacht niets op je.')).toBeVisible();
});

it('figures lead to what they count, and days to their page', async () => {
  const bank = {
    id: 'bank',
    label: 'Op de bank',
    value: 1_420_866,
    isMoney: true,
    detail: 'Stand van 20/11/2026',
  };
  const sold = { id: 'sold', label: 'Verkocht', value: 19, isMoney: false, detail: '' };
  const ball = { id: 'b', date: '2026-11-28', title: 'Prinsenbal', detail: '20:11', link: '/jaarprogramma' };
  const shift = { id: 's', date: '2026-12-05', title: 'Kassa', detail: '', link: null };
  show(
    home({
      homeFigures: [
        { ...bank, link: '/financien?tab=bank' },
        { ...sold, link: '/mijn_adverteerders' },
      ],
      upcomingDates: [ball, shift],
    }),
  );
  const figures = await screen.findByRole('list', { name: 'Cijfers' });
  const [first, second] = within(figures).getAllByRole('link');
  expect(first).toHaveTextContent(/Op de bank.*14\.208,66.*Stand van 20\/11\/2026/);
  expect(first).toHaveAttribute('href', '/financien?tab=bank');
  expect(second).toHaveTextContent('Verkocht19');
  const days = screen.getByRole('region', { name: 'Volgende data' });
  expect(within(days).getByRole('link', { name: 'Prinsenbal' })).toHaveAttribute('href', '/jaarprogramma');
  expect(within(days).getByRole('link', { name: 'Jaarprogramma' })).toBeVisible();
  expect(within(days).queryByRole('link', { name: 'Kassa' })).not.toBeInTheDocument();
});

it('whose rights sleep first sees how to wake them', async () => {
  renderPortal('/', { user: { ...user, secondFactorMissing: true }, mocks: [tasks] });
  expect(await screen.findByRole('heading', { name: 'Persoonlijke pagina', level: 1 })).toBeVisible();
  expect(screen.queryByText('Wat wacht er op je')).not.toBeInTheDocument();
});
