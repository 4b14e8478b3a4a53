import { forgetMerged, UNDO_FORGOTTEN } from '../../identity/doubles/merging';
import type { SessionUser } from '../../identity/people/requestContext';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { mustObey, type Obeys } from '../../platform/database/obeys';
import { type Columns, leanWithId, withColumns } from '../../platform/database/reading/leanFind';
import type { Page, PageRequest } from '../../platform/database/reading/readPage';
import {
  changedFields,
  erased,
  logNames,
  searchTextOf,
  storedTexts,
} from '../../platform/database/recordFields';
import { updateAtRevision } from '../../platform/database/updateAtRevision';
import { badInput, notFound } from '../../platform/errors/appError';
import { addRecord, getRecord, readSearchedPage } from '../../platform/records/records';
import { searchable } from '../../platform/text/plainText';
import { removeParts } from '../../platform/trash/trashedParts';
import { type CustomerInput, customerTexts, WHAT } from './customer.input';
import { type Customer, CustomerModel } from './customer.model';
import { customerFields } from './customerFields';

/** Those who were not removed. */
export const THERE = { deleted: { $ne: true } } as const;
/** As the trash calls it. */
export const CUSTOMER = 'Customer';
/** What is cleared of one that leaves. */
export const FORGOTTEN = { ...erased(customerFields), searchText: '' };
const LOG_NAMES = logNames(customerFields);

/** What a customer obeys: whoever has the same name is pointed out. */
export const customerObeys = {
  async inTheWay({ id, sortName }) {
    const twin = await CustomerModel.findOne({ ...THERE, sortName, ...(id && { _id: { $ne: id } }) }).lean();
    return twin && { field: 'name', message: customerTexts.sameName(twin.name), remedy: 'anyway' };
  },
} satisfies Obeys<Pick<Customer, 'sortName'> & { id?: string }>;

/** A page of customers by name. @param search words of name, address and email */
export function pageOfCustomers(
  search: string | null | undefined,
  page: PageRequest,
): Promise<Page<Customer>> {
  return readSearchedPage<Customer>(CustomerModel, THERE, search, page);
}

/** One customer. @param columns that are needed; all when not given @throws NOT_FOUND */
export async function getCustomer(id: string, columns?: Columns): Promise<Customer> {
  const needed = columns && withColumns(columns, 'deleted');
  const customer = await getRecord<Customer>(CustomerModel, id, WHAT, needed);
  if (customer.deleted) throw notFound(WHAT);
  return customer;
}

/** Adds a customer. @throws BAD_USER_INPUT, also for a name that somebody has, unless that is allowed */
export async function addCustomer(actor: SessionUser, input: CustomerInput): Promise<Customer> {
  const fields = storedCustomer(input);
  if (!input.allowDuplicate) await refuseDouble(fields.sortName);
  return addRecord<Customer>(CustomerModel, { ...fields, changeLog: [logLine(actor, 'klant toegevoegd')] });
}

/** Changes a customer; invoices keep what they were issued with. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function saveCustomer(
  actor: SessionUser,
  id: string,
  revision: number,
  input: CustomerInput,
): Promise<Customer> {
  const before = await getCustomer(id);
  const fields = storedCustomer(input);
  if (!input.allowDuplicate && fields.sortName !== before.sortName) await refuseDouble(fields.sortName, id);
  return updateAtRevision<Customer>({
    model: CustomerModel,
    id,
    revision,
    actor,
    what: WHAT,
    condition: THERE,
    update: {
      $set: fields,
      $push: pushLogLine(actor, changedFields<Customer>(LOG_NAMES, before, fields)),
    },
  });
}

/**
 * Removes a customer: the name stays for the invoices, how to reach them lies in the trash for a while.
 * @throws NOT_FOUND
 */
export async function deleteCustomer(actor: SessionUser, id: string): Promise<string> {
  const { name } = await getCustomer(id);
  const cleared = { ...FORGOTTEN, deleted: true, searchText: searchable(name) };
  const after = await removeParts<Customer>({
    model: CustomerModel,
    filter: { _id: id, ...THERE },
    entity: CUSTOMER,
    fields: Object.keys(cleared) as (keyof typeof cleared)[],
    also: {
      $set: cleared,
      $unset: UNDO_FORGOTTEN,
      $inc: { revision: 1 },
      $push: pushLogLine(actor, 'verwijderd'),
    },
  });
  if (!after) throw notFound(WHAT);
  await forgetMerged<Customer>(CustomerModel, id, FORGOTTEN);
  return id;
}

function storedCustomer(input: CustomerInput) {
  const texts = storedTexts(customerFields, input);
  return { ...texts, sortName: searchable(texts.name), searchText: searchTextOf(customerFields, texts) };
}

/** Points out a customer who seems to be there already. */
async function refuseDouble(sortName: string, but?: string): Promise<void> {
  await mustObey(customerObeys, { id: but, sortName }, null);
  const inTrash = { trash: { $elemMatch: { entity: CUSTOMER, restoredAt: { $exists: false } } } };
  const old = await CustomerModel.findOne({ sortName, ...inTrash } as never).lean(leanWithId);
  if (old) throw badInput({ name: customerTexts.inTrash(old.name) });
}
