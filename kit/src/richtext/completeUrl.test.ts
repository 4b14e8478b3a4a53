import { completeUrl } from './completeUrl';

test.each([
  ['https://www.alaaf.nl/a?b=1#c', 'https://www.alaaf.nl/a?b=1#c'],
  [' http://alaaf.nl ', 'http://alaaf.nl'],
  ['www.alaaf.nl', 'https://www.alaaf.nl'],
  ['alaaf.nl:8080/pad', 'https://alaaf.nl:8080/pad'],
  ['info@alaaf.nl', 'mailto:info@alaaf.nl'],
  ['mailto:info@alaaf.nl', 'mailto:info@alaaf.nl'],
  ['0485 57 11 11', 'tel:0485571111'],
  ['+31 (0)485-571111', 'tel:+310485571111'],
  ['tel:112', 'tel:112'],
])('%s leads to %s', (typed, address) => expect(completeUrl(typed)).toBe(address));

test.each([
  '',
  'alaaf',
  'een twee.nl',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://alaaf.nl',
  'https://',
  '//alaaf.nl',
])('%j is no address', (typed) => expect(completeUrl(typed)).toBeUndefined());
