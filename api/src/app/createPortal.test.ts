import mongoose from 'mongoose';

import type { Area } from '../identity/area';
import { extensionPoint, itemsOf } from '../platform/extensionPoint';
import { everybody } from '../platform/files/fileFolder';
import { findFile, storeFile } from '../platform/files/files.service';
import type { PortalContext } from '../platform/portalContext';
import type { Settings } from '../platform/settings/settings';
import { useApi } from '../testing/apiStage';
import { createPortal } from './createPortal';

useApi();

const greetings = extensionPoint<string>('greetings');
const ran: string[] = [];

/** A portal with one area that has everything under its own name. */
function portalOf(name: string, keepsFiles: boolean): PortalContext {
  const area: Area = {
    name,
    resolvers: [],
    models: [],
    privacy: [],
    folders: [
      {
        path: 'two/portals',
        kind: 'document',
        read: everybody,
        write: everybody,
        pointedTo: async (ids) => (keepsFiles ? [...ids] : []),
      },
    ],
    jobs: [
      {
        name,
        title: name,
        run: async (_job, portal) => void ran.push(`${name} at ${portal.settings.publicUrl}`),
      },
    ],
    extensions: [greetings.with(`hello from ${name}`)],
  };
  const settings: Settings = {
    publicUrl: `https://${name}.example`,
    mailFrom: 'a@b.example',
    allowsDemo: true,
    newsPostpone: false,
    requireSecondFactor: false,
    paymentApproval: false,
    webhooks: 'off',
    foundation: { name, address: [], email: '', phone: '', accounts: [] },
  };
  return createPortal({ connection: mongoose.connection, areas: [area], settings });
}

it('two portals in one process keep their settings, folders, extensions and jobs apart', async () => {
  ran.length = 0;
  const [one, two] = [portalOf('one', true), portalOf('two', false)];
  await one.jobs.start(one, { recurring: false });
  await two.jobs.start(two, { recurring: false });
  try {
    for (const [portal, name] of [
      [one, 'one'],
      [two, 'two'],
    ] as const) {
      await portal.jobs.begin(await portal.jobs.add(name, 'subject'));
      await portal.jobs.waitForIdle();
      expect(itemsOf(greetings, portal.extensions)).toEqual([`hello from ${name}`]);
    }
    expect(ran).toEqual(['one at https://one.example', 'two at https://two.example']);

    const file = await storeFile('two/portals', { name: 'a', type: 'pdf', bytes: Buffer.from('a') });
    await one.files.release(file);
    expect(await findFile('two/portals', file.id)).not.toBeNull();
    await two.files.release(file);
    expect(await findFile('two/portals', file.id)).toBeNull();
  } finally {
    await one.jobs.stop();
    await two.jobs.stop();
  }
});
