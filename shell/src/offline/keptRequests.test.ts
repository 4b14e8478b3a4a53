import { keptRequest } from './keptRequests';

test.each(['/', '/login', '/mijn_adverteerders', '/commissies/65f0', '/club/abc'])(
  'the page at %s is kept, as one for all',
  (path) => {
    expect(keptRequest(path, true)).toBe('page');
  },
);

test.each([
  '/graphql',
  '/playground',
  '/files/receipts/65f0',
  '/feeds/agenda/x.ics',
  '/hooks/mollie/x',
  '/kit/iframe.html',
  '/readyz',
  '/metrics',
  '/sw.js',
  '/publiek/diensten',
  '/diensten/abc',
])('%s is for the server alone', (path) => {
  expect(keptRequest(path, true)).toBeUndefined();
  expect(keptRequest(path, false)).toBeUndefined();
});

test('files with a hash never change; a file that lies about itself under /files is none of them', () => {
  expect(keptRequest('/shell.0f1e2d3c.js', false)).toBe('chunk');
  expect(keptRequest('/remotes/krant/634.00ffee11.js', false)).toBe('chunk');
  expect(keptRequest('/figtree.a1b2c3d4.woff2', false)).toBe('chunk');
  expect(keptRequest('/files/receipts/x.0f1e2d3c.png', false)).toBeUndefined();
});

test('what says which files belong together is asked anew', () => {
  expect(keptRequest('/remotes.json', false)).toBe('list');
  expect(keptRequest('/remotes/krant/mf-manifest.json', false)).toBe('list');
  expect(keptRequest('/icons/icon-192.png', false)).toBe('list');
  expect(keptRequest('/remotes/krant/other.json', false)).toBeUndefined();
  expect(keptRequest('/operations.json', false)).toBeUndefined();
});

test('the address of a file is no page', () => {
  expect(keptRequest('/foto.png', true)).toBeUndefined();
});
