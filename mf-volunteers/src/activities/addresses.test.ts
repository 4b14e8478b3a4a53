import { bccText, nameLines, withAddress } from './addresses';

const jan = { name: 'Jan Jansen', email: 'jan@voorbeeld.example' };
const zoe = { name: 'Zoë Müller', email: '' };
const odd = { name: 'Derks, "Sjaak"', email: 'sjaak@voorbeeld.example' };

test('addresses are ready to be pasted', () => {
  expect(bccText([jan, zoe, odd])).toBe(
    'Jan Jansen <jan@voorbeeld.example>; "Derks, \\"Sjaak\\"" <sjaak@voorbeeld.example>',
  );
  expect(bccText([zoe])).toBe('');
});

test('an address is there once, however it is written', () => {
  expect(withAddress([jan, { name: 'Annie', email: 'JAN@voorbeeld.example' }, zoe])).toEqual([jan]);
});

test('lines of name and email; who has no address is there too', () => {
  expect(nameLines([jan, zoe, { name: 'Twee\tregels\n', email: '' }])).toBe(
    'Jan Jansen\tjan@voorbeeld.example\r\nZoë Müller\t\r\nTwee regels\t\r\n',
  );
});
