import type { DemoContext } from '../../platform/demo/demoContext';
import { demoCustomerId, demoCustomers } from '../customers/customer.demo';
import { dueDateOf } from './document/invoiceDocument.service';
import { InvoiceModel } from './invoice.model';

const CLIENTS = [
  ['Bakkerij Jansen', 'Dorpsstraat 1', 'Sponsoring beker optocht', 25_000],
  ['Garage Bos', 'Industrieweg 12', 'Reclamebord Residentie', 17_500],
  ['Slagerij Piet', 'Kerkstraat 4', 'Worst bierproeffestival', 31_250],
  ['Café De Ton', 'Markt 9', 'Huur tapinstallatie', 12_550],
  ['Hoveniersbedrijf Groen', 'Molenweg 3', 'Sponsoring jeugdraad', 10_000],
  ['Bouwbedrijf Kessels', 'Handelsstraat 20', 'Hoofdsponsor liedjesfestival', 75_000],
] as const;
/** So many of them are in the customer book. */
const CUSTOMERS = 4;
/** The fourth of them in lines, which come to its amount. */
const WITH_LINES = 3;
const LINES = [
  ['Tapinstallatie, per dag', 300, 3500],
  ['Statafel', 1000, 155],
  ['Brengen en halen', 100, 500],
].map(([description, quantity, price]) => ({ description, quantity, price, vatRate: 'exempt' }));
const TOWN = '7071 AA Ulft';
const emailOf = (at: number) => `administratie${at + 1}@voorbeeld.example`;
/** The days on which they were made, and paid. */
const DATES = [
  ['2026-08-20', '2026-09-04'],
  ['2026-09-02', null],
  ['2026-09-15', '2026-10-01'],
  ['2026-10-20', null],
  ['2026-11-02', '2026-11-10'],
  ['2026-11-12', null],
] as const;

/** Six invoices of this year, of which four are for customers: paid, open and one that is late. Their pdfs are made when they are asked for. */
export async function demoInvoices(demo: DemoContext): Promise<void> {
  await demoCustomers(
    demo,
    CLIENTS.slice(0, CUSTOMERS).map(([name, address], at) => ({
      ...{ name, address, postalCode: TOWN, email: emailOf(at) },
    })),
  );
  await InvoiceModel.insertMany(
    CLIENTS.map(([nameClient, addressClient, title, amount], at) => {
      const [date = '', paidOn = null] = DATES[at] ?? [];
      const number = `2026-${String(at + 1).padStart(4, '0')}`;
      return {
        _id: demo.idAt(`invoice ${number}`, new Date(`${date}T10:00:00Z`)),
        number,
        year: 2026,
        sequence: at + 1,
        date,
        dueDate: dueDateOf(date),
        nameClient,
        addressClient,
        postalCodeClient: TOWN,
        emailClient: emailOf(at),
        ...(at < CUSTOMERS && { customerId: demoCustomerId(demo, nameClient) }),
        title,
        description: 'Volgens afspraak, seizoen 2026-2027.',
        amount,
        ...(at === WITH_LINES && { lines: LINES }),
        paidOn,
        creator: 'Truus Peters',
        createdBy: demo.id('user penningmeester@carnaval.example').toHexString(),
        changeLog: [`${date.split('-').reverse().join('/')} - Truus Peters: factuur gemaakt`],
      };
    }),
  );
}
