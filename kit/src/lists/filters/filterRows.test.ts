import { filterRows } from './searching';

const users = [
  { name: 'José Peters', email: 'peters@bakkerij.example' },
  { name: 'Jan Smulders', email: 'jan@carnaval.example' },
];

test.each([
  ['', 2],
  ['  ', 2],
  ['JOSE', 1],
  ['peters jos', 1],
  ['example', 2],
  ['jan peters', 0],
])('%j finds %d', (text, count) =>
  expect(filterRows(users, text, ({ name, email }) => `${name} ${email}`)).toHaveLength(count),
);
