import { phoneOf } from 'kit/import';

import { guessTargets, missingFields, yearOf } from './columns';
import { countryOf, dateOf, genderOf, isPaid, yearOfCell, yearsOf, yesNoOf } from './importRows';

test.each([
  ['+31 6 12345678', '', '+31 6 12345678'],
  ['06-12345678', '', '06-12345678'],
  [31612345678, '', '+31612345678'],
  ['31612345678', '', '+31612345678'],
  [612345678, 'Nederland', '0612345678'],
  [475123456, 'Nederland', '0475123456'],
  [32475123456, '', '+32475123456'],
  [3289123456, '', '+3289123456'],
  [475123456, 'België', '0475123456'],
  [89123456, 'België', '089123456'],
  [89123456, 'Nederland', '89123456'],
  ['0032475123456', '', '0032475123456'],
  ['geen', '', 'geen'],
  [null, '', ''],
])('phone %j (%s) is %s', (cell, country, phone) => expect(phoneOf(cell, country)).toBe(phone));

test.each([
  [new Date(Date.UTC(1960, 1, 29)), '1960-02-29'],
  ['29/02/1960', '1960-02-29'],
  ['29-02-1960', '1960-02-29'],
  ['1.2.1960', '1960-02-01'],
  ['1960-02-29', '1960-02-29'],
  ['1960-02-29T00:00:00', '1960-02-29'],
  ['29/02/1960 00:00', '1960-02-29'],
  [43_831, '2020-01-01'],
  [43_831.75, '2020-01-01'],
  [21_975, '1960-02-29'],
  ['30/02/1960', '1960-02-30'],
  ['29 februari', '29 februari'],
  ['29/02/60', '29/02/60'],
  [null, ''],
])('date %j is %s', (cell, date) => expect(dateOf(cell)).toBe(date));

test.each([
  ['2019, 2020', [2019, 2020]],
  ['2019;2020', [2019, 2020]],
  ['2019 2020 2019', [2019, 2020]],
  ['2017-2019, 2021', [2017, 2018, 2019, 2021]],
  ['2017 t/m 2019', [2017, 2018, 2019]],
  ['2020, 2017 – 2018', [2020, 2017, 2018]],
  [2019, [2019]],
  [2019.202, [2019, 2020]],
  ['', null],
  [null, null],
  ['altijd', undefined],
  ['2020-2019', undefined],
  ['19, 20', undefined],
])('years %j are %j', (cell, years) => expect(yearsOf(cell)).toEqual(years));

test.each([
  ['2001', 2001],
  [2001, 2001],
  ['01/05/2001', 2001],
  [new Date(Date.UTC(2001, 0, 1)), 2001],
  ['01', undefined],
  [null, null],
])('joined %j is %j', (cell, year) => expect(yearOfCell(cell)).toBe(year));

test.each([
  ['Ja', true],
  ['X', true],
  [1, true],
  [true, true],
  ['nee', false],
  ['Niet actief', false],
  [0, false],
  [null, null],
  ['misschien', undefined],
])('%j means %j', (cell, meaning) => expect(yesNoOf(cell)).toBe(meaning));

test.each([
  ['x', true],
  [11.11, true],
  ['€ 11,11', true],
  ['2019', true],
  ['0,00', false],
  ['n', false],
  [null, null],
  ['half', undefined],
])('%j in a column of a year means %j', (cell, meaning) => expect(isPaid(cell, 2019)).toBe(meaning));

test('genders and countries as people write them', () => {
  expect(['M', 'Dhr.', 'mevr.', 'V', '', 'x'].map(genderOf)).toEqual(['m', 'm', 'f', 'f', null, undefined]);
  expect(countryOf('Belgie', '')).toBe('België');
  expect(countryOf('B', '6041 AA')).toBe('België');
  expect(countryOf(null, '6041 AA')).toBe('Nederland');
  expect(countryOf(null, '3600')).toBe('België');
  expect(countryOf('NL', '')).toBe('NL');
});

test('headings in Dutch and English, each field once', () => {
  expect(
    guessTargets([
      'Lidnummer',
      'First name',
      'ACHTERNAAM',
      'Naam',
      'Straat en huisnummer',
      'Post code',
      'Woonplaats',
      'E-mail adres',
      'Tel.',
      'Geb. datum',
      'M/V',
      'Lid sinds',
      '2019',
      'Betaald 2020',
      'Betaalde jaren',
      'Kleur',
      '',
    ]),
  ).toEqual([
    'membershipNumber',
    'firstName',
    'lastName',
    '',
    'address',
    'postalCode',
    'city',
    'email',
    'phone',
    'bday',
    'gender',
    'joined',
    'year',
    'year',
    'paidYears',
    '',
    '',
  ]);
  expect(['2019', '2019,0', 'Contributie 1972', '111', '20191', 'jaar'].map(yearOf)).toEqual([
    2019,
    2019,
    1972,
    undefined,
    undefined,
    undefined,
  ]);
  expect(missingFields(['lastName', '', 'city'])).toEqual(['address', 'postalCode']);
});
