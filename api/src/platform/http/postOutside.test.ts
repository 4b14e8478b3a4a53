import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { AddressRefused, isWithin } from './outsideAddress';
import { postOutside } from './postOutside';

let server: Server;
let connections = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/silent') return;
    response.writeHead(200).end('x'.repeat(1_000_000));
  });
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  connections = 0;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const post = (host: string, reach: 'internet' | 'machine', path = '/', patience = 5_000) =>
  postOutside(new URL(`http://${host}:${(server.address() as AddressInfo).port}${path}`), {
    ...{ headers: {}, body: 'x', reach, patience },
  });

it.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '224.0.0.1'],
  ...[
    '0.0.0.0',
    '255.255.255.255',
    '192.0.2.1',
    '198.18.0.1',
    '240.0.0.1',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
  ],
  ...[
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '',
    'x',
  ],
])('%j is no address of the internet', (address) => {
  expect(isWithin('internet', address)).toBe(false);
});

it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is one', (address) => {
  expect(isWithin('internet', address)).toBe(true);
  expect(isWithin('machine', address)).toBe(false);
});

it('a private address is refused before anything is connected to, by number and by name', async () => {
  for (const host of ['127.0.0.1', '[::1]', 'localhost'])
    await expect(post(host, 'internet')).rejects.toThrow(AddressRefused);
  expect(connections).toBe(0);
});

it('an answer of any length is taken by its status', async () => {
  expect(await post('localhost', 'machine')).toEqual({ status: 200, retryAfter: undefined });
});

it('who says nothing is not waited for', async () => {
  await expect(post('127.0.0.1', 'machine', '/silent', 50)).rejects.toThrow(/timeout|aborted/i);
});
