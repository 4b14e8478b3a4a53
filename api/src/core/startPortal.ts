import type { Area } from './area';
import { areaSettings, type Config } from './config';
import { createIndexes } from './database/connect';
import { type OpenDatabase, openDatabase } from './database/openDatabase';
import { sweepFiles } from './files/sweepFiles';
import { createApollo } from './graphql/createApollo';
import type { PortalFiles } from './http/portalFiles';
import { type RunningServer, startServer } from './http/startServer';
import { startJobs } from './jobs/jobs';
import { Mailer } from './mail/mailer';

/** A running portal. */
export interface Portal {
  server: RunningServer;
  database: OpenDatabase;
  /** Finishes the requests under way, then closes mail, jobs and database. */
  stop(): Promise<void>;
}

/** database → indexes → first data → mail and jobs → server. @throws StartupError */
export async function startPortal(
  config: Config,
  areas: readonly Area[],
  files: PortalFiles,
  prepare: (database: OpenDatabase) => Promise<void>,
): Promise<Portal> {
  const database = await openDatabase(config);
  try {
    await createIndexes(areas);
    await prepare(database);
    const mailer = createMailer(config, areas);
    const folders = areas.flatMap((area) => area.folders ?? []);
    const apollo = await createApollo(areas, config.GRAPHQL_EXECUTOR);
    const server = await startServer({
      apollo,
      folders,
      settings: areaSettings(config),
      websiteOrigins: config.WEBSITE_ORIGINS,
      port: config.PORT,
      host: config.HOST,
      secureCookie: config.secureCookie,
      trustProxy: config.TRUST_PROXY,
      serverTiming: config.SERVER_TIMING,
      portal: config.SERVE_PORTAL ? files : undefined,
    });
    mailer.start();
    const stopJobs = await startJobs(database.connection, [
      { name: 'deliver mail', every: '1 minute', run: mailer.deliver },
      { name: 'sweep files', every: '1 day', run: () => sweepFiles(folders) },
      ...areas.flatMap((area) => area.jobs ?? []),
    ]);
    const stop = async () => {
      await server.close();
      await apollo.stop();
      await stopJobs();
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
export function createMailer(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'publicUrl' | 'NEWS_POSTPONE'>,
  areas: readonly Area[],
) {
  const settings = areaSettings(config);
  const templates = areas.map((area) => area.mailTemplates?.(settings) ?? {});
  return new Mailer({
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    templates: Object.assign({}, ...templates),
  });
}
