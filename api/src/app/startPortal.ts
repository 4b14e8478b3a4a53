import type { Area, AreaSettings } from '../platform/area';
import { createIndexes } from '../platform/database/connect';
import { migrate } from '../platform/database/migrate';
import { type OpenDatabase, openDatabase } from '../platform/database/openDatabase';
import { sweepFiles } from '../platform/files/sweepFiles';
import { createApollo } from '../platform/graphql/createApollo';
import type { PortalFiles } from '../platform/http/portalFiles';
import { type RunningServer, startServer } from '../platform/http/startServer';
import { startJobs } from '../platform/jobs/jobs';
import { declareWork, freeWork, resumeWork, stopWork } from '../platform/jobs/work.service';
import { Mailer } from '../platform/mail/mailer';
import type { Config } from '../platform/settings/config';

/** A running portal. */
export interface Portal {
  server: RunningServer;
  database: OpenDatabase;
  /** Finishes the requests under way, then closes mail, jobs and database. */
  stop(): Promise<void>;
}

/**
 * database → migrations → indexes → first data → mail and jobs → server.
 * @param prepare puts in the first data and gives the settings
 * @throws StartupError
 */
export async function startPortal(
  config: Config,
  areas: readonly Area[],
  files: PortalFiles,
  prepare: (database: OpenDatabase) => Promise<AreaSettings>,
): Promise<Portal> {
  const database = await openDatabase(config);
  try {
    await migrate(database.connection);
    await createIndexes(areas);
    const settings = await prepare(database);
    const mailer = createMailer(config.SMTP_URL, settings, areas);
    const folders = areas.flatMap((area) => area.folders ?? []);
    declareWork(areas.flatMap((area) => area.work?.(settings) ?? []));
    const apollo = await createApollo(areas, config.GRAPHQL_EXECUTOR);
    const server = await startServer({
      apollo,
      folders,
      feeds: areas.flatMap((area) => area.feeds ?? []),
      hooks: areas.flatMap((area) => area.hooks ?? []),
      payables: areas.flatMap((area) => area.payables ?? []),
      settings,
      websiteOrigins: config.WEBSITE_ORIGINS,
      port: config.PORT,
      host: config.HOST,
      secureCookie: config.secureCookie,
      trustProxy: config.TRUST_PROXY,
      serverTiming: config.SERVER_TIMING,
      portal: config.SERVE_PORTAL ? files : undefined,
    });
    mailer.start();
    if (database.embedded) await freeWork();
    await resumeWork();
    const jobs = [
      { name: 'deliver mail', every: '1 minute', run: mailer.deliver },
      { name: 'resume work', every: '15 seconds', run: resumeWork },
      { name: 'sweep files', every: '1 day', run: () => sweepFiles(folders) },
      ...areas.flatMap((area) => area.jobs ?? []),
    ];
    const stopJobs = await startJobs(database.connection, jobs, settings);
    const stop = async () => {
      await server.close();
      await apollo.stop();
      await stopJobs();
      await stopWork();
      await mailer.stop();
      await database.close();
    };
    return { server, database, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The mailer with the templates of all areas. */
export function createMailer(smtpUrl: string | undefined, settings: AreaSettings, areas: readonly Area[]) {
  const templates = areas.map((area) => area.mailTemplates?.(settings) ?? {});
  return new Mailer({
    smtpUrl,
    from: settings.mailFrom,
    templates: Object.assign({}, ...templates),
  });
}
