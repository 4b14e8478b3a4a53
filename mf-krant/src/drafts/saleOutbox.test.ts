import { ApiError } from 'kit/graphql';

import { SaleOutbox, type Waiting } from './saleOutbox';
import { krantData } from './takeOver';

const newBox = (key: string) => new SaleOutbox(krantData, key);

const entry = (requestId: string, more: Partial<Waiting> = {}): Waiting => ({
  requestId,
  kind: 'ad',
  editionId: 'e1',
  advertiserId: 'a1',
  name: 'Bakkerij Jansen',
  revision: 1,
  values: { advNotes: requestId },
  savedAt: '2026-11-11T10:11:00.000Z',
  ...more,
});
const conflict = new ApiError('Intussen gewijzigd', 'CONFLICT', {}, { modifiedBy: 'Toon' });
const ids = (box: SaleOutbox) => box.all().map(({ requestId, revision }) => [requestId, revision]);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('keeps the order, also over a reload of the page', () => {
  const box = newBox('outbox.u1');
  box.add(entry('one'));
  box.add(entry('two', { advertiserId: 'a2' }));
  const again = newBox('outbox.u1');
  expect(again.all()).toEqual(box.all());
  expect(again.next()?.requestId).toBe('one');
  expect(newBox('outbox.u2').all()).toEqual([]);
});

test('what was saved again goes on from the version that the first one made', () => {
  const box = newBox('outbox.u1');
  const first = entry('one');
  box.add(first);
  box.add(entry('two'));
  box.add(entry('other', { kind: 'details' }));
  box.sent(first, 2);
  expect(ids(box)).toEqual([
    ['two', 2],
    ['other', 1],
  ]);
  // a form that was opened before the first one was sent
  box.add(entry('three'));
  expect(ids(box).at(-1)).toEqual(['three', 2]);
});

test('of what was refused a later save stands for both; otherwise it waits for a person', () => {
  const box = newBox('outbox.u1');
  const first = entry('one');
  box.add(first);
  box.add(entry('two'));
  box.refuse(first, conflict);
  expect(ids(box)).toEqual([['two', 1]]);
  box.refuse(entry('two'), conflict);
  expect(box.next()).toBeUndefined();
  expect(box.find('two')?.refusal).toMatchObject({ code: 'CONFLICT', details: { modifiedBy: 'Toon' } });
  box.add(entry('three'));
  expect(ids(box)).toEqual([['three', 1]]);
});

test('another tab is heard, and nothing of it is written over', () => {
  const [one, two] = [newBox('outbox.u1'), newBox('outbox.u1')];
  const listener = jest.fn();
  const end = two.subscribe(listener);
  one.add(entry('one'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'krant.2.other' }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'krant.2.outbox.u1' }));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(two.all()).toHaveLength(1);
  one.add(entry('two', { advertiserId: 'a2' }));
  // Before the event has come.
  two.add(entry('three', { advertiserId: 'a3' }));
  expect(two.all()).toHaveLength(3);
  end();
});

test('on a device that is full it is kept as long as the page is open', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const box = newBox('outbox.u1');
  box.add(entry('one'));
  box.add(entry('two', { advertiserId: 'a2' }));
  expect(box.all()).toHaveLength(2);
  box.drop('one');
  expect(ids(box)).toEqual([['two', 1]]);
});

test('what is kept and cannot be read is nothing', () => {
  localStorage.setItem('krant.2.outbox.u1', '{');
  expect(newBox('outbox.u1').all()).toEqual([]);
});
