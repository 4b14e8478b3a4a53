import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pageOf, renderArea, testUser, type Unmasked, type User } from 'kit/testing';

import {
  type InvoiceDraftInput,
  SecretariatInvoiceChoicesDocument,
  SecretariatInvoicePreviewDocument,
  SecretariatInvoicesDocument,
  type SecretariatInvoicesQuery,
  type SecretariatInvoicesQueryVariables,
  type VatRate,
} from '../../gql/graphql';
import { InvoicesPage } from '../invoiceOverview/InvoicesPage';
import type { Mark } from './drawMarks';

/** An invoice as the API answers it. */
export type Invoice = Unmasked<SecretariatInvoicesQuery>['invoices']['edges'][number]['node'];

/** An invoice as the API answers it. @param sequence of its number */
export function invoice(sequence: number, more: Partial<Invoice> = {}): Invoice {
  const number = `2027-${String(sequence).padStart(4, '0')}`;
  return {
    id: `id${sequence}`,
    number,
    date: '2027-01-31',
    dueDate: '2027-03-02',
    nameClient: 'Bakker Derks',
    addressClient: 'Dorpsstraat 1',
    postalCodeClient: '6041 AA Roermond',
    emailClient: 'info@derks.example',
    title: 'Advertentie',
    description: 'Halve pagina',
    amount: 125_050,
    lines: [],
    state: 'open',
    paidOn: null,
    paidByBank: false,
    paidOnline: false,
    paidInParts: 0,
    commissionId: null,
    customerId: null,
    commission: null,
    sentAt: null,
    creditOf: null,
    creditedBy: null,
    recurringId: null,
    recurringDate: null,
    hasUbl: false,
    creator: 'Piet Peters',
    changeLog: ['31/01/2027 - Piet Peters: factuur gemaakt'],
    file: {
      id: `f${sequence}`,
      url: `/files/facturen/2027/f${sequence}`,
      name: `Factuur ${number}.pdf`,
      type: 'pdf',
      size: 9,
    },
    ...more,
  };
}

const all = { search: null, state: null, commissionId: null };

/** The answer to the list. */
export function list(invoices: Invoice[], variables: SecretariatInvoicesQueryVariables = {}, times?: number) {
  return answer(SecretariatInvoicesDocument, { ...all, ...variables }, { invoices: pageOf(invoices) }, times);
}

/** The draft of a form in which nothing else is filled in. */
export const draft = (more: Partial<InvoiceDraftInput> = {}): InvoiceDraftInput => ({
  nameClient: '',
  addressClient: '',
  postalCodeClient: '',
  title: '',
  description: '',
  amount: 0,
  lines: [],
  ...more,
});

const line: Mark = {
  kind: 'text',
  x: 56,
  y: 64,
  width: 100,
  height: 10,
  text: 'Factuur',
  size: 10,
  bold: false,
  color: '#000000',
  rows: null,
};

/** The answer to a preview: a sheet with this text. */
export const preview = (text: string, invoice = draft()) =>
  answer(SecretariatInvoicePreviewDocument, { invoice }, { invoicePreview: [{ ...line, text }] });

/** Previews of anything. */
export const anyPreview = {
  request: { query: SecretariatInvoicePreviewDocument, variables: () => true },
  result: preview('Factuur').result,
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** The committees that there are. */
const COMMITTEES = [
  { id: 'c1', index: 1, name: 'Dagelijks Bestuur' },
  { id: 'c3', index: 3, name: 'Optocht' },
];

type Mocks = (ReturnType<typeof answer> | typeof anyPreview)[];

/** Opens the page as the treasurer, with the answers of `mocks`. @param rates what the foundation charges */
export function open(mocks: Mocks, path = '/facturen', rates: VatRate[] = ['exempt']) {
  const { router } = renderArea(<InvoicesPage />, {
    path,
    route: '/facturen',
    mocks: [
      ...(mocks as ReturnType<typeof answer>[]),
      answer(
        SecretariatInvoiceChoicesDocument,
        {},
        { invoiceVatRates: rates, invoiceCommittees: COMMITTEES },
      ),
    ],
    user: testUser(['sec', 'secFact']),
  });
  return { user: userEvent.setup(), router };
}
/** A field of the form. */
export const field = (name: string) => screen.findByRole('textbox', { name });

/** Fills in fields by their names. */
export async function fill(user: User, values: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(values)) {
    await user.click(await field(name));
    await user.paste(text);
  }
}

/** The texts on the canvases of a test file; jsdom has none to draw on. */
export function fakeCanvas(): string[] {
  const texts: string[] = [];
  const context = {
    scale: () => undefined,
    fillRect: () => undefined,
    fillText: (text: string) => void texts.push(text),
  };
  beforeEach(() => {
    texts.length = 0;
    globalThis.ResizeObserver = class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    };
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue(context as unknown as CanvasRenderingContext2D);
  });
  return texts;
}

/** The files that a test file saves, fetched from a server that is up unless a test says otherwise. */
export function mockDownloads() {
  const saved: string[] = [];
  const server = { isUp: true };
  const { fetch } = globalThis;
  beforeEach(() => {
    saved.length = 0;
    server.isUp = true;
    // jsdom has neither.
    Object.assign(globalThis, {
      fetch: () =>
        server.isUp
          ? Promise.resolve({ ok: true, blob: () => Promise.resolve(new Blob(['%PDF'])) })
          : Promise.reject(new TypeError('Failed to fetch')),
    });
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    globalThis.fetch = fetch;
  });
  return { saved, server };
}
