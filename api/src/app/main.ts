import 'reflect-metadata';

import cluster from 'node:cluster';

import { readConfig } from '../platform/settings/config';
import { runCommand } from './runCommand';
import { runPortal } from './runPortal';
import { roleOfProcess, runProcesses } from './runProcesses';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (cluster.isPrimary && config.PROCESSES > 1) await runProcesses(config);
  else await runPortal(config, roleOfProcess());
}

void runCommand(main).then(() => {
  // One of several that could not start would stay for the sake of the one that started it.
  if (cluster.isWorker && process.exitCode) process.exit();
});
