import 'reflect-metadata';

import cluster from 'node:cluster';

import { readConfig } from '../platform/settings/config';
import { runCommand } from './runCommand';
import { runPortal } from './runPortal';
import { roleOfProcess, runProcesses } from './runProcesses';

void runCommand(async () => {
  const config = readConfig(process.env);
  if (cluster.isPrimary && config.PROCESSES > 1) await runProcesses(config);
  else await runPortal(config, roleOfProcess());
});
