import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, pageOf, press, pressIn, refuse, type Unmasked } from 'kit/testing';

import {
  SecretariatAddCustomerDocument,
  SecretariatCustomerChoicesDocument,
  SecretariatCustomersDocument,
  type SecretariatCustomersQuery,
  SecretariatDebtorsDocument,
  type SecretariatDebtorsQuery,
  SecretariatDeleteCustomerDocument,
  SecretariatSaveCustomerDocument,
} from '../../gql/graphql';
import { anyPreview, fakeCanvas, field, open } from '../invoices/testInvoices';

fakeCanvas();

type Customer = Unmasked<SecretariatCustomersQuery>['customers']['edges'][number]['node'];

const customer = (id: string, more: Partial<Customer> = {}): Customer => ({
  id,
  revision: 1,
  modifiedByName: null,
  modifiedAt: null,
  name: 'Bakkerij Derks',
  address: 'Dorpsstraat 1',
  postalCode: '6041 AA Roermond',
  email: 'info@derks.example',
  phone: '',
  changeLog: ['31/01/2027 - Piet Peters: klant toegevoegd'],
  ...more,
});
const list = (customers: Customer[], times?: number) =>
  answer(SecretariatCustomersDocument, { search: null }, { customers: pageOf(customers) }, times);
/** After a save as many are read as are shown. */
const again = (...customers: Customer[]) =>
  answer(SecretariatCustomersDocument, { search: null, first: 100 }, { customers: pageOf(customers) }, 1);
const debtors = (...rows: SecretariatDebtorsQuery['debtors']) =>
  answer(SecretariatDebtorsDocument, {}, { debtors: rows });
const texts = { name: 'Bakkerij Derks', address: '', postalCode: '', email: '', phone: '' };
const customers = () => screen.findByRole('table', { name: 'Klanten' });

test('who has to pay still is told, with the invoices', async () => {
  const { user } = open(
    [
      debtors({
        ...{ id: 'c1', name: 'Bakkerij Derks', open: 150_000, late: 50_000, paidThisYear: 0 },
        invoices: [
          { id: 'i1', number: '2027-0001', title: 'Advertentie', dueDate: '2027-03-02', amount: 150_000 },
        ],
      }),
      list([]),
    ],
    '/facturen?tab=klanten',
  );
  const table = await screen.findByRole('table', { name: 'Wie moet nog betalen' });
  expect(within(table).getByRole('row', { name: /Bakkerij Derks €.1.500,00 €.500,00/ })).toBeVisible();
  await user.click(within(table).getByRole('button', { name: /Bakkerij Derks/ }));
  expect(screen.getByRole('list', { name: 'Open facturen van Bakkerij Derks' })).toHaveTextContent(
    /2027-0001, Advertentie: €.1.500,00, te betalen vóór 02\/03\/2027/,
  );
  expect(await screen.findByText('Er zijn nog geen klanten.')).toBeVisible();
});

test('a customer is added; the same name twice is pointed out', async () => {
  const message = 'Er is al een klant die Bakkerij Derks heet. Is het dezelfde?';
  const { user } = open(
    [
      debtors(),
      list([], 1),
      refuse(SecretariatAddCustomerDocument, { customer: texts }, 'Controleer de invoer.', {
        code: 'BAD_USER_INPUT',
        fields: { name: message },
      }),
      answer(
        SecretariatAddCustomerDocument,
        { customer: { ...texts, allowDuplicate: true } },
        { addCustomer: customer('c1', texts) },
      ),
      again(customer('c1', texts)),
    ],
    '/facturen?tab=klanten',
  );
  expect(await screen.findByText('Alle facturen zijn betaald.')).toBeVisible();
  await press(user, 'Klant toevoegen');
  await user.type(await field('Naam'), 'Bakkerij Derks');
  await pressIn(user, 'Toevoegen');
  await waitFor(async () => expect(await field('Naam')).toHaveAccessibleDescription(message));
  await pressIn(user, 'Toch toevoegen');
  expect(await screen.findByText('Klant toegevoegd')).toBeVisible();
  await gone();
  expect(await customers()).toHaveTextContent('Bakkerij Derks');
});

test('a customer is changed and removed', async () => {
  const changed = customer('c1', { phone: '0475 123456', revision: 2 });
  const { user } = open(
    [
      debtors(),
      list([customer('c1')], 1),
      answer(
        SecretariatSaveCustomerDocument,
        {
          ...{ id: 'c1', revision: 1 },
          customer: {
            ...texts,
            ...{ address: 'Dorpsstraat 1', postalCode: '6041 AA Roermond', email: 'info@derks.example' },
            phone: '0475 123456',
          },
        },
        { saveCustomer: changed },
      ),
      again(changed),
      answer(SecretariatDeleteCustomerDocument, { id: 'c1' }, { deleteCustomer: 'c1' }),
      again(),
    ],
    '/facturen?tab=klanten',
  );
  await customers();
  await press(user, 'Bakkerij Derks aanpassen');
  await user.type(await field('Telefoon'), '0475 123456');
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText('Klant aangepast')).toBeVisible();
  await gone();
  await press(user, 'Bakkerij Derks verwijderen');
  expect(await screen.findByText(/Facturen die er al zijn, blijven zoals ze zijn./)).toBeVisible();
  await pressIn(user, 'Verwijderen', 'alertdialog');
  expect(await screen.findByText('Klant verwijderd')).toBeVisible();
});

test('on an invoice a customer is found and filled in, or kept', async () => {
  const { user } = open([
    anyPreview,
    answer(
      SecretariatCustomerChoicesDocument,
      { search: 'derks' },
      {
        customers: {
          totalCount: 9,
          edges: [{ node: customer('c1') }],
        },
      },
    ),
    answer(
      SecretariatAddCustomerDocument,
      { customer: { name: 'Café Hoek', address: '', postalCode: '', email: '' } },
      { addCustomer: customer('c2', { name: 'Café Hoek' }) },
    ),
  ]);
  await user.type(await screen.findByRole('searchbox', { name: 'Zoek een klant' }), 'derks');
  await user.click(await screen.findByRole('button', { name: /^Bakkerij Derks/ }));
  expect(await field('Naam klant')).toHaveValue('Bakkerij Derks');
  expect(await field('Postcode en plaats')).toHaveValue('6041 AA Roermond');
  expect(await field('E-mail')).toHaveValue('info@derks.example');
  expect(screen.getByText('Klant: Bakkerij Derks')).toBeVisible();
  await press(user, 'Andere klant');
  for (const name of ['Naam klant', 'Adres', 'Postcode en plaats', 'E-mail'])
    await user.clear(await field(name));
  await user.type(await field('Naam klant'), 'Café Hoek');
  await press(user, 'Bewaar als klant');
  expect(await screen.findByText('Bewaard als klant')).toBeVisible();
  expect(screen.getByText('Klant: Café Hoek')).toBeVisible();
});
