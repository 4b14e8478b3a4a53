import { readEntries, withChair, withMemberships } from './commissionEntries';

const commissions = [{ id: 'a' }, { id: 'b' }];

test('reading sorts by committee, makes a chair a member and leaves out what is gone', () => {
  expect(readEntries(commissions, ['b', 'gone', 'a-vz', 'gone-vz'])).toEqual(['a', 'a-vz', 'b']);
});

test('who leaves a committee does not chair it any more', () => {
  expect(withMemberships(commissions, ['b', 'a-vz', 'b-vz'])).toEqual(['b', 'b-vz']);
});

test('a chair becomes a member, and stays one afterwards', () => {
  expect(withChair(commissions, ['b'], 'a', true)).toEqual(['a', 'a-vz', 'b']);
  expect(withChair(commissions, ['a', 'a-vz', 'b'], 'a', false)).toEqual(['a', 'b']);
});
