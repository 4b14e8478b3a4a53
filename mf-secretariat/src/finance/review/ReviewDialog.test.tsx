import { screen, within } from '@testing-library/react';
import { answer, gone, press, type Unmasked } from 'kit/testing';
import { loadDialogPanel } from 'kit/ui';

import {
  SecretariatAskAboutDeclarationDocument,
  SecretariatCorrectDeclarationDocument,
  SecretariatReviewDocument,
  type SecretariatReviewQuery,
} from '../../gql/graphql';
import {
  around,
  board,
  declaration,
  lines,
  open,
  reader,
  receipt,
  testYear,
  waiting,
  years,
} from '../testFinance';

type Reviewed = Unmasked<SecretariatReviewQuery>['transaction'];

beforeAll(loadDialogPanel);
beforeEach(() => {
  const blob = async () => new Blob(['x']);
  Object.assign(globalThis, { fetch: jest.fn(async () => ({ ok: true, blob })) });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
});

const hekken = declaration('t1', { hasDuplicates: true, receipts: [receipt, { ...receipt, id: 'f2' }] });
const { hasDuplicates, kind, decidedAt, decidedBy, reason, paid, ...facts } = hekken;
const reviewed = (changed: Partial<Reviewed> = {}): Reviewed => ({
  ...facts,
  yearId: 'y1',
  declaredFor: null,
  messages: [],
  duplicates: [],
  ...changed,
});
const review = (changed: Partial<Reviewed> = {}, times?: number) =>
  answer(SecretariatReviewDocument, { id: 't1' }, { transaction: reviewed(changed) }, times);
const lists = [...around, years([testYear()]), waiting([hekken]), lines({ state: 'approved' }, [])];

async function look(user: ReturnType<typeof open>) {
  await press(user, 'Hekken bekijken');
  const dialog = within(await screen.findByRole('dialog', { name: 'Declaratie beoordelen' }));
  expect(await dialog.findByText('€ 12,55')).toBeVisible();
  return dialog;
}

test('the receipts stand beside the facts, the account and what it looks like', async () => {
  const other = { ...reviewed(), id: 't9', state: 'approved' as const, description: 'Hekken', paid: true };
  const duplicates = [{ sameReceipt: true, other }];
  const user = open([...lists, review({ duplicates })]);
  expect(await screen.findByText('Lijkt op een andere declaratie')).toBeVisible();
  const dialog = await look(user);
  expect(dialog.getByText(/NL69 INGB 0123 4567 89/)).toBeVisible();
  expect(await dialog.findByRole('img', { name: 'Bon 1 van Hekken' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Bon 2' }));
  expect(await dialog.findByRole('img', { name: 'Bon 2 van Hekken' })).toBeVisible();
  expect(dialog.getByText('Lijkt op een declaratie van 02/11/2026')).toBeVisible();
  expect(dialog.getByText('Dezelfde bon.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Naast elkaar bekijken' }));
  expect(await dialog.findByRole('img', { name: 'Bon 1 van Hekken' })).toBeVisible();
});

test('a question needs words and is sent about what was read', async () => {
  const user = open([
    ...lists,
    review(),
    answer(
      SecretariatAskAboutDeclarationDocument,
      { id: 't1', revision: 1, question: { text: 'Waarvoor?' } },
      { askAboutDeclaration: { id: 't1', revision: 2, state: 'asked' } },
    ),
  ]);
  const dialog = await look(user);
  await user.click(dialog.getByRole('button', { name: 'Vraag stellen' }));
  expect(await dialog.findByText('Vul een vraag in')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Afkeuren' }));
  expect(await dialog.findByText('Vul een reden in')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Bericht aan Piet Peters' }), 'Waarvoor?');
  await user.click(dialog.getByRole('button', { name: 'Vraag stellen' }));
  expect(await screen.findByText('Vraag gesteld')).toBeVisible();
  await gone();
});

test('committee and year are corrected', async () => {
  const moved = { id: 't1', revision: 2, yearId: 'y1', wg: '10', declaredFor: '3 - Optocht in 2026-2027' };
  const user = open([
    ...lists,
    review({}, 1),
    answer(
      SecretariatCorrectDeclarationDocument,
      { id: 't1', revision: 1, place: { yearId: 'y1', wg: '10' } },
      { correctDeclaration: moved },
    ),
    review({ wg: '10', revision: 2, declaredFor: moved.declaredFor }),
  ]);
  const dialog = await look(user);
  await user.click(dialog.getByRole('button', { name: 'Wijzigen' }));
  const form = within(await screen.findByRole('dialog', { name: 'Commissie en boekjaar wijzigen' }));
  await user.selectOptions(form.getByRole('combobox', { name: 'Commissie' }), '10 - Kindercarnaval');
  await user.click(form.getByRole('button', { name: 'Wijzigen' }));
  expect(await screen.findByText('Declaratie verplaatst')).toBeVisible();
  expect(await dialog.findByText(/10 - Kindercarnaval, 2026-2027/)).toBeVisible();
  expect(dialog.getByText(/ingediend voor 3 - Optocht in 2026-2027/)).toBeVisible();
});

test.each([
  ['who is not of the DB', reader, {}],
  ['whose own it is', board, { createdBy: board.id }],
])('%s only looks', async (_, user_, changed) => {
  const user = open([...lists, review(changed)], { user: user_ });
  const dialog = await look(user);
  expect(dialog.queryByRole('button', { name: 'Goedkeuren' })).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Wijzigen' })).not.toBeInTheDocument();
});
