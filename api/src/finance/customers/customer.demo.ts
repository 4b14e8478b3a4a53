import type { DemoContext } from '../../platform/demo/demoContext';
import { searchable } from '../../platform/text/plainText';
import { CustomerModel } from './customer.model';

/** Who is filled in of a customer of the demo. */
interface DemoCustomer {
  name: string;
  address: string;
  postalCode: string;
  email: string;
}

/** The id of a customer of the demo. */
export function demoCustomerId(demo: DemoContext, name: string): string {
  return demo.id(`customer ${name}`).toHexString();
}

/** The customers that invoices of the demo are for. */
export async function demoCustomers(demo: DemoContext, customers: readonly DemoCustomer[]): Promise<void> {
  await CustomerModel.insertMany(
    customers.map((customer, at) => ({
      _id: demoCustomerId(demo, customer.name),
      ...customer,
      phone: `0315 1234${String(at).padStart(2, '0')}`,
      sortName: searchable(customer.name),
      searchText: searchable(Object.values(customer).join(' ')),
      changeLog: ['20/08/2026 - Truus Peters: klant toegevoegd'],
    })),
  );
}
