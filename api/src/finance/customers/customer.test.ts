import { daysFromNow, useApi } from '../../testing/apiStage';
import {
  AddCustomerDocument,
  CustomerInvoiceDocument,
  CustomerOneDocument,
  CustomersDocument,
  DebtorsDocument,
  DeleteCustomerDocument,
  SaveCustomerDocument,
} from '../../testing/gql/graphql';
import { usePerson } from '../../testing/people';
import { InvoiceModel } from '../invoices/invoice.model';
import { CustomerModel } from './customer.model';

const stage = useApi();
const fien = usePerson(stage, { name: 'Fien', general: ['secFact'] });

const given = (changes: object = {}) => ({
  name: ' Bakkerij Jansen ',
  address: 'Dorpsstraat 1',
  postalCode: '7071 AA Ulft',
  email: 'info@bakkerij.example',
  phone: '0315 123456',
  ...changes,
});
const add = async (changes: object = {}, requestId?: string) =>
  (await fien.data(AddCustomerDocument, { customer: given(changes), requestId })).addCustomer;
const names = async (search?: string) =>
  (await fien.data(CustomersDocument, { search })).customers.edges.map(({ node }) => node.name);
const debtors = async () => (await fien.data(DebtorsDocument)).debtors;

it('is kept, in order of name, and found by words of name, address and e-mail', async () => {
  await add({ name: 'Slager De Wit', email: '', address: '' });
  expect(await add()).toMatchObject({
    name: 'Bakkerij Jansen',
    address: 'Dorpsstraat 1',
    postalCode: '7071 AA Ulft',
    email: 'info@bakkerij.example',
    phone: '0315 123456',
    changeLog: [expect.stringMatching(/ - Fien: klant toegevoegd$/)],
  });
  expect(await names()).toEqual(['Bakkerij Jansen', 'Slager De Wit']);
  expect(await names('dorps')).toEqual(['Bakkerij Jansen']);
  expect(await names('wit')).toEqual(['Slager De Wit']);
});

it.each([
  [{ name: ' ' }, { name: expect.any(String) as string }],
  [{ email: 'jansen@' }, { email: 'E-mail moet een geldig formaat hebben' }],
  [{ address: 'x'.repeat(201) }, { address: 'Deze tekst is te lang' }],
])('%j is refused at its field', async (changes, fields) => {
  const { extensions } = await fien.error(AddCustomerDocument, { customer: given(changes) });
  expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  expect(await CustomerModel.countDocuments()).toBe(0);
});

it('with the name of another is pointed out, and kept all the same when that is allowed', async () => {
  await add();
  const twin = { customer: given({ name: 'bakkerij JANSEN' }) };
  expect((await fien.error(AddCustomerDocument, twin)).extensions.fields).toEqual({
    name: 'Er is al een klant die Bakkerij Jansen heet. Is het dezelfde?',
  });
  await add({ name: 'bakkerij JANSEN', allowDuplicate: true });
  expect(await CustomerModel.countDocuments()).toBe(2);
});

describe('changing', () => {
  const save = (id: string, revision: number, changes: object) =>
    fien.run(SaveCustomerDocument, { id, revision, customer: given(changes) });

  it('says in the log what', async () => {
    const { id, revision } = await add();
    await save(id, revision, { phone: '1' });
    const { customer } = await fien.data(CustomerOneDocument, { id });
    expect(customer.changeLog.at(-1)).toMatch(/: gewijzigd: telefoon$/);
  });

  it('leaves invoices as they were issued', async () => {
    const { id, revision } = await add();
    const { saveInvoice } = await fien.data(CustomerInvoiceDocument, {
      invoice: { nameClient: 'Bakkerij Jansen', title: 'x', description: 'x', amount: 100, customerId: id },
    });
    await save(id, revision, { name: 'Bakkerij De Boer' });
    expect(saveInvoice).toMatchObject({ nameClient: 'Bakkerij Jansen', customerId: id });
    expect((await InvoiceModel.findById(saveInvoice.id).orFail()).nameClient).toBe('Bakkerij Jansen');
    expect(await debtors()).toMatchObject([{ name: 'Bakkerij De Boer', customerId: id, open: 100 }]);
  });
});

it('removed it keeps its name for the invoices, and nothing of how to reach it', async () => {
  const { id, revision } = await add();
  const answers = await Promise.all([
    fien.run(DeleteCustomerDocument, { id }),
    fien.run(DeleteCustomerDocument, { id }),
  ]);
  expect(answers.filter(({ errors }) => !errors).length).toBeGreaterThanOrEqual(1);
  expect(await names()).toEqual([]);
  expect(await CustomerModel.findById(id).lean()).toMatchObject({
    ...{ name: 'Bakkerij Jansen', address: '', postalCode: '', email: '', phone: '' },
  });
  const refusals = [
    await fien.error(CustomerOneDocument, { id }),
    await fien.error(SaveCustomerDocument, { id, revision: revision + 1, customer: given() }),
    await fien.error(CustomerInvoiceDocument, {
      invoice: { nameClient: 'x', title: 'x', description: 'x', amount: 100, customerId: id },
    }),
  ];
  expect(refusals.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
});

it('tells who owes what, who is late with most first, also who is no customer', async () => {
  const { id } = await add();
  const issue = async (
    nameClient: string,
    amount: number,
    customerId: string | null,
    fields: object = {},
  ) => {
    const { saveInvoice } = await fien.data(CustomerInvoiceDocument, {
      invoice: { nameClient, title: 'x', description: 'x', amount, customerId },
    });
    await InvoiceModel.updateOne({ _id: saveInvoice.id }, { $set: fields });
    return saveInvoice.id;
  };
  const late = await issue('Bakkerij Jansen', 1000, id, { dueDate: daysFromNow(-1) });
  const open = await issue('Bakkerij J.', 500, id);
  await issue('Bakkerij Jansen', 250, id, { paidOn: daysFromNow(0) });
  const other = await issue('Café Hoek', 9900, null);
  await issue('CAFE HOEK', 100, null);
  await issue('Betaald', 100, null, { paidOn: daysFromNow(0) });
  expect(await debtors()).toEqual([
    {
      ...{ id, name: 'Bakkerij Jansen', customerId: id, open: 1500, late: 1000, paidThisYear: 250 },
      invoices: [
        { id: late, number: expect.any(String) as string },
        { id: open, number: expect.any(String) as string },
      ],
    },
    expect.objectContaining({ id: 'cafe hoek', name: 'Café Hoek', customerId: null, open: 10_000, late: 0 }),
  ]);
  expect((await debtors())[1]?.invoices[0]).toMatchObject({ id: other });
});
