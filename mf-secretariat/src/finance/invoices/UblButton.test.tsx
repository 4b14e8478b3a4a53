import { screen, waitFor } from '@testing-library/react';
import { answer, press, refuse } from 'kit/testing';

import { SecretariatInvoiceUblDocument } from '../../gql/graphql';
import { invoice, list, mockDownloads, open } from './testInvoices';

const { saved } = mockDownloads();
const path = '/facturen?tab=overzicht';
const name = 'E-factuur (UBL) downloaden';

test('an invoice that can be had as UBL is saved so; one that fails is told', async () => {
  const { user } = open(
    [
      list([invoice(1, { hasUbl: true })]),
      refuse(SecretariatInvoiceUblDocument, { id: 'id1' }, 'De server is er niet.', {}),
      answer(SecretariatInvoiceUblDocument, { id: 'id1' }, { invoiceUbl: '<Invoice/>' }),
    ],
    path,
  );
  await press(user, 'Factuur 2027-0001 bekijken');
  await press(user, name);
  expect(await screen.findByText('De server is er niet.')).toBeVisible();
  expect(saved).toEqual([]);
  await press(user, name);
  await waitFor(() => expect(saved).toEqual(['Factuur 2027-0001.xml']));
});

test('where it cannot there is no button', async () => {
  const { user } = open([list([invoice(1)])], path);
  await press(user, 'Factuur 2027-0001 bekijken');
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
