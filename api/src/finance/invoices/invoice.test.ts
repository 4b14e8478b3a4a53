import { daysFromNow, exists, useApi } from '../../testing/apiStage';
import {
  InvoiceCreditInvoiceDocument,
  InvoiceInvoicesDocument,
  InvoicePayInvoiceDocument,
  InvoiceSaveInvoiceDocument,
  SendInvoiceDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { signedIn, usePerson } from '../../testing/people';
import type { TestClient } from '../../testing/testClient';
import { InvoiceModel } from './invoice.model';

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });
const truus = usePerson(stage, { name: 'Truus', general: ['secFact'] });
let made = 0;
const given = (changes: object = {}) => ({
  requestId: `verzoek-${(made += 1)}`,
  nameClient: ' Bakkerij Jansen ',
  addressClient: 'Dorpsstraat 1',
  postalCodeClient: '7071 AA Ulft',
  emailClient: 'jansen@bakkerij.example',
  title: 'Advertentie',
  description: 'Halve pagina in het programmaboek',
  amount: 12_550,
  ...changes,
});
const save = async (changes: object = {}, send = false) =>
  (await truus.data(InvoiceSaveInvoiceDocument, { invoice: given(changes), send })).saveInvoice;
const numbers = async (variables: object = {}) =>
  (await truus.data(InvoiceInvoicesDocument, variables)).invoices.edges.map(({ node }) => node.number);
const year = daysFromNow(0).slice(0, 4);
const number = (sequence: number) => `${year}-${String(sequence).padStart(4, '0')}`;

it('is issued under the next number, with a pdf in the store', async () => {
  const first = await save();
  expect(first).toMatchObject({
    number: number(1),
    date: daysFromNow(0),
    dueDate: daysFromNow(30),
    nameClient: 'Bakkerij Jansen',
    amount: 12_550,
    state: 'open',
    sentAt: null,
    file: { name: `Factuur ${number(1)}.pdf`, url: `/files/facturen/${year}/${first.file.id}` },
  });
  expect((await save()).number).toBe(number(2));
  const status = async (client?: TestClient) =>
    (await fetch(`${stage.api.url}${first.file.url}`, { headers: { cookie: client?.cookie ?? '' } })).status;
  const other = await signedIn(stage.api, { general: ['secFin'] });
  expect([await status(truus), await status(other), await status()]).toEqual([200, 403, 401]);
});

it('thirty at once get thirty numbers without a gap', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => save()));
  expect(answers.map((invoice) => invoice.number).sort()).toEqual(
    Array.from({ length: 30 }, (_, at) => number(at + 1)),
  );
});

it.each([
  [{ nameClient: ' ', title: '', description: '' }, 3, 'Dit veld is verplicht'],
  [{ emailClient: 'jansen@' }, 1, 'E-mail moet een geldig formaat hebben'],
  [{ amount: 0 }, 1, 'Vul een bedrag boven nul in, tot en met 1.000.000 euro'],
  [{ title: 'x'.repeat(201) }, 1, 'Deze tekst is te lang'],
  [{ description: 'regel\n'.repeat(60) }, 1, 'Deze tekst past niet op één pagina'],
  [{ nameClient: '日本 Ωμέγα ✓' }, 1, 'Dit kan niet op een factuur staan: 日 本'],
])('refuses %j', async (changes, count, message) => {
  const { extensions } = await truus.error(InvoiceSaveInvoiceDocument, {
    invoice: given(changes),
    send: false,
  });
  expect(extensions.code).toBe('BAD_USER_INPUT');
  expect(Object.values(extensions.fields ?? {})).toEqual(Array.from({ length: count }, () => message));
  expect(await InvoiceModel.countDocuments()).toBe(0);
});

describe('sending', () => {
  it('mails the pdf; a reply goes to the foundation', async () => {
    const invoice = await save({}, true);
    expect(invoice.sentAt).toMatch(/Z$/);
    await stage.api.deliverMail();
    const [mail] = mailbox.mails;
    expect(mail).toMatchObject({
      to: ['jansen@bakkerij.example'],
      subject: `Factuur ${number(1)}: Advertentie`,
      replyTo: [{ name: 'Stichting Carnaval Ulft', address: 'info@carnaval.example' }],
    });
    const [attachment] = mail?.attachments ?? [];
    expect(attachment).toMatchObject({ filename: `Factuur ${number(1)}.pdf`, mimeType: 'application/pdf' });
    const stored = await fetch(`${stage.api.url}${invoice.file.url}`, {
      headers: { cookie: truus.cookie ?? '' },
    });
    expect(Buffer.from(attachment?.content as ArrayBuffer)).toEqual(Buffer.from(await stored.arrayBuffer()));
  });

  it('needs an address, before a number is given', async () => {
    const { extensions } = await truus.error(InvoiceSaveInvoiceDocument, {
      invoice: given({ emailClient: '' }),
      send: true,
    });
    expect(extensions.fields).toEqual({ emailClient: 'Vul een e-mailadres in om de factuur te versturen' });
    expect(await InvoiceModel.countDocuments()).toBe(0);
  });

  it('can be done again, also to another address', async () => {
    const { id } = await save({ emailClient: null });
    expect((await truus.error(SendInvoiceDocument, { id })).extensions.fields).toHaveProperty('emailClient');
    const two = await truus.error(SendInvoiceDocument, { id, email: 'a@b.example, c@d.example' });
    expect(two.extensions.fields).toEqual({ emailClient: 'E-mail moet een geldig formaat hebben' });
    await truus.data(SendInvoiceDocument, { id, email: 'administratie@bakkerij.example' });
    await stage.api.deliverMail();
    expect(mailbox.mails.map(({ to }) => to)).toEqual([['administratie@bakkerij.example']]);
  });
});

describe('a credit note', () => {
  it('takes the next number, is the same amount below zero, and is made once', async () => {
    const { id } = await save();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => truus.run(InvoiceCreditInvoiceDocument, { id })),
    );
    const [winner, ...others] = answers.filter(({ errors }) => !errors);
    expect(others).toEqual([]);
    expect(winner?.data?.creditInvoice).toMatchObject({
      number: number(2),
      amount: -12_550,
      creditOf: id,
      state: 'credited',
      file: { name: `Creditfactuur ${number(2)}.pdf` },
    });
    expect(answers.find(({ errors }) => errors)?.errors?.[0]?.message).toBe(
      'Voor deze factuur is al een creditfactuur gemaakt.',
    );
    const { invoices } = await truus.data(InvoiceInvoicesDocument);
    expect(invoices.edges[1]?.node).toMatchObject({ state: 'credited', creditedBy: number(2) });
    const note = winner?.data?.creditInvoice.id as string;
    const error = await truus.error(InvoiceCreditInvoiceDocument, { id: note });
    expect(error.message).toBe('Een creditfactuur kan niet worden gecrediteerd.');
    for (const invoice of [id, note]) {
      expect(
        (await truus.error(InvoicePayInvoiceDocument, { id: invoice, paidOn: daysFromNow(0) })).extensions
          .code,
      ).toBe('BAD_USER_INPUT');
    }
  });
});

describe('the list', () => {
  it('is searched and told apart by state', async () => {
    await save({ nameClient: 'Slagerij Piet', title: 'Sponsoring' });
    const { id: paid } = await save({ nameClient: 'Café (’t Höfke)' });
    const { id: late } = await save({ nameClient: 'Garage Bos' });
    const { id: wrong } = await save({ nameClient: 'Fietsen' });
    await truus.data(InvoicePayInvoiceDocument, { id: paid, paidOn: daysFromNow(0) });
    await InvoiceModel.updateOne({ _id: late }, { $set: { dueDate: daysFromNow(-1) } });
    await truus.data(InvoiceCreditInvoiceDocument, { id: wrong });
    expect(await numbers()).toEqual([5, 4, 3, 2, 1].map(number));
    expect(await numbers({ state: 'open' })).toEqual([number(1)]);
    expect(await numbers({ state: 'paid' })).toEqual([number(2)]);
    expect(await numbers({ state: 'overdue' })).toEqual([number(3)]);
    expect(await numbers({ state: 'credited' })).toEqual([5, 4].map(number));
    expect(await numbers({ search: 'piet SPONS' })).toEqual([number(1)]);
    expect(await numbers({ search: '(’t' })).toEqual([number(2)]);
    expect(await numbers({ search: 'garage', state: 'paid' })).toEqual([]);
  });

  it.each([
    ['2026-02-30', 'Dit is geen geldige datum'],
    [daysFromNow(1), 'Kies vandaag of een eerdere datum'],
  ])('refuses %s as the day of payment', async (paidOn, message) => {
    const { id } = await save();
    expect((await truus.error(InvoicePayInvoiceDocument, { id, paidOn })).extensions.fields).toEqual({
      paidOn: message,
    });
  });
});

it('whose pdf was not made, as after a crash, gets it when it is next needed', async () => {
  const { id, file } = await save();
  await InvoiceModel.updateOne({ _id: id }, { $set: { file: null } });
  const { sendInvoice } = await truus.data(SendInvoiceDocument, { id });
  expect(sendInvoice.file.id).not.toBe(file.id);
  expect(await exists(sendInvoice.file as never)).toBe(true);
});
