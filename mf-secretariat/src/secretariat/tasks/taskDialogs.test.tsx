import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, press, refuse } from 'kit/testing';
import { loadDialogPanel } from 'kit/ui';

import {
  SecretariatAddTaskDocument,
  SecretariatAddTaskFromDraaiboekDocument,
  SecretariatCopyTasksDocument,
  SecretariatDeleteDraaiboekTasksDocument,
  SecretariatDeleteSingleTaskDocument,
  SecretariatEditTaskDocument,
} from '../../gql/graphql';
import { draaiboekAnswer, membersAnswer, openCommission } from '../commissions/testCommission';
import { TasksTab } from './TasksTab';
import { tasksAnswer, testList, testTask } from './testTasks';

beforeAll(loadDialogPanel);

const stage = testTask('t1', 'Podium huren', { assignees: [{ id: 'u9', name: 'Oud Lid' }] });
const permit = testTask('t2', 'Vergunning aanvragen', { grandParent: 'c1', parent: 's1', itemId: 'i1' });
const barriers = testTask('t3', 'Dranghekken ophalen', { grandParent: 'c1', parent: 's1', itemId: 'i2' });
const nothing = {
  name: 'Wagens keuren',
  description: '',
  responsable: '',
  assigneeIds: [],
  checklist: [],
  dueDate: null,
  timeType: null,
  period: null,
  daysFromCarnival: null,
};
const season = { commissionId: '3', season: 2026 };
const broken = { code: 'INTERNAL_SERVER_ERROR' };

const open = (mocks: MockLink.MockedResponse[], isChair = false) =>
  openCommission(<TasksTab />, [draaiboekAnswer(), membersAnswer, ...mocks], { isChair });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a single task is added with all there is to say', async () => {
  const task = {
    name: 'Wagens keuren',
    description: 'Alle wagens',
    responsable: 'Jan',
    assigneeIds: ['u1', 'u2'],
    checklist: ['Remmen', 'Verlichting'],
    dueDate: '2027-01-31',
    timeType: 'upFront' as const,
    period: 'januari' as const,
    daysFromCarnival: null,
  };
  const added = testTask('t5', task.name);
  const user = open([
    tasksAnswer(testList([stage])),
    answer(SecretariatAddTaskDocument, { ...season, task }, { addTask: testList([stage, added]) }),
  ]);
  await press(user, 'Taak toevoegen');
  const form = await dialog('Taak toevoegen');
  const people = within(form.getByRole('group', { name: 'Toegewezen aan' }));
  await user.click(await people.findByRole('checkbox', { name: 'Piet Peters' }));
  await user.click(people.getByRole('checkbox', { name: 'Jan Smulders' }));
  await user.type(form.getByLabelText('Naam'), ' Wagens keuren ');
  await user.type(form.getByLabelText('Omschrijving'), 'Alle wagens');
  await user.type(form.getByLabelText('Verantwoordelijke'), 'Jan');
  await user.type(form.getByLabelText('Checklist'), 'Remmen\n\n Verlichting');
  await user.type(form.getByLabelText('Deadline'), '2027-01-31');
  await user.selectOptions(form.getByLabelText('Moment'), 'Vooraf');
  await user.selectOptions(form.getByLabelText('Wanneer'), 'Januari');
  await user.click(form.getByRole('button', { name: 'Toevoegen' }));
  await gone();
  expect(screen.getByText('Wagens keuren')).toBeVisible();
  expect(screen.getByText('Taak toegevoegd')).toBeVisible();
});

test('days before carnival are a date at once, one typed by hand wins, and can be let go again', async () => {
  const before = testTask('t1', 'Hekken', { daysFromCarnival: -30, dueDate: '2027-01-15' });
  const sent = { ...nothing, name: 'Hekken', daysFromCarnival: -22, dueDate: null };
  const user = open([
    tasksAnswer(testList([before])),
    answer(
      SecretariatEditTaskDocument,
      { commissionId: '3', id: 't1', revision: 1, task: sent },
      { editTask: testList([{ ...before, daysFromCarnival: -22, dueDate: '2027-01-16', revision: 2 }]) },
    ),
  ]);
  await press(user, 'Hekken aanpassen');
  const form = await dialog('Taak aanpassen');
  expect(form.getByLabelText('Wanneer')).toHaveDisplayValue('Dagen voor carnaval');
  const days = form.getByLabelText('Aantal dagen');
  expect(days).toHaveValue('30');
  const deadline = form.getByLabelText('Deadline');
  expect(deadline).toHaveValue('2027-01-15');
  expect(deadline).toHaveAccessibleDescription('Laat leeg voor 08/01/2027, 30 dagen voor carnaval.');
  await user.clear(days);
  await user.type(days, '300');
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(days).toHaveAccessibleDescription('Kies 0 tot 245 dagen'));
  await user.clear(days);
  await user.type(days, '22');
  await user.clear(deadline);
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  await gone();
  expect(screen.getByText('Deadline: 16/01/2027, 22 dagen voor carnaval')).toBeVisible();
  await press(user, 'Hekken aanpassen');
  // What the days give was not typed.
  expect((await dialog('Taak aanpassen')).getByLabelText('Deadline')).toHaveValue('');
});

test('a save that fails says so in the words that were asked for, and what the server says of a field stays', async () => {
  const fields = { name: 'Deze naam is te lang' };
  const user = open([
    tasksAnswer(testList([stage])),
    refuse(SecretariatAddTaskDocument, { ...season, task: nothing }, 'Stuk', broken),
    refuse(SecretariatAddTaskDocument, { ...season, task: nothing }, 'Klopt niet', {
      code: 'BAD_USER_INPUT',
      fields,
    }),
  ]);
  await press(user, 'Taak toevoegen');
  const form = await dialog('Taak toevoegen');
  const submit = form.getByRole('button', { name: 'Toevoegen' });
  await user.click(submit);
  await waitFor(() => expect(form.getByLabelText('Naam')).toHaveAccessibleDescription('Verplicht'));
  await user.type(form.getByLabelText('Naam'), 'Wagens keuren');
  await user.click(submit);
  expect(await form.findByRole('alert')).toHaveTextContent(
    /^Er is iets fout gegaan bij het opslaan van de taak$/,
  );
  expect(submit).not.toHaveAttribute('aria-busy');
  await user.click(submit);
  await waitFor(() => expect(form.getByLabelText('Naam')).toHaveAccessibleDescription(fields.name));
  expect(form.getByLabelText('Naam')).toHaveValue('Wagens keuren');
});

test('an edit keeps an assignee who left the committee, and asks when somebody else was first', async () => {
  const theirs = { ...stage, name: 'Podium kopen', assignees: [], revision: 4 };
  const mine = { ...nothing, name: 'Podium huren, groot', assigneeIds: ['u2', 'u9'] };
  const user = open([
    tasksAnswer(testList([stage]), { times: 1 }),
    refuse(
      SecretariatEditTaskDocument,
      { commissionId: '3', id: 't1', revision: 1, task: mine },
      'Intussen gewijzigd',
      { code: 'CONFLICT', modifiedBy: 'Piet', modifiedAt: '2027-02-02T10:11:00.000Z' },
    ),
    tasksAnswer(testList([theirs])),
  ]);
  await press(user, 'Podium huren aanpassen');
  const form = await dialog('Taak aanpassen');
  expect(await form.findByRole('checkbox', { name: 'Oud Lid' })).toBeChecked();
  await user.click(await form.findByRole('checkbox', { name: 'Piet Peters' }));
  await user.type(form.getByLabelText('Naam'), ', groot');
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  const conflict = within(await screen.findByRole('alertdialog', { name: 'Intussen gewijzigd door Piet' }));
  expect(conflict.getByRole('row', { name: 'Naam Podium huren, groot Podium kopen' })).toBeVisible();
  expect(conflict.getByRole('row', { name: 'Toegewezen aan Piet Peters, Oud Lid (leeg)' })).toBeVisible();
});

describe('from the draaiboek', () => {
  test('what is no task yet can be chosen; without a choice nothing is added', async () => {
    const user = open([
      tasksAnswer(testList([permit])),
      refuse(SecretariatAddTaskFromDraaiboekDocument, { ...season, itemIds: ['i2'] }, 'Stuk', broken),
      answer(
        SecretariatAddTaskFromDraaiboekDocument,
        { ...season, itemIds: ['i2'] },
        { addTaskFromDraaiboek: testList([permit, barriers]) },
      ),
    ]);
    await press(user, 'Uit draaiboek');
    const form = await dialog('Taken uit het draaiboek');
    expect(form.queryByRole('checkbox', { name: /Vergunning aanvragen/ })).not.toBeInTheDocument();
    expect(form.queryByRole('checkbox', { name: 'Muziek' })).not.toBeInTheDocument();
    const submit = form.getByRole('button', { name: 'Toevoegen' });
    await user.click(submit);
    expect(await form.findByText('Kies minstens één onderdeel')).toBeVisible();
    await user.click(form.getByRole('checkbox', { name: 'Vergunningen' }));
    expect(form.getByRole('checkbox', { name: /Dranghekken ophalen/ })).toBeChecked();
    await user.click(submit);
    expect(await form.findByText('Er is iets fout gegaan bij het opslaan van de taken')).toBeVisible();
    await user.click(submit);
    await gone();
    expect(screen.getByText('Dranghekken ophalen')).toBeVisible();
  });

  test('when all of it is a task there is nothing to choose', async () => {
    const user = open([tasksAnswer(testList([permit, barriers]))]);
    await press(user, 'Uit draaiboek');
    const form = await dialog('Taken uit het draaiboek');
    expect(form.getByText('Alles uit het draaiboek is al een taak.')).toBeVisible();
    expect(form.queryByRole('button', { name: 'Toevoegen' })).not.toBeInTheDocument();
  });
});

test('the tasks of the season before are taken over, after a question', async () => {
  const user = open([
    tasksAnswer(testList([]), { seasons: [2026, 2025] }),
    refuse(SecretariatCopyTasksDocument, season, 'Stuk', broken),
    answer(SecretariatCopyTasksDocument, season, { copyTasks: testList([permit]) }),
  ]);
  await press(user, 'Taken van vorig seizoen overnemen');
  const question = await screen.findByRole('alertdialog', { name: 'Taken van vorig seizoen overnemen?' });
  expect(question).toHaveTextContent('2025-2026 komen als open taken in 2026-2027');
  await press(user, 'Overnemen');
  expect(await screen.findByText('Er is iets fout gegaan bij het opslaan van de taken')).toBeVisible();
  await press(user, 'Overnemen');
  await gone();
  expect(screen.getByText('Vergunning aanvragen')).toBeVisible();
});

test('the chair deletes one task', async () => {
  const user = open(
    [
      tasksAnswer(testList([stage, permit])),
      answer(
        SecretariatDeleteSingleTaskDocument,
        { commissionId: '3', id: 't1' },
        { deleteSingleTask: testList([permit]) },
      ),
    ],
    true,
  );
  await press(user, 'Podium huren verwijderen');
  await screen.findByRole('alertdialog', { name: 'Taak verwijderen? Deze actie is onomkeerbaar.' });
  await press(user, 'Verwijderen');
  await gone();
  expect(screen.queryByText('Podium huren')).not.toBeInTheDocument();
});

test('the chair deletes all tasks of a category', async () => {
  const user = open(
    [
      tasksAnswer(testList([stage, permit, barriers])),
      answer(
        SecretariatDeleteDraaiboekTasksDocument,
        { ...season, parent: 'c1' },
        { deleteDraaiboekTasks: testList([stage]) },
      ),
    ],
    true,
  );
  await press(user, 'Taken van deze categorie verwijderen');
  const question = await screen.findByRole('alertdialog', {
    name: 'Taken verwijderen? Deze actie is onomkeerbaar.',
  });
  expect(question).toHaveTextContent('De 2 taken van Vergunningen in 2026-2027.');
  await press(user, 'Verwijderen');
  await gone();
  expect(screen.queryByRole('region', { name: 'Vergunningen' })).not.toBeInTheDocument();
  expect(screen.getByText('Podium huren')).toBeVisible();
});
