import { holdsWords, markedParts } from './marked';

const shown = (text: string, searched: string) =>
  markedParts(text, searched)
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');

it.each([
  ['3 - Optocht', 'opt', '3 - [Opt]ocht'],
  ['Éva Bos', 'eva bo', '[Éva] [Bo]s'],
  ['Zesde straat', 'de', 'Zesde straat'],
  ['Kuipers-de Vries', 'vries', 'Kuipers-de [Vries]'],
  ['Jan', 'jansen', 'Jan'],
  ['Jan', '', 'Jan'],
])('%s, searched for "%s"', (text, searched, expected) => {
  expect(shown(text, searched)).toBe(expected);
});

it('every word must be held, accents and capitals aside', () => {
  expect(holdsWords('Financiën Secretariaat', 'secr financien')).toBe(true);
  expect(holdsWords('Financiën Secretariaat', 'financien club')).toBe(false);
});
