import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, gone, lastUpload, mockUploads, press, refuse, renderArea } from 'kit/testing';
import { loadDialogPanel } from 'kit/ui';

import {
  SecretariatAnswerDeclarationDocument,
  SecretariatWithdrawDeclarationDocument,
} from '../../gql/graphql';
import { myDeclarations } from '../testFinance';
import { DeclarationsPage } from './DeclarationsPage';
import { choicesOf, stored } from './testWizard';

mockUploads();
beforeAll(loadDialogPanel);

const question = {
  isQuestion: true,
  text: 'Waar was dit voor?',
  changes: [],
  name: 'Jan',
  at: '2026-11-03T10:00:00.000Z',
};
const asked = { ...stored, revision: 2, state: 'asked' as const, messages: [question] };

function show(...mocks: ReturnType<typeof answer>[]) {
  renderArea(<DeclarationsPage />, {
    path: '/declaraties',
    route: '/declaraties',
    mocks: [...mocks, choicesOf()],
  });
  return userEvent.setup();
}

test('an open declaration is withdrawn, after a question', async () => {
  const withdrawn = { ...stored, state: 'withdrawn' as const };
  const user = show(
    myDeclarations([stored], 1),
    answer(SecretariatWithdrawDeclarationDocument, { id: 't1' }, { withdrawDeclaration: withdrawn }),
    myDeclarations([withdrawn]),
  );
  await press(user, 'Hekken intrekken');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Declaratie intrekken?' }));
  await user.click(dialog.getByRole('button', { name: 'Intrekken' }));
  expect(await screen.findByText('Declaratie ingetrokken')).toBeVisible();
  await gone();
  expect(await screen.findByText('Ingetrokken')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hekken intrekken' })).not.toBeInTheDocument();
});

test('when somebody decided first, that is said', async () => {
  const user = show(
    myDeclarations([stored], 1),
    refuse(
      SecretariatWithdrawDeclarationDocument,
      { id: 't1' },
      'Over deze declaratie is al beslist door Jan.',
      {
        code: 'CONFLICT',
      },
    ),
    myDeclarations([{ ...stored, state: 'approved' }]),
  );
  await press(user, 'Hekken intrekken');
  await press(user, 'Intrekken');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText('Over deze declaratie is al beslist door Jan.')).toBeVisible();
  expect(await screen.findByText('Goedgekeurd')).toBeVisible();
});

test('a question is answered with words, another amount and a receipt', async () => {
  const given = { text: 'Voor de start', amount: 1000, receiptIds: ['f2'] };
  const user = show(
    myDeclarations([asked], 1),
    answer(
      SecretariatAnswerDeclarationDocument,
      { id: 't1', revision: 2, answer: given },
      { answerDeclaration: { ...stored, revision: 3 } },
    ),
    myDeclarations([stored]),
  );
  expect(await screen.findByText('Vraag gesteld')).toBeVisible();
  await press(user, 'Vraag over Hekken beantwoorden');
  const dialog = within(await screen.findByRole('dialog', { name: 'Vraag beantwoorden' }));
  expect(dialog.getByText('Waar was dit voor?')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Je antwoord' }), 'Voor de start');
  const amount = dialog.getByRole('textbox', { name: 'Bedrag in euro' });
  await user.clear(amount);
  await user.type(amount, '10');
  await user.upload(
    dialog.getByLabelText('Extra bon'),
    new File(['x'], 'bon.pdf', { type: 'application/pdf' }),
  );
  expect(await dialog.findByText(/bon\.pdf/)).toBeVisible();
  expect(lastUpload().address).toBe('POST /files/accountancy/C3');
  lastUpload().store('f2');
  expect(await dialog.findByRole('button', { name: 'Nog een bon' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Antwoord versturen' }));
  expect(await screen.findByText('Antwoord verstuurd')).toBeVisible();
  await gone();
});

test('what was asked before can be read', async () => {
  const user = show(myDeclarations([{ ...asked, state: 'approved' }]));
  await press(user, 'Vragen over Hekken lezen');
  expect(await screen.findByText('Vraag van Jan, 03/11/2026')).toBeVisible();
});
