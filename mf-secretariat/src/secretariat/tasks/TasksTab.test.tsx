import type { MockLink } from '@apollo/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, KitFinishTaskDocument, noAnswer, refuse, testUser } from 'kit/testing';
import { loadDialogPanel } from 'kit/ui';

import {
  SecretariatAddTaskCommentDocument,
  SecretariatCheckTaskStepDocument,
  SecretariatTaskCommentsDocument,
} from '../../gql/graphql';
import { draaiboekAnswer, membersAnswer, openCommission } from '../commissions/testCommission';
import { TasksTab } from './TasksTab';
import { tasksAnswer, testList, testTask } from './testTasks';

beforeAll(loadDialogPanel);

const stage = testTask('t1', 'Podium huren', {
  description: 'Zes bij vier',
  responsable: 'Penningmeester',
  assignees: [{ id: 'u2', name: 'Piet Peters' }],
  dueDate: '2026-11-01',
  timeType: 'upFront',
  period: 'september',
});
const permit = testTask('t2', 'Vergunning aanvragen', {
  grandParent: 'c1',
  parent: 's1',
  itemId: 'i1',
  finished: true,
  finishedBy: 'Jan Smulders',
  finishedAt: '2026-11-11T10:00:00.000Z',
});

const open = (mocks: MockLink.MockedResponse[], isChair = false) =>
  openCommission(<TasksTab />, [draaiboekAnswer(), membersAnswer, ...mocks], { isChair });
const row = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement);
const check = (name: string) => screen.findByRole('button', { name });
const finish = { commissionId: '3', id: 't1', finished: true };

test('shows the tasks of the present season in their groups, and how far it is', async () => {
  open([tasksAnswer(testList([stage, permit]), { seasons: [2026, 2025] })]);
  const single = within(await screen.findByRole('region', { name: 'Losse taken' }));
  expect(single.getByText('Podium huren')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Seizoen' })).toHaveDisplayValue('2026-2027');
  expect(screen.getByText('1 van 2 klaar')).toBeVisible();
  const permits = within(screen.getByRole('region', { name: 'Vergunningen' }));
  expect(permits.getByRole('heading', { name: 'Gemeente' })).toBeVisible();
  expect(permits.getByText('Vergunning aanvragen')).toBeVisible();
  expect(permits.getByText('Klaar: Jan Smulders, 11/11/2026')).toBeVisible();
});

test('a task says what, who and when; overdue in words', async () => {
  open([tasksAnswer(testList([stage]))]);
  const task = await row('Podium huren');
  for (const text of [
    'Zes bij vier',
    'Verantwoordelijke: Penningmeester',
    'Toegewezen aan: Piet Peters',
    'Deadline: 01/11/2026, 98 dagen voor carnaval',
    'Te laat',
    'Vooraf · september',
  ]) {
    expect(task.getByText(text)).toBeVisible();
  }
});

test('a finished task is never overdue', async () => {
  open([tasksAnswer(testList([{ ...permit, dueDate: '2026-11-01' }]))]);
  const task = await row('Vergunning aanvragen');
  expect(task.getByText(/^Deadline: 01.11.2026, /)).toBeVisible();
  expect(task.queryByText('Te laat')).not.toBeInTheDocument();
});

test('the check shows at once what it does, and has the tooltips that were asked for', async () => {
  const user = open([
    tasksAnswer(testList([stage])),
    {
      ...answer(KitFinishTaskDocument, finish, {
        finishTask: {
          ...stage,
          finished: true,
          finishedBy: 'Marieke van den Broek',
          finishedAt: '2026-11-12T10:00:00.000Z',
          revision: 2,
        },
      }),
      delay: 300,
    },
  ]);
  const close = await check('sluiten Podium huren');
  await user.tab();
  await user.hover(close);
  expect(await screen.findByTestId('tooltip')).toHaveTextContent(/^sluiten$/);
  await user.click(close);
  expect(screen.getByRole('button', { name: 'open Podium huren' })).toBeVisible();
  expect(screen.getByText('1 van 1 klaar')).toBeVisible();
  expect(await screen.findByText('Klaar: Marieke van den Broek, 12/11/2026')).toBeVisible();
});

test('the steps of a task are ticked, and what is refused says so', async () => {
  const checklist = [
    { text: 'Bellen', done: true },
    { text: 'Halen', done: false },
  ];
  const step = { commissionId: '3', id: 't1', step: 'Halen', done: true };
  const user = open([
    tasksAnswer(testList([{ ...stage, checklist }])),
    refuse(SecretariatCheckTaskStepDocument, step, 'Deze stap staat niet meer in de checklist', {
      code: 'BAD_USER_INPUT',
    }),
    answer(SecretariatCheckTaskStepDocument, step, {
      checkTaskStep: { id: 't1', checklist: checklist.map(({ text }) => ({ text, done: true })) },
    }),
  ]);
  const steps = within(await screen.findByRole('group', { name: 'Checklist van Podium huren' }));
  expect(steps.getByRole('checkbox', { name: 'Bellen' })).toBeChecked();
  expect(screen.getByText('Checklist: 1 van 2')).toBeVisible();
  await user.click(steps.getByRole('checkbox', { name: 'Halen' }));
  expect(await screen.findByText('Deze stap staat niet meer in de checklist')).toBeVisible();
  expect(steps.getByRole('checkbox', { name: 'Halen' })).not.toBeChecked();
  await user.click(steps.getByRole('checkbox', { name: 'Halen' }));
  expect(await screen.findByText('Checklist: 2 van 2')).toBeVisible();
});

test('what is said of a task stands there, and something is said with who is told of it', async () => {
  const comment = { text: 'Ik bel.', mentionIds: ['u2'], fileId: null };
  const said = {
    ...{ id: 'o1', text: 'Wie belt?', creator: 'Jan Smulders', createdBy: 'u1', file: null },
    creationDate: '2026-11-12T10:00:00.000Z',
  };
  const at = { commissionId: '3', taskId: 't1' };
  const user = open([
    tasksAnswer(testList([{ ...stage, commentCount: 1 }]), { times: 1 }),
    answer(SecretariatTaskCommentsDocument, at, { taskComments: [said] }),
    refuse(SecretariatAddTaskCommentDocument, { ...at, comment }, 'Klopt niet', {
      ...{ code: 'BAD_USER_INPUT', fields: { mentionIds: 'Kies iemand uit de commissie' } },
    }),
    answer(SecretariatAddTaskCommentDocument, { ...at, comment }, { addTaskComment: { id: 'o2' } }),
    tasksAnswer(testList([{ ...stage, commentCount: 2 }])),
  ]);
  const opener = await screen.findByRole('button', { name: /pmerking.* bij Podium huren$/ });
  expect(opener).toHaveTextContent('1 opmerking');
  await user.click(opener);
  const form = within(await screen.findByRole('dialog', { name: 'Opmerkingen bij Podium huren' }));
  expect(await form.findByText('Wie belt?')).toBeVisible();
  expect(form.getByText(/^Jan Smulders, 12.11.2026/)).toBeVisible();
  // Only the chair and who said it remove it.
  expect(form.queryByRole('button', { name: /verwijderen/ })).not.toBeInTheDocument();
  await user.type(form.getByLabelText('Opmerking'), 'Ik bel.');
  await user.click(await form.findByRole('checkbox', { name: 'Piet Peters' }));
  await user.click(form.getByRole('button', { name: 'Plaatsen' }));
  expect(await form.findByText('Kies iemand uit de commissie')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Plaatsen' }));
  expect(await screen.findByText('Opmerking geplaatst')).toBeVisible();
  expect(await screen.findByText('2 opmerkingen')).toBeVisible();
});

test('a finished task is opened again', async () => {
  const user = open([
    tasksAnswer(testList([permit])),
    answer(
      KitFinishTaskDocument,
      { commissionId: '3', id: 't2', finished: false },
      { finishTask: { ...permit, finished: false, finishedBy: null, finishedAt: null, revision: 2 } },
    ),
  ]);
  await user.click(await check('open Vergunning aanvragen'));
  expect(await check('sluiten Vergunning aanvragen')).toBeVisible();
  expect(screen.queryByText(/^Klaar/)).not.toBeInTheDocument();
});

test('a check that fails is put back, and that is said', async () => {
  const user = open([
    tasksAnswer(testList([stage])),
    refuse(KitFinishTaskDocument, finish, 'Stuk', { code: 'INTERNAL_SERVER_ERROR' }),
  ]);
  await user.click(await check('sluiten Podium huren'));
  expect(await screen.findByText('Er is iets fout gegaan bij het opslaan van de taak')).toBeVisible();
  expect(await check('sluiten Podium huren')).toBeVisible();
  expect(screen.getByText('0 van 1 klaar')).toBeVisible();
});

test('without connection a check waits, and says so; it is sent when there is one again', async () => {
  const user = open([
    tasksAnswer(testList([stage])),
    noAnswer(KitFinishTaskDocument, finish, 2),
    answer(KitFinishTaskDocument, finish, {
      finishTask: { ...stage, finished: true, finishedBy: 'Sanne', finishedAt: '2026-11-12T10:00:00.000Z' },
    }),
  ]);
  await user.click(await check('sluiten Podium huren'));
  expect(await screen.findByText(/^Wacht op verbinding, om \d\d:\d\d$/)).toBeInTheDocument();
  expect(screen.getByText('1 van 1 klaar')).toBeVisible();
  expect(await screen.findByText('1 taak wacht op verbinding')).toBeVisible();
  await waitFor(() => {
    fireEvent(window, new Event('online'));
    expect(screen.getByText('Klaar: Sanne, 12/11/2026')).toBeVisible();
  });
  expect(screen.queryByText(/wacht op verbinding/i)).not.toBeInTheDocument();
});

test('another season can be chosen', async () => {
  const older = testTask('t9', 'Wagens keuren');
  const user = open([
    tasksAnswer(testList([stage]), { seasons: [2026, 2025] }),
    tasksAnswer(testList([older], 2025), { seasons: [2026, 2025], asked: 2025 }),
  ]);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Seizoen' }), '2025-2026');
  expect(await screen.findByText('Wagens keuren')).toBeVisible();
  expect(screen.queryByText('Podium huren')).not.toBeInTheDocument();
});

test('shows only mine, or what is late; what I tick meanwhile stays in its place', async () => {
  const mine = testTask('t3', 'Borden', { assignees: [{ id: testUser([]).id, name: 'Ik' }] });
  const user = open([
    tasksAnswer(testList([stage, mine, permit])),
    answer(KitFinishTaskDocument, finish, { finishTask: { ...stage, finished: true } }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Van mij 1' }));
  expect(await screen.findByText('Borden')).toBeVisible();
  expect(screen.queryByText('Podium huren')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Te laat 1' }));
  expect(screen.queryByText('Borden')).not.toBeInTheDocument();
  await user.click(await check('sluiten Podium huren'));
  expect(await check('open Podium huren')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Te laat 0' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Alle 3' }));
  await user.click(screen.getByRole('button', { name: 'Te laat 0' }));
  expect(screen.getByText('Geen taak is te laat.')).toBeVisible();
});

test('a season without tasks says so, and offers them', async () => {
  open([tasksAnswer(testList([]))]);
  expect(await screen.findByText('Er zijn nog geen taken in dit seizoen.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Taak toevoegen' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Uit draaiboek' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /vorig seizoen/ })).not.toBeInTheDocument();
});

test.each([
  ['a member cannot', false],
  ['the chair can', true],
])('%s delete', async (_who, isChair) => {
  open([tasksAnswer(testList([stage, permit]))], isChair);
  await screen.findByText('Podium huren');
  const count = isChair ? 1 : 0;
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: 'Podium huren verwijderen' })).toHaveLength(count),
  );
  // The single tasks are no category.
  expect(screen.queryAllByRole('button', { name: 'Taken van deze categorie verwijderen' })).toHaveLength(
    count,
  );
  expect(screen.getByRole('button', { name: 'Podium huren aanpassen' })).toBeVisible();
});
