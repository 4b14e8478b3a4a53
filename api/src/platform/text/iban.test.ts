import { isSepaIban } from './iban';

it.each([
  ['NL91 ABNA 0417 1643 00', true],
  ['BE68539007547034', true],
  // In SEPA since 2025 and 2026.
  ['AL47 2121 1009 0000 0002 3569 8741', true],
  ['RS35260005601001611379', true],
  // Not in SEPA.
  ['TR330006100519786457841326', false],
  // A digit changed.
  ['NL92 ABNA 0417 1643 00', false],
  ['', false],
])('takes %s for an account that SEPA reaches: %s', (iban, isSepa) => {
  expect(isSepaIban(iban)).toBe(isSepa);
});
