import 'reflect-metadata';

import cluster from 'node:cluster';
import * as nodeModule from 'node:module';
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';

import { startTracing } from '../platform/monitor/tracing';
import { readConfig } from '../platform/settings/config';
import { runCommand } from './runCommand';

/**
 * How much larger the heap may become, in percent, before it is collected again. Left to itself, V8 lets it become several times as
 * large while many ask for lists at once: 540 MB instead of 350, for no processor time that could be measured. At 30 it is 280, and a
 * list takes a third more.
 */
const HEAP_GROWTH = 80;

/** From Node 22 on: what was compiled is kept for the next start, a sixth of which it takes. Where it cannot be kept nothing changes. */
const { enableCompileCache } = nodeModule as { enableCompileCache?: (folder: string) => void };
const COMPILED = resolve(__dirname, '../../../.cache/compiled');

async function main(): Promise<void> {
  enableCompileCache?.(COMPILED);
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  const config = readConfig(process.env);
  const endTracing = config.OTEL_EXPORTER_OTLP_ENDPOINT ? await startTracing() : async () => {};
  // Not loaded before: what is traced is changed while it loads.
  const { beginOpening } = await import('../platform/database/openDatabase');
  const opening = cluster.isPrimary && config.PROCESSES === 1 ? await beginOpening(config) : undefined;
  try {
    const [{ runPortal }, { roleOfProcess, runProcesses }] = await Promise.all([
      import('./runPortal'),
      import('./runProcesses'),
    ]);
    if (cluster.isPrimary && config.PROCESSES > 1) await runProcesses(config);
    else await runPortal(config, { role: roleOfProcess(), opened: opening?.database, end: endTracing });
  } catch (error) {
    // One that stays open would keep this process.
    await opening?.database.then(
      (database) => database.close(),
      () => undefined,
    );
    throw error;
  }
}

void runCommand(main).then(() => {
  // One of several that could not start would stay for the sake of the one that started it.
  if (cluster.isWorker && process.exitCode) process.exit();
});
