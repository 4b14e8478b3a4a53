import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, mockDownloads, press, refuse } from 'kit/testing';
import { loadDialogPanel } from 'kit/ui';

import {
  SecretariatApprovePaymentFileDocument,
  SecretariatPaymentXmlDocument,
  SecretariatPayPaymentFileDocument,
  SecretariatReversePaymentFileDocument,
} from '../../gql/graphql';
import { board } from '../testFinance';
import { both, file, files, payable, show, today, xml } from './testPayments';

beforeAll(loadDialogPanel);
const saved = mockDownloads();

test('a file is fetched again; why that fails is told', async () => {
  const user = show(
    payable([]),
    files([file]),
    refuse(SecretariatPaymentXmlDocument, { id: 'p1' }, 'Dit betaalbestand bestaat niet.', {
      code: 'NOT_FOUND',
    }),
    xml,
  );
  await press(user, 'Betaalbestand van 11/11/2026 downloaden');
  expect(await screen.findByText('Dit betaalbestand bestaat niet.')).toBeVisible();
  await press(user, 'Betaalbestand van 11/11/2026 downloaden');
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([`betalingen-${today}.xml`]));
});

test('turning a file back asks first; its declarations can be paid again', async () => {
  const user = show(
    payable([], 1),
    files([file]),
    answer(
      SecretariatReversePaymentFileDocument,
      { id: 'p1' },
      {
        reversePaymentFile: { ...file, reversed: true },
      },
    ),
    payable(both),
  );
  await press(user, 'Betaalbestand van 11/11/2026 terugdraaien');
  const question = within(await screen.findByRole('alertdialog', { name: 'Betaalbestand terugdraaien?' }));
  expect(question.getByText(/^2 betalingen van samen € 18,75/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Terugdraaien' }));
  expect(await screen.findByText('Teruggedraaid')).toBeVisible();
  await gone();
  expect(await screen.findByRole('table', { name: 'Te betalen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /terugdraaien$/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /downloaden$/ })).not.toBeInTheDocument();
});

test('a file of somebody else is approved after a question; then it can be fetched', async () => {
  const waits = { ...file, waitsForApproval: true };
  const user = show(
    payable([]),
    files([waits]),
    answer(
      SecretariatApprovePaymentFileDocument,
      { id: 'p1' },
      {
        approvePaymentFile: {
          ...file,
          approval: { byName: 'Truus Peters', at: '2026-11-12T10:11:00.000Z' },
        },
      },
    ),
  );
  expect(await screen.findByText('Wacht op akkoord')).toBeVisible();
  expect(screen.queryByRole('button', { name: /downloaden$/ })).not.toBeInTheDocument();
  await press(user, 'Betaalbestand van 11/11/2026 akkoord');
  const question = within(await screen.findByRole('alertdialog', { name: 'Akkoord met dit betaalbestand?' }));
  expect(question.getByText(/gemaakt door Jan Smulders/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Akkoord' }));
  expect(await screen.findByText('Akkoord van Truus Peters, 12/11/2026')).toBeVisible();
  await gone();
  expect(screen.getByRole('button', { name: /downloaden$/ })).toBeVisible();
});

test('who made a file does not approve it', async () => {
  show(payable([]), files([{ ...file, waitsForApproval: true, createdBy: board.id }]));
  expect(await screen.findByText('Wacht op akkoord')).toBeVisible();
  expect(screen.queryByRole('button', { name: /akkoord$/ })).not.toBeInTheDocument();
});

test('a file is noted as paid with its day, and that is taken back', async () => {
  const paid = (paidOn: string | null) =>
    answer(SecretariatPayPaymentFileDocument, { id: 'p1', paidOn }, { payPaymentFile: { ...file, paidOn } });
  const user = show(payable([]), files([file]), paid(today), paid(null));
  await press(user, 'Betaalbestand van 11/11/2026 is betaald');
  await user.click(await screen.findByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText(/^Betaald op/)).toBeVisible();
  await gone();
  expect(screen.queryByRole('button', { name: /terugdraaien$/ })).not.toBeInTheDocument();
  await press(user, 'Betaalbestand van 11/11/2026 is niet betaald');
  await user.click(await screen.findByRole('button', { name: 'Niet betaald' }));
  expect(await screen.findByText('In betaalbestand')).toBeVisible();
});

test('how far the bank is with a file is told', async () => {
  show(
    payable([]),
    files([
      { ...file, bankedCount: 1 },
      { ...file, id: 'p2', bankedCount: 2 },
    ]),
  );
  expect(await screen.findByText('1 van 2 betaald')).toBeVisible();
  expect(screen.getByText('Betaald via de bank')).toBeVisible();
});
