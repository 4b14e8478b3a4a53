import { shownSources, UI_FOLDERS } from './shownSources';

// How we speak to people: CONTRIBUTING.md, rule 9.

const sources = shownSources([...UI_FOLDERS, 'api']);

/** To the letter as docs/domain quotes them. */
const QUOTED = [
  'Uw wachtwoord is succesvol gewijzigd',
  'Wilt u een nieuw wachtwoord aanvragen?',
  'U heeft een ongeopgeslagen factuur. Weet u zeker dat u de pagina wilt verlaten?',
  'Niet geüpload',
  'Er zijn nog geen kranten geupload.',
];

/** With a plainer word beside each. */
const HARD: Readonly<Record<string, string>> = {
  'ge[uü]pload': 'verstuurd, toegevoegd',
  'geauthenti[cs]eerd': 'ingelogd',
  authenticatie: 'inloggen',
  'valid(?:eren|atie|eert)': 'controleren',
  instantie: 'portaal',
  'facilite(?:ren|ert)': 'helpen',
  'initi(?:eren|eert|eel)': 'beginnen',
  'configur(?:eren|atie)': 'instellen, instelling',
  retourneren: 'teruggeven',
  derhalve: 'daarom',
  middels: 'met',
  'dient te': 'moet',
};

const own = QUOTED.reduce((text, quoted) => text.replaceAll(quoted, ''), sources);

function found(words: RegExp): string[] {
  return [...own.matchAll(words)].map(({ index }) => own.slice(Math.max(0, index - 40), index + 40));
}

it('says je', () => {
  expect(sources.length).toBeGreaterThan(1_000_000);
  // Between quotes, in JSX or in a template; not the flag of an expression.
  expect(found(/(?<=[\s'"`>])(?:[Uu]w?|[Uu]zelf)(?=[\s,.?!'"`<]+(?![=:]))/g)).toEqual([]);
});

it.each(Object.entries(HARD))('does not say %s, but %s', (word) => {
  expect(found(new RegExp(`(?<=[\\s'"\`>])${word}(?=[\\s,.?!:;'"\`<])`, 'gi'))).toEqual([]);
});

it('still has the texts that are quoted', () => {
  expect(QUOTED.filter((text) => !sources.includes(text))).toEqual([]);
});
