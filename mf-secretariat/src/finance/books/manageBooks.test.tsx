import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, mockChartSize, press, refuse } from 'kit/testing';
import { loadDialogPanel } from 'kit/ui';

import {
  SecretariatAddMutationDocument,
  SecretariatAddWorkgroupDocument,
  SecretariatDeleteWorkgroupDocument,
  SecretariatEditWorkgroupDocument,
} from '../../gql/graphql';
import { declaration, open, rowsOf, testYear, years } from '../testFinance';
import { exportColumns, exportRows } from './YearAccounts';

beforeAll(loadDialogPanel);
mockChartSize();

const tab = 'boekhouding';
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const [kids, parade] = testYear().workgroups;
const withParade = (changed: object) =>
  testYear({ workgroups: [kids, { ...parade, ...changed }] as ReturnType<typeof testYear>['workgroups'] });

test('a mutation is income or expense of a committee; the sums follow', async () => {
  const mutation = { yearId: 'y1', wg: '3', description: 'Subsidie', income: 10_000 };
  const user = open(
    [
      years([testYear()], 1),
      refuse(SecretariatAddMutationDocument, { mutation }, 'Dit boekjaar staat in het archief.', {
        code: 'BAD_USER_INPUT',
      }),
      answer(SecretariatAddMutationDocument, { mutation }, { addMutation: declaration('t1') }),
      years([withParade({ income: 60_000 })]),
    ],
    { tab },
  );
  await press(user, 'Mutatie toevoegen');
  const form = await dialog('Mutatie toevoegen');
  await press(user, 'Toevoegen');
  expect(await form.findByText('Kies een commissie', { selector: ':not(option)' })).toBeVisible();
  expect(form.getAllByText('Verplicht')).toHaveLength(2);
  await user.selectOptions(form.getByRole('combobox', { name: 'Commissie' }), '3 - Optocht');
  await user.type(form.getByRole('textbox', { name: 'Omschrijving' }), 'Subsidie');
  await user.click(form.getByRole('radio', { name: 'Inkomsten' }));
  await user.type(form.getByRole('textbox', { name: 'Bedrag in euro' }), '100');
  await press(user, 'Toevoegen');
  expect(await form.findByText('Dit boekjaar staat in het archief.')).toBeVisible();
  await press(user, 'Toevoegen');
  expect(await screen.findByText('Mutatie toegevoegd')).toBeVisible();
  await gone();
  expect((await rowsOf('Commissies in 2026-2027'))[1]).toMatch(/^3Optocht€ 600,00/);
});

const edited = (changed: object) => ({
  yearId: 'y1',
  id: 'g3',
  revision: 4,
  workgroup: { index: '3', title: 'Optocht', incomeBudget: 60_000, expencesBudget: 25_050 },
  ...changed,
});

async function changeBudget(user: ReturnType<typeof open>) {
  await press(user, 'Begroting van Optocht aanpassen');
  const form = await dialog('Begroting van commissie 3');
  const field = form.getByRole('textbox', { name: 'Begrote uitgaven in euro' });
  expect(field).toHaveValue('200,00');
  await user.clear(field);
  await user.type(field, '250,50');
  return { form, field };
}

test('a budget is changed; one that is no amount stays', async () => {
  const user = open(
    [
      years([testYear()]),
      answer(SecretariatEditWorkgroupDocument, edited({}), {
        editWorkgroup: withParade({ expencesBudget: 25_050, revision: 5 }),
      }),
    ],
    { tab },
  );
  const { field } = await changeBudget(user);
  await user.type(field, 'x');
  await press(user, 'Opslaan');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Vul een bedrag in, zoals 12,50'));
  await user.type(field, '{Backspace}');
  await press(user, 'Opslaan');
  expect(await screen.findByText('Begroting opgeslagen')).toBeVisible();
  await gone();
  expect((await rowsOf('Commissies in 2026-2027'))[1]).toContain('€ 250,50');
});

test('when somebody else changed it too, whose version stays is asked', async () => {
  const theirs = withParade({ expencesBudget: 22_000, revision: 5 });
  const user = open(
    [
      years([testYear()], 1),
      refuse(SecretariatEditWorkgroupDocument, edited({}), 'Iemand anders was eerder.', {
        code: 'CONFLICT',
        modifiedBy: 'Jan Smulders',
        modifiedAt: '2026-11-11T10:11:00.000Z',
      }),
      years([theirs]),
    ],
    { tab },
  );
  await changeBudget(user);
  await press(user, 'Opslaan');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('€ 250,50')).toBeVisible();
  expect(question.getByText('€ 220,00')).toBeVisible();
});

test('a committee is added; a number that is taken is said at the field', async () => {
  const workgroup = { index: '4', title: 'Muziek', incomeBudget: 0, expencesBudget: 1_000 };
  const variables = { yearId: 'y1', workgroup };
  const added = { ...workgroup, id: 'g4', income: 0, expences: 0, revision: 1 };
  const user = open(
    [
      years([testYear()]),
      refuse(SecretariatAddWorkgroupDocument, variables, 'Controleer de invoer.', {
        code: 'BAD_USER_INPUT',
        fields: { index: 'Dit nummer is al van een andere commissie in dit boekjaar' },
      }),
      answer(SecretariatAddWorkgroupDocument, variables, {
        addWorkgroup: testYear({ workgroups: [...testYear().workgroups, added] }),
      }),
    ],
    { tab },
  );
  await press(user, 'Commissie toevoegen');
  const form = await dialog('Commissie toevoegen');
  await user.type(form.getByRole('textbox', { name: 'Nummer' }), '4');
  await user.type(form.getByRole('textbox', { name: 'Naam' }), 'Muziek');
  await user.type(form.getByRole('textbox', { name: 'Begrote uitgaven in euro' }), '10');
  await press(user, 'Toevoegen');
  expect(await form.findByText('Dit nummer is al van een andere commissie in dit boekjaar')).toBeVisible();
  await press(user, 'Toevoegen');
  await gone();
  expect((await rowsOf('Commissies in 2026-2027'))[2]).toMatch(/^4Muziek/);
});

test('only a committee without lines is deleted', async () => {
  const variables = { yearId: 'y1', id: 'g10' };
  const user = open(
    [
      years([testYear()]),
      answer(SecretariatDeleteWorkgroupDocument, variables, {
        deleteWorkgroup: testYear({ workgroups: [parade!] }),
      }),
    ],
    { tab },
  );
  await press(user, 'Kindercarnaval verwijderen');
  expect(screen.queryByRole('button', { name: 'Optocht verwijderen' })).not.toBeInTheDocument();
  await screen.findByRole('alertdialog');
  await press(user, 'Verwijderen');
  await waitFor(() => expect(screen.queryByText('Kindercarnaval')).not.toBeInTheDocument());
});

test('the file has euros, the numbers in order and the totals below', () => {
  const cells = exportRows(testYear()).map((row) => exportColumns.map(({ value }) => value(row)));
  expect(cells).toEqual([
    ['3', 'Optocht', 500, 600, 123.45, 200, 376.55],
    ['10', 'Kindercarnaval', 0, 0, 0, 0.5, 0],
    ['', 'Totaal', 500, 600, 123.45, 200.5, 376.55],
  ]);
});
