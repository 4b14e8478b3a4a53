import mongoose from 'mongoose';
import type { SMTPServer } from 'smtp-server';

import { areas } from '../app/areas';
import { createMailer } from '../app/startPortal';
import type { PaymentSettings } from '../finance/payments/paymentProvider';
import type { AreaSettings, Foundation } from '../platform/area';
import { connectDatabase, createIndexes } from '../platform/database/connect';
import type { FileFolder } from '../platform/files/fileFolder';
import { createApollo, type Executor } from '../platform/graphql/createApollo';
import { startServer } from '../platform/http/startServer';
import { declareWork, stopWork } from '../platform/jobs/work.service';
import { actAs, type TestClient } from './testClient';

/** The API as tests use it: over HTTP, on the real engine, with an empty database of its own. */
export interface TestApi {
  url: string;
  /** A client without a session. */
  visitor: TestClient;
  /** Empties every collection; indexes stay. */
  clear(): Promise<void>;
  /** Sends what is in the outbox now. */
  deliverMail(): Promise<void>;
  /** As a process that starts: takes up long work again after `stopWork`. */
  declareWork(): void;
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
};

/** Where links in mails point to. */
export const TEST_PUBLIC_URL = 'http://portal.test';

interface StartOptions {
  smtp?: SMTPServer;
  /** Folders of the file store beside those of the areas. */
  folders?: readonly FileFolder[];
  newsPostpone?: boolean;
  photoLibraryUrl?: string;
  foundation?: Foundation;
  payments?: PaymentSettings;
  publicUrl?: string;
  /** Tell the number of database commands in a Server-Timing header. */
  serverTiming?: boolean;
}

const MAIL_FROM = 'Carnaval <portaal@carnaval.example>';

/** Starts the API on the database of this jest worker. The executor comes from GRAPHQL_EXECUTOR. */
export async function startApi(options: StartOptions = {}): Promise<TestApi> {
  const uri = process.env.TEST_MONGODB_URI;
  if (!uri) throw new Error('TEST_MONGODB_URI is missing: globalSetup.ts sets it.');
  await connectDatabase(withDatabase(uri, `worker${process.env.JEST_WORKER_ID ?? 0}`), {
    embedded: true,
    watch: options.serverTiming,
  });
  await createIndexes(areas);
  const executor: Executor = process.env.GRAPHQL_EXECUTOR === 'reference' ? 'reference' : 'jit';
  const apollo = await createApollo(areas, executor);
  const settings: AreaSettings = {
    publicUrl: options.publicUrl ?? TEST_PUBLIC_URL,
    mailFrom: MAIL_FROM,
    newsPostpone: options.newsPostpone ?? false,
    dbCommissionId: TEST_DB_COMMISSION,
    dbUserId: TEST_DB_USER,
    photoLibraryUrl: options.photoLibraryUrl,
    foundation: options.foundation ?? TEST_FOUNDATION,
    payments: options.payments,
  };
  const declare = () => declareWork(areas.flatMap((area) => area.work?.(settings) ?? []));
  declare();
  const server = await startServer({
    apollo,
    folders: [...areas.flatMap((area) => area.folders ?? []), ...(options.folders ?? [])],
    websiteOrigins: [TEST_WEBSITE],
    port: 0,
    host: '127.0.0.1',
    secureCookie: false,
    trustProxy: true,
    serverTiming: options.serverTiming ?? false,
    feeds: areas.flatMap((area) => area.feeds ?? []),
    hooks: areas.flatMap((area) => area.hooks ?? []),
    payables: areas.flatMap((area) => area.payables ?? []),
    settings,
  });
  const mailer = createMailer(options.smtp && smtpUrl(options.smtp), settings, areas);
  await clear();
  const url = `http://127.0.0.1:${server.port}`;
  return {
    url,
    visitor: actAs(url),
    clear,
    deliverMail: mailer.deliver,
    declareWork: declare,
    stop: async () => {
      await server.close();
      await apollo.stop();
      await mailer.stop();
      await stopWork();
      await mongoose.disconnect();
    },
  };
}

function withDatabase(uri: string, name: string): string {
  const [address, query] = uri.split('?');
  return `${address?.replace(/\/[^/]*$/, '')}/${name}${query ? `?${query}` : ''}`;
}

function smtpUrl(smtp: SMTPServer): string {
  return `smtp://127.0.0.1:${(smtp.server.address() as { port: number }).port}`;
}

async function clear(): Promise<void> {
  const collections = await mongoose.connection.db!.listCollections().toArray();
  for (const { name } of collections) await mongoose.connection.db!.collection(name).deleteMany({});
}
