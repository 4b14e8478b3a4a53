import { Permission } from '../identity/catalogue/permission.enum';
import { actorOf } from '../identity/people/requestContext';
import { passes } from '../identity/permissions/allow';
import { hasDbPermission } from '../identity/permissions/userRights';
import { searchedIn, SearchKind, type SearchSource, searchSources } from '../identity/search/searchSources';
import { findByWords } from '../platform/database/reading/findByWords';
import type { Extension } from '../platform/extensionPoint';
import { detailOfFound, findDocuments } from '../platform/files/text/fileWords.service';
import { FinancialDocumentKind } from './books/finance.enums';
import { type FinancialDocument, FinancialDocumentModel } from './books/financialDocument.model';
import { TREASURER_FOLDER } from './books/receipts.service';
import { type Customer, CustomerModel } from './customers/customer.model';
import { THERE } from './customers/customer.service';

/** Who gets invoices. */
const customers: SearchSource = {
  key: 'customers',
  kind: SearchKind.customer,
  allowed: (context) => passes(context, Permission.secFact),
  async find(_context, text, most) {
    const found = await findByWords<Customer>(
      {
        ...{ model: CustomerModel, there: THERE, most },
        fields: ['name', 'address', 'postalCode', 'phone', 'email'],
      },
      text,
    );
    return found.map(({ id, name, address, postalCode, phone, email }) => ({
      ...{ id: `customer ${id}`, title: name, phone, email },
      detail: [address, postalCode].filter(Boolean).join(', '),
      link: searchedIn('/facturen?tab=klanten', name, id),
    }));
  },
};

/** Documents of the treasurer, those for the DB for the DB alone. */
const documents: SearchSource = {
  key: 'financial documents',
  kind: SearchKind.document,
  allowed: (context) => passes(context, Permission.secFin),
  async find(context, text, most) {
    const { doc, dbdoc } = FinancialDocumentKind;
    const kinds = hasDbPermission(actorOf(context), context.settings) ? [doc, dbdoc] : [doc];
    const found = await findDocuments<FinancialDocument>(
      {
        ...{ model: FinancialDocumentModel, there: { kind: { $in: kinds } }, most },
        fields: ['title', 'description'],
      },
      { text, by: ['title', 'description', 'file.name'], folders: [TREASURER_FOLDER] },
    );
    return found.map(({ id, title, description, inText }) => ({
      ...{ id: `document ${id}`, title, link: '/financien?tab=documenten' },
      detail: detailOfFound(['Financiën', description].filter(Boolean).join(', '), { inText }),
    }));
  },
};

/** What can be found of money. */
export const financeSearch: readonly Extension[] = [customers, documents].map((source) =>
  searchSources.with(source),
);
