import { networkOf } from './rateLimit';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['anna@carnaval.example', 'anna@carnaval.example'],
  ['unknown', 'unknown'],
])('of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
