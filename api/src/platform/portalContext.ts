import type { Disk } from './disk/disk';
import type { EngineState } from './embedded/startEmbedded';
import type { Extension } from './extensionPoint';
import type { FileStore } from './files/fileStore';
import type { JobKind } from './jobs/job.model';
import type { Jobs } from './jobs/jobs';
import type { Outbox } from './mail/mailJob';
import type { Metrics } from './metrics/metrics';
import type { RemoteList } from './remotes/remoteList';
import type { Settings } from './settings/settings';
import type { Threads } from './threads/threads';

/**
 * What one running portal is made of: built once at start from the settings and from what the areas declare, and handed
 * to requests, jobs, feeds and hooks. Nothing of it is kept in a module, so two portals can run in one process.
 */
export interface PortalContext {
  settings: Settings;
  files: FileStore;
  /** What its data is kept on. */
  disk: Disk;
  /** The embedded engine; absent: the data is on a server. */
  engine?: EngineState;
  /** What Prometheus reads of it. */
  metrics: Metrics;
  /** Whether it makes backups by itself. */
  makesBackups: boolean;
  jobs: Jobs<PortalContext>;
  mail: Outbox;
  /** Where work is done that would keep others waiting. */
  threads: Threads;
  /** What the areas put in each other's extension points. */
  extensions: readonly Extension[];
  /** Which version of each remote there is; absent: the API alone. */
  remotes?: RemoteList;
}

/** A kind of job of this portal. */
export type PortalJob = JobKind<PortalContext>;
