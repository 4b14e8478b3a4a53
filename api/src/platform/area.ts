import type { PaymentSettings } from '../finance/payments/paymentProvider';
import type { PayableSource } from '../finance/receivables/payable';
import type { RuleTree } from '../identity/permissions/rules';
import type { DemoContext } from './demo/demoContext';
import type { FileFolder } from './files/fileFolder';
import type { Feed } from './http/feed';
import type { Hook } from './http/hook';
import type { RecurringJob } from './jobs/jobs';
import type { WorkKind } from './jobs/work.service';
import type { MailTemplate } from './mail/mailer';

/** The foundation as the world outside knows it. */
export interface Foundation {
  name: string;
  /** Street and town, one line each. */
  address: readonly string[];
  email: string;
  phone: string;
  /** The general bank accounts; the first one pays and is paid to. */
  accounts: readonly { name: string; iban: string }[];
}

/** What the server tells an area: its mail templates at start, its resolvers in the context. */
export interface AreaSettings {
  /** The portal's address, without a slash at the end. */
  publicUrl: string;
  /** The sender of all mail, such as "Carnaval <portaal@example.nl>". */
  mailFrom: string;
  /** Whether news can wait for its day (NEWS_POSTPONE). */
  newsPostpone: boolean;
  /** The committee whose members have the DB permission (DB_COMMISSION_ID). */
  dbCommissionId?: string;
  /** The one user who has it beside them (DB_USER_ID). */
  dbUserId?: string;
  /** Who the foundation is, for invoices and payments (FOUNDATION_…, BANK_ACCOUNTS). */
  foundation: Foundation;
  /** The external photo library (PHOTO_LIBRARY_URL). */
  photoLibraryUrl?: string;
  /** How the payment provider is reached (PAYMENT_API_KEY); absent: nobody can pay online. */
  payments?: PaymentSettings;
}

/** What an area adds to the server; the list is in `areas.ts`. */
export interface Area {
  name: string;
  /** type-graphql resolver classes. */
  resolvers: readonly (new () => object)[];
  /** A rule for every query, mutation and object type of the area: what is not named is denied. */
  rules: RuleTree;
  /** The models whose indexes are made at start. */
  models: readonly { createIndexes(): Promise<unknown> }[];
  /** Its folders in the file store. */
  folders?: readonly FileFolder[];
  /** What calendar programs and the like read with a private link. */
  feeds?: readonly Feed[];
  /** What other services call, such as the payment provider. */
  hooks?: readonly Hook[];
  /** What people have to pay us, to match lines of a bank statement to. */
  payables?: readonly PayableSource[];
  /** Its queries whose answer is the same for everybody and may be kept by caches for a minute. */
  publicQueries?: readonly string[];
  mailTemplates?: (settings: AreaSettings) => Readonly<Record<string, MailTemplate>>;
  jobs?: readonly RecurringJob[];
  /** What takes longer than a request. */
  work?: (settings: AreaSettings) => readonly WorkKind[];
  /** Adds the area's part of the demo foundation. */
  demo?: (demo: DemoContext) => Promise<void>;
}
