import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Connection } from 'mongoose';

import type { Area } from '../identity/area';
import { actorOf } from '../identity/log/mutationLog';
import type { RequestContext } from '../identity/people/requestContext';
import type { FileFolder } from '../identity/permissions/allow';
import { sessionOf } from '../identity/tokens/requestSession';
import { type BackupSettings, nightlyBackup } from '../platform/backup/nightlyBackup';
import type { PublicReads } from '../platform/database/reading/readAtOnce';
import { Disk, type ReadFree } from '../platform/disk/disk';
import type { EngineState } from '../platform/embedded/startEmbedded';
import { unauthenticated } from '../platform/errors/appError';
import { texts } from '../platform/errors/texts';
import { FileStore } from '../platform/files/fileStore';
import { remakePictures } from '../platform/files/remakePictures';
import { readWaitingFiles } from '../platform/files/text/fileWords.service';
import { createApollo, type Executor } from '../platform/graphql/createApollo';
import { KnownDocuments } from '../platform/graphql/knownDocuments';
import { clientAddress } from '../platform/graphql/protect';
import type { PortalFiles } from '../platform/http/portalFiles';
import { type RunningServer, startServer } from '../platform/http/startServer';
import { MAIL } from '../platform/jobs/job.model';
import { Jobs } from '../platform/jobs/jobs';
import { VisitorThrottle } from '../platform/limits/visitorThrottle';
import { newRequestId } from '../platform/log/logger';
import { bounceMailboxJob } from '../platform/mail/bounceMailbox';
import { mailJob, Outbox } from '../platform/mail/mailJob';
import { Metrics } from '../platform/metrics/metrics';
import type { PortalContext, PortalJob } from '../platform/portalContext';
import { sendLeftMails } from '../platform/records/pendingMails';
import type { RemoteList } from '../platform/remotes/remoteList';
import type { Settings } from '../platform/settings/settings';
import { Threads } from '../platform/threads/threads';
import { buildApiSchema } from './apiSchema';
import { type FreeQueries, heldNow, mustAskFreely } from './freeQueries';

interface PortalOptions {
  connection: Connection;
  areas: readonly Area[];
  settings: Settings;
  smtpUrl?: string;
  /** The mailbox that mail comes back to; absent: nobody reads it. */
  bounceMailboxUrl?: string;
  /** Mail is sent only when `jobs.runDue('mail')` is called: for tests. */
  mailOnDemand?: boolean;
  /** The embedded engine, when this process has one. */
  engine?: EngineState;
  /** How many bytes are free where the data is; absent: on a server, whose disk we do not see. */
  readFree?: ReadFree;
  /** Backups are made by themselves; absent: they are not. */
  backups?: BackupSettings;
  /** Which version of each remote there is; absent: the API alone. */
  remotes?: RemoteList;
  /** How many threads it has at most. */
  threads?: number;
  /** Folders of the file store beside those of the areas. */
  folders?: readonly FileFolder[];
}

/** Builds the context of a portal from its settings and from what the areas declare. Nothing runs yet. */
export function createPortal(options: PortalOptions): PortalContext {
  const { connection, areas, settings, smtpUrl, bounceMailboxUrl, mailOnDemand, engine, backups } = options;
  const { folders = [] } = options;
  const threads = new Threads({ most: options.threads });
  const extensions = areas.flatMap((area) => area.extensions ?? []);
  const templates = Object.fromEntries(
    areas.flatMap((area) => Object.entries(area.mailTemplates?.(settings, { extensions, threads }) ?? {})),
  );
  const disk = new Disk(options.readFree);
  const kinds: PortalJob[] = [
    mailJob(settings, { smtpUrl, templates }),
    {
      name: 'sweep files',
      title: 'Losse bestanden opruimen',
      every: '1 day',
      run: (_job, portal) => portal.files.sweep(),
    },
    {
      name: 'remake pictures',
      title: 'Foto’s op de website bijwerken',
      every: '1 day',
      run: () => remakePictures([...foldersOf(areas), ...folders]),
    },
    {
      name: 'read documents',
      title: 'Tekst van documenten lezen',
      every: '1 minute',
      run: ({ progress }, { threads }) => readWaitingFiles(threads, progress),
    },
    { name: 'watch disk', title: 'Ruimte op de schijf nagaan', every: '1 hour', run: () => disk.watch() },
    {
      name: 'send left mails',
      title: 'Mail die in gegevens bleef liggen versturen',
      every: '1 minute',
      run: (_job, portal) => sendLeftMails(portal.mail),
    },
    ...(bounceMailboxUrl ? [bounceMailboxJob(bounceMailboxUrl)] : []),
    ...(backups ? [nightlyBackup(backups)] : []),
    ...areas.flatMap((area) => area.jobs ?? []),
  ];
  // Without a mail server messages wait.
  const onDemand = mailOnDemand || !smtpUrl ? [MAIL] : [];
  const jobs = new Jobs<PortalContext>(connection, kinds, { onDemand });
  return {
    settings,
    files: new FileStore([...foldersOf(areas), ...folders]),
    disk,
    engine,
    metrics: new Metrics(engine),
    makesBackups: backups !== undefined,
    jobs,
    mail: new Outbox(jobs),
    threads,
    extensions,
    remotes: options.remotes,
  };
}

interface ServeOptions extends Pick<PortalOptions, 'areas' | 'folders'> {
  executor: Executor;
  /** See `createApollo`. */
  compileAt?: number;
  /** The documents of the portal's own pages; absent: none. */
  known?: KnownDocuments;
  /** Who may send other texts. */
  freeQueries: FreeQueries;
  /** How many operations an address without a session may ask in a minute; 0: no limit. */
  visitorsPerMinute: number;
  /** Where what the public website asks is read; absent: on the primary. */
  publicReads?: PublicReads;
  /** How many processes of this machine serve it; absent: one. */
  processes?: number;
  websiteOrigins: readonly string[];
  port: number;
  host: string;
  secureCookie: boolean;
  trustProxy: boolean;
  serverTiming: boolean;
  /** At a stop: how long kept connections still get an answer, so that those who use them look for another process. */
  lingerMs?: number;
  /** Who reads the metrics has it; absent: this machine only. */
  metricsToken?: string;
  /** Absent: the API alone. */
  files?: PortalFiles;
}

/** Starts the server of a portal. @throws StartupError when the port is taken */
export async function servePortal(
  portal: PortalContext,
  {
    areas,
    folders = [],
    executor,
    compileAt,
    known = new KnownDocuments(),
    freeQueries,
    visitorsPerMinute,
    processes,
    secureCookie,
    trustProxy,
    files,
    ...server
  }: ServeOptions,
): Promise<RunningServer> {
  const apollo = await createApollo<RequestContext>({
    schema: buildApiSchema(areas),
    executor,
    known,
    publicQueries: areas.flatMap((area) => area.publicQueries ?? []),
    compileAt,
    metrics: portal.metrics,
    actorOf,
  });
  const visitors = new VisitorThrottle(visitorsPerMinute, processes);
  const identify = (request: IncomingMessage, response: ServerResponse) =>
    sessionOf(request, response, secureCookie, portal.settings);
  const running = await startServer({
    ...server,
    apollo,
    folders: [...foldersOf(areas), ...folders],
    feeds: areas.flatMap((area) => area.feeds ?? []),
    hooks: areas.flatMap((area) => area.hooks ?? []),
    portal,
    settings: portal.settings,
    trustProxy,
    identify,
    known,
    admitText: (context, request) =>
      mustAskFreely(heldNow(freeQueries, files?.remotes.namesElsewhere ?? false), context, request),
    admit: async ({ user, tokenName, ip }) => {
      if (user) return;
      await visitors.count(ip);
      if (tokenName !== undefined) throw unauthenticated(texts.tokenRefused);
    },
    createContext: async (request, response) => {
      const session = await identify(request, response);
      const ip = clientAddress(request, trustProxy);
      return {
        ...session,
        ip,
        requestId: newRequestId(),
        portal,
        settings: portal.settings,
        charge: session.user ? undefined : (cost) => visitors.charge(ip, cost),
      };
    },
    files,
  });
  const close = async () => {
    await running.close();
    await apollo.stop();
  };
  return { port: running.port, close };
}

function foldersOf(areas: readonly Area[]): FileFolder[] {
  return areas.flatMap((area) => area.folders ?? []);
}
