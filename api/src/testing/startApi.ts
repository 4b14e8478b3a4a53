import mongoose from 'mongoose';
import type { SMTPServer } from 'smtp-server';

import { areas } from '../app/areas';
import { createPortal, servePortal } from '../app/createPortal';
import type { FreeQueries } from '../app/freeQueries';
import type { FileFolder } from '../identity/permissions/allow';
import { connectDatabase, createIndexes } from '../platform/database/connect';
import type { PublicReads } from '../platform/database/reading/readAtOnce';
import type { ReadFree } from '../platform/disk/disk';
import type { Executor } from '../platform/graphql/createApollo';
import { KnownDocuments } from '../platform/graphql/knownDocuments';
import type { PortalFiles } from '../platform/http/portalFiles';
import { MAIL } from '../platform/jobs/job.model';
import type { PortalContext } from '../platform/portalContext';
import type {
  Foundation,
  PaymentSettings,
  ScannerSettings,
  Settings,
  WebhookReach,
} from '../platform/settings/settings';
import { actAs, type TestClient } from './testClient';
import { emptyAll, writtenCollections } from './writtenCollections';

/** The API as tests use it: over HTTP, on the real engine, with an empty database of its own. */
export interface TestApi {
  url: string;
  /** A client without a session. */
  visitor: TestClient;
  /** Empties every collection that was written to; indexes stay. */
  clear(): Promise<void>;
  /** Waits for the jobs that run, which may write mail, and sends what is in the outbox then. */
  deliverMail(): Promise<void>;
  /** What it is made of. */
  portal: PortalContext;
  /** Stops its jobs as a process that ends does; requests are still answered. */
  stopJobs(): Promise<void>;
  /** Goes on with jobs, as a process that starts. */
  startJobs(): Promise<void>;
  stop(): Promise<void>;
}

/** The origin of the public website. */
export const TEST_WEBSITE = 'https://www.carnaval.example';

/** The committee whose members have the DB permission; `makeCommission` can make it. */
export const TEST_DB_COMMISSION = 'db0000000000000000000001';

/** The one user who has the DB permission beside them; `makeUser` can make this user. */
export const TEST_DB_USER = 'db0000000000000000000002';

/** Who the foundation is. */
export const TEST_FOUNDATION: Foundation = {
  name: 'Stichting Carnaval Ulft',
  address: ['Kerkstraat 11', '7071 WX Ulft'],
  email: 'info@carnaval.example',
  phone: '0315 111 111',
  accounts: [
    { name: 'Betaalrekening', iban: 'NL91ABNA0417164300' },
    { name: 'Spaarrekening', iban: 'NL69INGB0123456789' },
  ],
  creditorId: 'NL69ZZZ123456780000',
};

/** Where links in mails point to. */
export const TEST_PUBLIC_URL = 'http://portal.test';

interface StartOptions {
  smtp?: SMTPServer;
  /** Where mail comes back to; absent: nowhere. */
  bounceMailboxUrl?: string;
  /** Folders of the file store beside those of the areas. */
  folders?: readonly FileFolder[];
  allowsDemo?: boolean;
  newsPostpone?: boolean;
  requireSecondFactor?: boolean;
  paymentApproval?: boolean;
  photoLibraryUrl?: string;
  foundation?: Foundation;
  payments?: PaymentSettings;
  /** What webhooks may reach; absent: this machine. */
  webhooks?: WebhookReach;
  scanner?: ScannerSettings;
  /** How many bytes are free on the disk; absent: not known. */
  readFree?: ReadFree;
  publicUrl?: string;
  /** Tell the number of database commands in a Server-Timing header. */
  serverTiming?: boolean;
  /** Operations of an address without a session; absent: no limit. */
  visitorsPerMinute?: number;
  /** Where what the public website asks is read; absent: on the primary. */
  publicReads?: PublicReads;
  /** The documents of the portal's own pages, by their ids; absent: none. */
  documents?: Readonly<Record<string, string>>;
  /** Who may send other texts; absent: all. */
  freeQueries?: FreeQueries;
  /** What was built; absent: the API alone. */
  files?: PortalFiles;
}

const MAIL_FROM = 'Carnaval <portaal@carnaval.example>';

let running: PortalContext | undefined;

/** Waits until the jobs that this test file's API runs have ended; mail waits for `deliverMail`. */
export async function jobsEnded(): Promise<void> {
  await running?.jobs.waitForIdle();
}

/** Starts the API on the database of this jest worker. The executor comes from GRAPHQL_EXECUTOR. */
export async function startApi(options: StartOptions = {}): Promise<TestApi> {
  const uri = process.env.TEST_MONGODB_URI;
  if (!uri) throw new Error('TEST_MONGODB_URI is missing: globalSetup.ts sets it.');
  await connectDatabase(withDatabase(uri, `worker${process.env.JEST_WORKER_ID ?? 0}`), {
    embedded: true,
    // To know what is to be emptied; and for tests of the header, to count.
    watch: true,
  });
  const written = writtenCollections(mongoose.connection);
  const clear = () => written.empty();
  await indexOnce();
  const executor: Executor = process.env.GRAPHQL_EXECUTOR === 'reference' ? 'reference' : 'jit';
  const settings: Settings = {
    publicUrl: options.publicUrl ?? TEST_PUBLIC_URL,
    mailFrom: MAIL_FROM,
    allowsDemo: options.allowsDemo ?? true,
    newsPostpone: options.newsPostpone ?? false,
    requireSecondFactor: options.requireSecondFactor ?? false,
    paymentApproval: options.paymentApproval ?? false,
    dbCommissionId: TEST_DB_COMMISSION,
    dbUserId: TEST_DB_USER,
    photoLibraryUrl: options.photoLibraryUrl,
    foundation: options.foundation ?? TEST_FOUNDATION,
    payments: options.payments,
    webhooks: options.webhooks ?? 'local',
    scanner: options.scanner,
  };
  await emptyAll(mongoose.connection);
  const portal = createPortal({
    connection: mongoose.connection,
    areas,
    settings,
    smtpUrl: options.smtp && smtpUrl(options.smtp),
    bounceMailboxUrl: options.bounceMailboxUrl,
    mailOnDemand: true,
    readFree: options.readFree,
    folders: options.folders,
    remotes: options.files?.remotes,
  });
  running = portal;
  const server = await servePortal(portal, {
    areas,
    executor,
    // Every test runs what was compiled.
    compileAt: 1,
    known: new KnownDocuments(new Map(Object.entries(options.documents ?? {}))),
    freeQueries: options.freeQueries ?? 'all',
    visitorsPerMinute: options.visitorsPerMinute ?? 0,
    publicReads: options.publicReads,
    folders: options.folders,
    websiteOrigins: [TEST_WEBSITE],
    port: 0,
    host: '127.0.0.1',
    secureCookie: false,
    trustProxy: true,
    serverTiming: options.serverTiming ?? false,
    files: options.files,
  });
  await portal.jobs.start(portal, { recurring: false });
  const url = `http://127.0.0.1:${server.port}`;
  return {
    url,
    visitor: actAs(url),
    portal,
    clear,
    deliverMail: async () => {
      await jobsEnded();
      await portal.jobs.runDue(MAIL);
    },
    stopJobs: () => portal.jobs.stop(),
    startJobs: () => portal.jobs.start(portal, { recurring: false }),
    stop: async () => {
      await server.close();
      await portal.jobs.stop();
      await portal.threads.close();
      running = undefined;
      await mongoose.disconnect();
    },
  };
}

let indexes = 0;

/** Makes the indexes, unless this worker's database has as many as it had when they were made. */
async function indexOnce(): Promise<void> {
  const count = async () => Number((await mongoose.connection.db!.stats()).indexes);
  if (indexes > 0 && (await count()) === indexes) return;
  await createIndexes(areas.flatMap((area) => area.models));
  indexes = await count();
}

function withDatabase(uri: string, name: string): string {
  const [address, query] = uri.split('?');
  return `${address?.replace(/\/[^/]*$/, '')}/${name}${query ? `?${query}` : ''}`;
}

function smtpUrl(smtp: SMTPServer): string {
  return `smtp://127.0.0.1:${(smtp.server.address() as { port: number }).port}`;
}
