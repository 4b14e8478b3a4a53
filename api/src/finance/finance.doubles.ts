import { Permission } from '../identity/catalogue/permission.enum';
import { doubleKinds } from '../identity/doubles/doubles.types';
import { mergingOf } from '../identity/doubles/merging';
import { searchTextOf } from '../platform/database/recordFields';
import { addressKey, businessName } from '../platform/text/alike';
import { counted } from '../platform/text/inDutch';
import { searchable } from '../platform/text/plainText';
import { WHAT } from './customers/customer.input';
import { type Customer, CustomerModel } from './customers/customer.model';
import { FORGOTTEN, THERE } from './customers/customer.service';
import { customerFields } from './customers/customerFields';
import { InvoiceModel } from './invoices/invoice.model';
import { RecurringInvoiceModel } from './recurringInvoices/recurringInvoice.model';

/** Customers who are kept twice: their invoices and recurring invoices move (docs/domain/finance.md, F172). */
export const customerDoubles = doubleKinds.with(
  mergingOf<Customer>({
    ...{ kind: 'Customer', permission: Permission.secFact, what: WHAT, model: CustomerModel },
    ...{ there: THERE, hiddenBy: 'deleted', forgotten: FORGOTTEN },
    fields: {
      name: { label: 'Naam', parts: ['name'] },
      address: { label: 'Adres', parts: ['address', 'postalCode'] },
      email: { label: 'E-mail', parts: ['email'] },
      phone: { label: 'Telefoon', parts: ['phone'] },
    },
    compared: ['address', 'postalCode', 'email', 'phone'],
    comparable: ({ id, name, address, postalCode, email, phone }) => ({
      ...{ id, email, phone, bday: '', ...businessName(name) },
      // With the town behind it.
      address: addressKey({ adres: address, postalCode: postalCode.slice(0, 7), country: '' }),
    }),
    details: async (ids) => {
      const rows = await InvoiceModel.aggregate<{ _id: string; count: number }>([
        { $match: { customerId: { $in: [...ids] } } },
        { $group: { _id: '$customerId', count: { $sum: 1 } } },
      ]);
      const counts = new Map(rows.map(({ _id, count }) => [_id, count]));
      return new Map(
        ids.map((id) => {
          const weight = counts.get(id) ?? 0;
          return [id, { detail: counted(weight, 'factuur', 'facturen'), weight }];
        }),
      );
    },
    derived: (customer) => ({
      sortName: searchable(customer.name),
      searchText: searchTextOf(customerFields, customer),
    }),
    references: [
      { name: 'Invoice.customerId', model: () => InvoiceModel as never, path: 'customerId' },
      {
        name: 'RecurringInvoice.customerId',
        model: () => RecurringInvoiceModel as never,
        path: 'customerId',
      },
    ],
  }),
);
