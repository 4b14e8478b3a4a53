import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { readRemoteInfo } from './remoteList';

it('what a build says of itself is read up to 100 KB, and must be understood', async () => {
  let said = '';
  const server = createServer((_request, response) => void response.end(said)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const entry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mf-manifest.json`;
  try {
    said = '{}';
    await expect(readRemoteInfo(entry, undefined)).rejects.toThrow('is not understood');
    said = `"${'x'.repeat(100_000)}"`;
    await expect(readRemoteInfo(entry, undefined)).rejects.toThrow('is larger than 100000 bytes');
  } finally {
    server.close();
  }
});
