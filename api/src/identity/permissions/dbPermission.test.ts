import { hasDbPermission } from './userRights';

const BOARD = 'db0000000000000000000001';
const user = (id: string, ...commissions: string[]) => ({ id, permissions: { general: [], commissions } });

it.each([
  ['a member of the board', user('a', BOARD), true],
  ['its chair', user('a', BOARD, `${BOARD}-vz`), true],
  ['the one user beside them', user('b'), true],
  ['a member of another committee', user('a', 'c', 'c-vz'), false],
  ['nobody in particular', user('a'), false],
])('%s', (_who, person, expected) => {
  expect(hasDbPermission(person, { dbCommissionId: BOARD, dbUserId: 'b' })).toBe(expected);
});

it('nobody has it when neither setting is there', () => {
  expect(hasDbPermission(user('', ''), {})).toBe(false);
  expect(hasDbPermission(user('undefined', 'undefined'), {})).toBe(false);
});
