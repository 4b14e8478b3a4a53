import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, lastUpload, MockUpload, renderArea, type User } from 'kit/testing';

import {
  type DeclarationInput,
  SecretariatAddDeclarationDocument,
  SecretariatDeclarationChoicesDocument,
  type SecretariatDeclarationChoicesQuery,
} from '../../gql/graphql';
import type { MyDeclaration } from '../testFinance';
import { DeclarationSpace } from './DeclarationSpace';
import { MyDeclarations } from './MyDeclarations';

type Choices = SecretariatDeclarationChoicesQuery['declarationChoices'];
/** My account. */
export const MINE = 'NL69INGB0123456789';
const choices: Choices = {
  id: 'me',
  accountnumber: null,
  years: [
    {
      id: 'y1',
      title: '2026-2027',
      workgroups: [
        { commissionId: 'c3', index: '3', title: 'Optocht' },
        { commissionId: 'c10', index: '10', title: 'Kindercarnaval' },
      ],
    },
    {
      id: 'y0',
      title: '2025-2026',
      workgroups: [{ commissionId: 'c10', index: '3', title: 'Kinderoptocht' }],
    },
  ],
};
/** Two years: in the older one there is no committee 10. */
export const choicesOf = (changed: Partial<Choices> = {}) =>
  answer(SecretariatDeclarationChoicesDocument, {}, { declarationChoices: { ...choices, ...changed } });

/** What the API answers. */
export const stored: MyDeclaration = {
  id: 't1',
  revision: 1,
  state: 'open',
  messages: [],
  declaredFor: null,
  wg: '3',
  description: 'Hekken',
  amount: -1255,
  creationDate: '2026-11-02T10:11:00.000Z',
  receipts: [],
  reason: null,
  decidedBy: null,
  payment: 'none',
};
const REQUEST = '3b241101-e2bb-4255-8caf-4136c566a962';
/** What is sent for the declaration that `toSend` fills in. */
export const sent = (changed: Partial<DeclarationInput> = {}) => ({
  requestId: REQUEST,
  declaration: {
    yearId: 'y1',
    wg: '3',
    description: 'Hekken',
    amount: 1255,
    directPay: 1,
    accountName: null,
    accountnumber: MINE,
    receiptIds: ['f1'],
    ...changed,
  },
});
export const added = (changed: Partial<DeclarationInput> = {}, times?: number) =>
  answer(SecretariatAddDeclarationDocument, sent(changed), { addDeclaration: stored }, times);

/** Each wizard of a test bears the same mark; stands beside the tests of a file. */
export function fixedRequestId(): void {
  beforeEach(() => {
    jest.spyOn(crypto, 'randomUUID').mockReturnValue(REQUEST);
  });
  afterEach(() => jest.restoreAllMocks());
}

/** Opens the wizard. */
export const start = (...mocks: ReturnType<typeof answer>[]) => startFor(undefined, ...mocks);

/** Opens the wizard on the page of a committee. */
export async function startFor(commissionId: string | undefined, ...mocks: ReturnType<typeof answer>[]) {
  renderArea(
    <DeclarationSpace commissionId={commissionId}>
      <MyDeclarations />
    </DeclarationSpace>,
    { mocks },
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Declaratie indienen' }));
  return user;
}

export const next = async (user: User) => user.click(await screen.findByRole('button', { name: 'Volgende' }));
export const noNext = () =>
  expect(screen.queryByRole('button', { name: 'Volgende' })).not.toBeInTheDocument();
export const question = (name: string) => screen.findByRole('heading', { name });

/** Fills in what comes before. */
export async function toAmount(user: User) {
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Boekjaar' }), '2026-2027');
  await next(user);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Commissie' }), '3 - Optocht');
  await next(user);
  await user.type(await screen.findByRole('textbox', { name: 'Omschrijving' }), 'Hekken');
  await next(user);
}

export async function toPayee(user: User) {
  await toAmount(user);
  await user.type(await screen.findByRole('textbox', { name: 'Bedrag in euro' }), '12,55');
  await next(user);
}

export async function giveReceipt(user: User) {
  await user.upload(
    await screen.findByLabelText('Bon'),
    new File(['x'], 'bon.pdf', { type: 'application/pdf' }),
  );
  await waitFor(() => expect(MockUpload.sent).not.toHaveLength(0));
  lastUpload().store('f1');
  await screen.findByRole('button', { name: 'Indienen' });
}

export async function toSend(user: User) {
  await toPayee(user);
  await user.click(await screen.findByRole('radio', { name: 'Ik' }));
  await user.type(screen.getByRole('textbox', { name: 'Je rekeningnummer (IBAN)' }), MINE);
  await next(user);
  await giveReceipt(user);
}
export const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Indienen' }));
