import { resolve } from 'node:path';

import { demoAccountsText } from '../identity/people/demoAccounts';
import type { OpenDatabase } from '../platform/database/openDatabase';
import { RemoteList } from '../platform/remotes/remoteList';
import { areaSettings, type Config } from '../platform/settings/config';
import { areas } from './areas';
import { demoSettings } from './demo/demoSettings';
import { isDemoFoundation, loadDemoIntoEmpty } from './demo/loadDemo';
import { type Role, startPortal } from './startPortal';

const root = resolve(__dirname, '../../..');

const DEMO_CLOSED =
  'Dit is de demo, en het adres is niet van deze computer alleen: met demo-accounts kan niemand inloggen. Wil je dat ' +
  'toch, zet dan DEMO=true.\n';

/**
 * Starts the portal in this process and keeps it running until SIGTERM or SIGINT.
 * @param opened its database, where that was begun before @param end what remains to be done after that
 * @throws StartupError
 */
export async function runPortal(
  config: Config,
  { role, opened, end }: { role: Role; opened?: Promise<OpenDatabase>; end: () => Promise<void> },
): Promise<void> {
  const files = config.SERVE_PORTAL
    ? {
        root,
        remotes: new RemoteList(root, config.REMOTES_FILE && resolve(config.REMOTES_FILE)),
        serviceWorker: config.SERVICE_WORKER,
        gallery: config.KIT_GALLERY,
      }
    : undefined;
  const portal = await startPortal(config, { areas, root, files, role, opened }, async (database) => {
    if (database.embedded && config.DEMO) await loadDemoIntoEmpty(areas, config.DEMO_SIZE);
    const settings = areaSettings(config);
    return (await isDemoFoundation()) ? demoSettings(settings) : settings;
  });
  // Asked before anybody knows that it runs, and so may stop it.
  const isDemo = await isDemoFoundation();
  const accounts = isDemo ? (config.DEMO ? demoAccountsText() : DEMO_CLOSED) : '';

  let stopping = false;
  const stop = (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    void portal
      .stop()
      .then(end)
      .then(() => process.exit(exitCode));
  };
  process.once('SIGTERM', () => stop(0));
  process.once('SIGINT', () => stop(0));
  void portal.database.failed.then((sentence) => {
    // A signal to the whole process group ends the engine beside us.
    if (stopping) return;
    process.stderr.write(`${sentence}\n`);
    process.exit(1);
  });
  if (role === 'another') return;
  process.stdout.write(
    `\nDe backoffice draait op ${config.publicUrl}\nGraphQL: ${config.publicUrl}/graphql\n${accounts}`,
  );
}
