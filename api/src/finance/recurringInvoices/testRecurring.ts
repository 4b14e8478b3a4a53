import { useApi } from '../../testing/apiStage';
import {
  AddRecurringInvoiceDocument,
  InvoicesOfRecurringDocument,
  RecurringInvoicesDocument,
  RecurringProposalsDocument,
} from '../../testing/gql/graphql';
import { signedIn } from '../../testing/people';
import type { startApi } from '../../testing/startApi';
import { dateAt } from './recurringContent';
import { runRecurringInvoices } from './recurringInvoice.job';
import { RecurringInvoiceModel } from './recurringInvoice.model';

/** An invoice that would be accepted. */
export const invoiceInput = (changes: object = {}) => ({
  nameClient: 'Bakkerij Jansen',
  emailClient: 'jansen@bakkerij.example',
  title: 'Huur {maand} {jaar}',
  description: 'Opslag {periode}',
  amount: 12_500,
  ...changes,
});

/** The API with Fien, who makes invoices. */
export function useRecurring(options: Parameters<typeof startApi>[0] = {}) {
  const stage = useApi(options);
  let fien: Awaited<ReturnType<typeof signedIn>>;
  beforeEach(async () => {
    fien = await signedIn(stage.api, { name: 'Fien', general: ['secFact'] });
  });
  const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date());
  /** The date so many months after a day. */
  const monthsOn = (months: number, from = today()) => dateAt({ firstDay: from, interval: months }, 1);
  const recurrence = (changes: object = {}) => ({
    interval: 1,
    firstDay: today(),
    action: 'propose' as const,
    ...changes,
  });
  const add = async (invoice: object = {}, when: object = {}, requestId?: string) =>
    (
      await fien.data(AddRecurringInvoiceDocument, {
        invoice: invoiceInput(invoice),
        recurrence: recurrence(when),
        requestId,
      })
    ).addRecurringInvoice;
  /** One that began months ago, of which the portal has done nothing since. */
  const addMissed = async (months: number, when: object = {}, invoice: object = {}) => {
    const firstDay = monthsOn(-months);
    const { id } = await add(invoice, { ...when, firstDay: monthsOn(1) });
    await RecurringInvoiceModel.updateOne({ _id: id }, { $set: { firstDay, nextDate: firstDay } });
    return { id, firstDay };
  };
  return {
    get api() {
      return stage.api;
    },
    get fien() {
      return fien;
    },
    ...{ today, monthsOn, recurrence, add, addMissed },
    run: (day?: string) => runRecurringInvoices(stage.api.portal, day),
    all: async () =>
      (await fien.data(RecurringInvoicesDocument)).recurringInvoices.edges.map(({ node }) => node),
    proposals: async () => (await fien.data(RecurringProposalsDocument)).recurringProposals,
    invoices: async (recurringId?: string) =>
      (await fien.data(InvoicesOfRecurringDocument, { recurringId })).invoices.edges.map(({ node }) => node),
  };
}
