import { postalCodeIn } from './postalCode';

test.each([
  ['Nederland', '6041aa', '6041 AA'],
  ['Nederland', ' 6041  AA ', '6041 AA'],
  ['Nederland', '6041', undefined],
  ['Nederland', '0641 AA', undefined],
  ['Nederland', '6041 AAA', undefined],
  ['België', ' 3600', '3600'],
  ['België', '3600 AA', undefined],
  ['België', '0600', undefined],
])('in %s %j is %j', (country, typed, code) => expect(postalCodeIn(country, typed)).toBe(code));
