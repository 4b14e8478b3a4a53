import type { TextFields } from '../../platform/database/recordFields';
import type { CustomerInput } from './customer.input';
import type { Customer } from './customer.model';

/**
 * What is filled in of a customer, one entry for each field: what is stored, logged, searched and erased comes from here
 * (CONTRIBUTING.md, "Adding a field").
 */
export const customerFields = {
  name: { log: 'naam', searched: true, whenErased: 'kept' },
  address: { log: 'adres', searched: true, whenErased: 'cleared' },
  postalCode: { log: 'postcode en plaats', searched: true, whenErased: 'cleared' },
  email: { log: 'e-mail', searched: true, whenErased: 'cleared' },
  phone: { log: 'telefoon', searched: false, whenErased: 'cleared' },
} satisfies TextFields<Omit<CustomerInput, 'allowDuplicate'>, Customer>;
