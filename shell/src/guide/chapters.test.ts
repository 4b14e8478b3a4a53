import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { testUser } from 'kit/testing';

import { builtRoutes } from '../remotes/builtRemotes';
import { shownSources, UI_FOLDERS } from '../testing/shownSources';
import { chapters, chaptersFor, placeOf } from './chapters';
import { openingPlace } from './GuidePanel';

const GUIDE = join(__dirname, '../../../docs/handleiding');
const MOST_BYTES = 60_000;

const textOf = (file: string) => readFileSync(join(GUIDE, `${file}.md`), 'utf8');
const headingsOf = (file: string) =>
  [...textOf(file).matchAll(/^##? (.+)$/gm)].map(([, heading = '']) => heading);

const sources = shownSources(UI_FOLDERS);

it('has a place for every page', () => {
  const pages = [
    '/',
    ...builtRoutes.filter(({ permission }) => permission !== 'visitor').map(({ path }) => path),
  ];
  const places = chapters.flatMap((chapter) => Object.keys(chapter.pages));
  expect(pages.filter((page) => !places.includes(page))).toEqual([]);
  expect(new Set(places).size).toBe(places.length);
});

it('opens each page at a heading that is there', () => {
  const missing = chapters.flatMap(({ file, pages }) =>
    Object.entries(pages)
      .filter(([, heading]) => !headingsOf(file).includes(heading))
      .map(([page, heading]) => `${page}: ${file}#${heading}`),
  );
  expect(missing).toEqual([]);
});

it('names no tab that is not there', () => {
  const tabs = chapters.flatMap(({ pages }) =>
    Object.keys(pages).flatMap((page) => /\?tab=(\w+)$/.exec(page)?.[1] ?? []),
  );
  expect(
    tabs.filter((tab) => !new RegExp(`(?:lazyT|\\bt)ab\\( ?'${tab}'| = '${tab}';`).test(sources)),
  ).toEqual([]);
});

it('has all chapters that are written, under their own titles', () => {
  const written = readdirSync(GUIDE).flatMap((name) => /^(.+)\.md$/.exec(name)?.[1] ?? []);
  expect(chapters.map(({ file }) => file).sort()).toEqual(written.sort());
  expect(chapters.map(({ title }) => title)).toEqual(chapters.map(({ file }) => headingsOf(file)[0]));
});

it.each(chapters.map(({ file }) => file))('%s quotes only labels that are on a screen', (file) => {
  const labels = [...textOf(file).matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) => label);
  expect(labels.length).toBeGreaterThan(0);
  expect(labels.filter((label) => !isShown(label))).toEqual([]);
});

it('has pictures with a text, that are there and small, and none that nobody sees', () => {
  const used = chapters.flatMap(({ file }) => [
    ...textOf(file).matchAll(/!\[([^\]]*)\]\(pictures\/(.+?)\)/g),
  ]);
  expect(used.filter(([, alt = '']) => alt.length < 20)).toEqual([]);
  const names = used.map(([, , name = '']) => name);
  expect(names.filter((name) => !/\.(phone|desk)\.webp$/.test(name))).toEqual([]);
  expect(readdirSync(join(GUIDE, 'pictures')).sort()).toEqual(names.sort());
  expect(names.filter((name) => statSync(join(GUIDE, 'pictures', name)).size > MOST_BYTES)).toEqual([]);
});

describe('the chapters of a person', () => {
  const titlesFor = (...user: Parameters<typeof testUser>) =>
    chaptersFor(testUser(...user)).map(({ title }) => title);

  it('are those of their pages', () => {
    expect(titlesFor()).toEqual(['Het portaal', 'Declareren']);
    expect(titlesFor(['krantAdv'])).toEqual(['Het portaal', 'Declareren', 'Krant']);
    expect(titlesFor(['secLedlist'], [{ id: 'a', index: 3, name: 'Optocht' }])).toEqual([
      'Het portaal',
      'Declareren',
      'Commissies',
      'Secretariaat',
    ]);
    expect(chaptersFor({ ...testUser(), role: 'Admin' }).at(-1)?.title).toBe('Beheer');
  });
});

it('opens at the place of a page, of its tab, or at its beginning', () => {
  expect(placeOf('/club', '?tab=contactmomenten')).toEqual({
    file: 'club',
    heading: 'Brieven en contactmomenten',
  });
  expect(placeOf('/club', '?tab=anders')).toMatchObject({ file: 'club' });
  expect(openingPlace({ pathname: '/commissies/64b1', search: '?tab=draaiboek' })).toEqual({
    file: 'commissies',
    heading: 'Het draaiboek',
  });
  expect(openingPlace({ pathname: '/nergens', search: '' })).toEqual({ file: 'portaal' });
});

/** As a text of its own, or the beginning of one that goes on with what is filled in. */
function isShown(label: string): boolean {
  const literal = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/'/g, "(?:'|\\\\'|&apos;)");
  return new RegExp(`[>'"\`}] ?${literal} ?[<'"\`{$]`).test(sources);
}
