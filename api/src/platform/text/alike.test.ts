import { type AlikeKeys, alikeKeys, alikePairs, phoneKey } from './alike';

const keys = (id: string, more: Partial<Parameters<typeof alikeKeys>[0]> = {}): AlikeKeys =>
  alikeKeys({
    ...{ id, firstName: 'Jan', lastName: 'Jansen', email: 'jan@voorbeeld.example' },
    ...{ phone: '', address: '', bday: '', ...more },
  });

it.each([
  ['+31 6 12 34 56 78', '612345678'],
  ['06-12345678', '612345678'],
  ['0031 (0)6 1234 5678', '612345678'],
  ['+32 470 12 34 56', '470123456'],
  ['12345', ''],
])('the number %s is compared as %s', (phone, key) => {
  expect(phoneKey(phone)).toBe(key);
});

it.each(['van den Berg', 'v.d. Berg', 'Berg, van den', 'BERG', "Van 't Bérg"])(
  '%s is of one surname',
  (lastName) => {
    expect(keys('1', { lastName }).name).toBe('berg');
  },
);

it.each([
  ['Jan', 'J.', true],
  ['', 'Jan', true],
  ['JAN', 'jan', true],
  ['Jan', 'Johan', false],
  ['J.', 'P.', false],
])('%s and %s can be one: %s', (one, other, isPair) => {
  const pairs = alikePairs([keys('1', { firstName: one }), keys('2', { firstName: other })]);
  expect(pairs).toEqual(isPair ? [{ ids: ['1', '2'], inCommon: ['email'] }] : []);
});

it('those with most in common come first, each pair once', () => {
  const phone = '0612345678';
  const people = [keys('3'), keys('1', { phone }), keys('2', { phone })];
  expect(alikePairs(people).map(({ ids, inCommon }) => [ids.join(), inCommon.length])).toEqual([
    ['1,2', 2],
    ['1,3', 1],
    ['2,3', 1],
  ]);
});
