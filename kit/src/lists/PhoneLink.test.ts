import { telHref } from './ContactLinks';

test.each([
  ['0612345678', 'tel:0612345678'],
  [' 06-12 34 56 78', 'tel:0612345678'],
  ['+31 6 12345678', 'tel:+31612345678'],
  ['+31 (0)6 12345678', 'tel:+31612345678'],
  ['(0478) 12 34 56', 'tel:0478123456'],
])('%j calls %s', (text, address) => expect(telHref(text)).toBe(address));

test.each(['', '112', 'geen', '0612345678 of 0478123456', '0612345678 / 0478123456', '06123456789012345'])(
  '%j is no single number',
  (text) => expect(telHref(text)).toBeUndefined(),
);
