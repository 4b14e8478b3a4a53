import type { Area } from '../identity/area';
import { mustBeRestored } from '../platform/backup/verifyBackup';
import { createIndexes } from '../platform/database/connect';
import {
  migrate,
  openBesidePortal,
  type OpenDatabase,
  openDatabase,
} from '../platform/database/openDatabase';
import { runAlone } from '../platform/database/runAlone';
import { freeIn } from '../platform/disk/disk';
import { knownDocuments, type PortalFiles } from '../platform/http/portalFiles';
import type { RunningServer } from '../platform/http/startServer';
import { logger } from '../platform/log/logger';
import { EngineOfParent } from '../platform/metrics/engineOfParent';
import { startSampling } from '../platform/monitor/sampler';
import { mustBeMovedIn } from '../platform/moving/moving';
import { fillDefaults } from '../platform/records/fillDefaults';
import { backupSettings, type Config } from '../platform/settings/config';
import { type Settings } from '../platform/settings/settings';
import { defaultThreads } from '../platform/threads/threads';
import { createPortal, servePortal } from './createPortal';
import { freeQueriesOf } from './freeQueries';

/**
 * What a process is for: it is the only one, the first of several on one machine, or another one of them. Those of several
 * use the engine that the process which started them has opened.
 */
export type Role = 'only' | 'first' | 'another';

/** When another process answers on the same port. */
const LINGER_MS = 1000;

/** A running portal. */
export interface Portal {
  server: RunningServer;
  database: OpenDatabase;
  /** Finishes the requests and the steps of jobs under way, then closes the database. */
  stop(): Promise<void>;
}

/**
 * database → migrations → indexes → first data → server → jobs. What changes the data is done by one process at a time.
 * @param root the folder of the repository @param files absent: the API alone
 * @param opened the database, where that was begun before
 * @param prepare puts in the first data and gives the settings
 * @throws StartupError
 */
export async function startPortal(
  config: Config,
  {
    areas,
    root,
    files,
    role = 'only',
    opened,
  }: {
    areas: readonly Area[];
    root: string;
    files: PortalFiles | undefined;
    role?: Role;
    opened?: Promise<OpenDatabase>;
  },
  prepare: (database: OpenDatabase) => Promise<Settings>,
): Promise<Portal> {
  const known = knownDocuments(root);
  const database = await (opened ?? (role === 'only' ? openDatabase : openBesidePortal)(config));
  try {
    // With a database: the list of remotes asks it what was withdrawn.
    const elsewhere = (await files?.remotes.origins()) ?? [];
    const freeQueries = freeQueriesOf(config.FREE_QUERIES, known, elsewhere);
    await mustBeRestored(database.connection.db!);
    await mustBeMovedIn(database.connection.db!);
    const settings = await runAlone(database.connection.db!, 'start', async () => {
      const models = areas.flatMap((area) => area.models);
      await migrate(database.connection);
      await fillDefaults(models as never);
      await createIndexes(models);
      return prepare(database);
    });
    const portal = createPortal({
      connection: database.connection,
      areas,
      settings,
      smtpUrl: config.SMTP_URL,
      bounceMailboxUrl: config.BOUNCE_MAILBOX_URL,
      // One of several processes uses that of the process that started it.
      engine: database.engine ?? (database.embedded && role !== 'only' ? new EngineOfParent() : undefined),
      readFree: database.embedded ? freeIn(config.DATA_DIR) : undefined,
      // A server has means of its own that are better.
      backups: database.embedded ? backupSettings(config) : undefined,
      remotes: files?.remotes,
      threads: config.THREADS ?? defaultThreads(config.PROCESSES),
    });
    const server = await servePortal(portal, {
      areas,
      executor: config.GRAPHQL_EXECUTOR,
      known,
      freeQueries,
      visitorsPerMinute: config.VISITORS_PER_MINUTE,
      processes: config.PROCESSES,
      publicReads: config.READ_PREFERENCE,
      websiteOrigins: config.WEBSITE_ORIGINS,
      port: config.PORT,
      host: config.HOST,
      secureCookie: config.secureCookie,
      trustProxy: config.TRUST_PROXY,
      lingerMs: Math.max(config.LINGER_SECONDS * 1000, role === 'only' ? 0 : LINGER_MS),
      metricsToken: config.METRICS_TOKEN,
      serverTiming: config.SERVER_TIMING,
      files: files && { ...files, foundation: settings.foundation.name },
    });
    if (!config.SMTP_URL) logger.warn('SMTP_URL is not set: messages stay in the outbox');
    // Nobody else is at them: no other machine reaches this engine, and no other process of this one runs yet.
    if (database.embedded && role !== 'another') await portal.jobs.takeOver();
    await portal.jobs.start(portal);
    const sampler = startSampling(portal);
    const stop = async () => {
      await server.close();
      await sampler.stop();
      await portal.jobs.stop();
      await portal.threads.close();
      await database.close();
    };
    return { server, database, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}
