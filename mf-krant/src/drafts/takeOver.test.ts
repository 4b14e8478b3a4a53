import { SaleOutbox } from './saleOutbox';
import { takeOver, krantData } from './takeOver';

const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const kept = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const take = () => takeOver(localStorage, 'krant.2.');

const entry = (requestId: string, kind: string, values: unknown) => ({
  requestId,
  kind,
  editionId: 'e1',
  advertiserId: 'a1',
  name: 'Bakkerij Jansen',
  revision: 1,
  values,
  savedAt: '2026-11-11T10:11:00.000Z',
});

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('unsent saves are taken over, with the address under its name of today', () => {
  keep('krant.1.outbox.u1', [
    entry('one', 'details', { name: 'Jansen', adres: 'Markt 4' }),
    entry('two', 'ad', { advNotes: 'adres' }),
  ]);
  // The first that reads does it.
  expect(new SaleOutbox(krantData, 'outbox.u1').all()).toEqual([
    entry('one', 'details', { name: 'Jansen', address: 'Markt 4' }),
    entry('two', 'ad', { advNotes: 'adres' }),
  ]);
  expect(Object.keys(localStorage)).toEqual(['krant.2.outbox.u1']);
});

test('they go before those of today, each once', () => {
  keep('krant.1.outbox.u1', [entry('one', 'details', { adres: 'Oud 1' }), entry('two', 'ad', {})]);
  keep('krant.2.outbox.u1', [entry('two', 'ad', { advNotes: 'nu' }), entry('three', 'details', {})]);
  take();
  expect(kept('krant.2.outbox.u1')).toEqual([
    entry('one', 'details', { address: 'Oud 1' }),
    entry('two', 'ad', { advNotes: 'nu' }),
    entry('three', 'details', {}),
  ]);
  expect(localStorage.getItem('krant.1.outbox.u1')).toBeNull();
});

test('so are drafts, but never over a newer one', () => {
  keep('krant.1.draft.u1.e1.a1.details', { values: { adres: 'Markt 4' }, revision: 2 });
  keep('krant.1.draft.u1.e1.a1.ad', { values: { advNotes: 'nieuw' }, revision: 2 });
  keep('krant.1.draft.u1.e1.a2.details', { values: { adres: 'Oud 1' }, revision: 2 });
  keep('krant.2.draft.u1.e1.a2.details', { values: { address: 'Nieuw 1' }, revision: 3 });
  take();
  expect(kept('krant.2.draft.u1.e1.a1.details')).toEqual({ values: { address: 'Markt 4' }, revision: 2 });
  expect(kept('krant.2.draft.u1.e1.a1.ad')).toEqual({ values: { advNotes: 'nieuw' }, revision: 2 });
  expect(kept('krant.2.draft.u1.e1.a2.details')).toEqual({ values: { address: 'Nieuw 1' }, revision: 3 });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('krant.1.'))).toEqual([]);
});

test('a list that was kept is forgotten: it has another shape now', () => {
  keep('krant.1.own.u1', { data: { ownAdvertisers: [{ adres: 'Markt 4' }] } });
  take();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('what cannot be read is left alone, and nothing else suffers from it', () => {
  localStorage.setItem('krant.1.outbox.u1', '{');
  keep('krant.1.outbox.u2', [entry('one', 'ad', {})]);
  localStorage.setItem('krant.2.outbox.u2', '[');
  keep('krant.1.draft.u3.e1.a1.ad', { values: {}, revision: 1 });
  take();
  expect(localStorage.getItem('krant.1.outbox.u1')).toBe('{');
  expect(kept('krant.1.outbox.u2')).toEqual([entry('one', 'ad', {})]);
  expect(localStorage.getItem('krant.2.outbox.u2')).toBe('[');
  expect(kept('krant.2.draft.u3.e1.a1.ad')).toEqual({ values: {}, revision: 1 });
});

test('on a device that is full it stays where it is', () => {
  keep('krant.1.outbox.u1', [entry('one', 'ad', {})]);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  take();
  expect(kept('krant.1.outbox.u1')).toEqual([entry('one', 'ad', {})]);
});
