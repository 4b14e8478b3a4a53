import { join } from 'node:path';

import { buildSchema } from 'graphql';

import { Refusal } from './changes.mjs';
import { capital, entityMarks, entityName, filler, quoted } from './names.mjs';
import { areas, root } from './root.mjs';

const ROUTES_TEST = 'shell/src/remotes/routes.test.ts';
const SHELL_ROUTES = 'shell/src/remotes/routes.ts';
const GUARDS = 'e2e/src/system/guards.test.ts';
const CHAPTERS = 'shell/src/guide/chapters.ts';

/** The Dutch words of an entity, when nobody gave them. */
export function dutchOf(entity, { one = entity?.replaceAll('-', ' '), many = `${one}s`, het = false } = {}) {
  return { one, many, isHet: het };
}

/**
 * Adds an entity to an area that is there, or is among the changes.
 * @param changes where it is added @param options.area, options.entity English @param options.dutch see `dutchOf`, with
 * the `title` of its page when that is not the plural @param options.permission whose holders may
 * @param options.menu where its page is in the menu: `group` and `order`; absent: below the first page of the area
 * @param options.chapter of the guide; absent: that of the other pages of the area
 * @returns what was filled in in the templates
 */
export function addEntity(changes, { area, entity, dutch, permission, menu, chapter }) {
  const title = dutch.title ?? capital(dutch.many);
  const marks = entityMarks(area, entityName(entity), { ...dutch, title }, permission);
  refuseTaken(changes, marks);
  const fill = filler(marks);
  changes.addTemplates(join(root, 'scripts/templates/entity'), fill);
  addToApi(changes, marks);
  addToGuide(changes, marks, chapter ?? chapterOf(changes, area));
  addPage(changes, marks, menu ?? placeBelow(changes, marks));
  addRules(changes, marks);
  return marks;
}

/** @throws Refusal when something of it is there already */
function refuseTaken(changes, { area, entity, entities, Entity, word, path }) {
  for (const folder of [`api/src/${area}/${entities}`, `mf-${area}/src/${entities}`])
    if (changes.has(folder)) throw new Refusal(`${folder} is there already: choose another name.`);
  const schema = buildSchema(changes.read('api/schema.graphql'));
  const types = [Entity, `${Entity}Input`, `${Entity}Connection`, `${Entity}Edge`];
  const operations = [entity, entities, `add${Entity}`, `edit${Entity}`, `delete${Entity}`];
  const asked = { ...schema.getQueryType().getFields(), ...schema.getMutationType().getFields() };
  const taken = types.find((name) => schema.getType(name)) ?? operations.find((name) => name in asked);
  const other = `${area}-${word.replaceAll(' ', '-')}`;
  if (taken) throw new Refusal(`The schema has ${taken} already: choose another name, such as ${other}.`);
  const owner = routesOf(changes).find((route) => route.path === path);
  if (owner)
    throw new Refusal(`mf-${owner.area} has a page at ${path} already: give other Dutch words (--many).`);
}

/** The pages of all areas, each with its area. */
export function routesOf(changes) {
  const added = changes.files.flatMap((file) => /^mf-([a-z]+)\/remote\.json$/.exec(file)?.[1] ?? []);
  return [...new Set([...areas, ...added])].flatMap((area) =>
    JSON.parse(changes.read(`mf-${area}/remote.json`)).routes.map((route) => ({ ...route, area })),
  );
}

function addToApi(changes, { area, Area, entity, entities, Entity, Entities, word, Words }) {
  const index = `api/src/${area}/index.ts`;
  const add = (file, names, kind, where, entry) => {
    changes.addImport(file, names, `./${entities}/${entity}.${kind}`);
    changes.addTo(file, where, entry);
  };
  add(index, `${Entity}Resolver`, 'resolver', `${area}.resolvers`, `${Entity}Resolver`);
  add(index, `${Entity}Model`, 'model', `${area}.models`, `${Entity}Model`);
  add(index, `${entity}Trash`, 'trash', `${area}.extensions`, `${entity}Trash`);
  changes.addTo(`api/src/${area}/${area}.words.ts`, `${area}Words.nouns`, `${Entity}: '${word}'`);
  const privacy = `{
    model: ${Entity}Model,
    purpose: '${Words} of the foundation.',
    retention: 'Until somebody deletes it.',
    actor: ['changeLog'],
    none: ['name', 'note', 'sortName', 'searchText'],
  }`;
  add(`api/src/${area}/${area}.privacy.ts`, `${Entity}Model`, 'model', `${area}Privacy`, privacy);
  const demo = `api/src/${area}/${area}.demo.ts`;
  changes.addImport(demo, `demo${Entities}`, `./${entities}/${entity}.demo`);
  changes.addToFunction(demo, `demo${Area}`, `await demo${Entities}(demo);`);
}

/** Below the first page of the area that is in the menu for the same people. */
function placeBelow(changes, { area, permission }) {
  const routes = routesOf(changes).filter(({ menu }) => menu);
  const own = routes.filter((route) => route.area === area);
  const { menu } = own.find((route) => route.permission === permission) ?? own[0];
  return freePlace(routes, menu);
}

/** The first place of the menu after this one that nobody has. */
export function freePlace(routes, { group, order }) {
  const taken = routes.filter(({ menu }) => menu?.group === group).map(({ menu }) => menu.order);
  let free = order + 1;
  while (taken.includes(free)) free += 1;
  return { group, order: free };
}

function addPage(changes, { area, entities, Entities, Title: title, path, permission }, { group, order }) {
  const above = routesOf(changes)
    .filter(({ menu }) => menu?.group === group && menu.order < order)
    .sort((one, other) => other.menu.order - one.menu.order)[0];
  const menu = { group, order, icon: 'list-ordered' };
  changes.editJson(
    `mf-${area}/remote.json`,
    ({ routes }) => void routes.push({ path, title, permission, menu }),
  );
  const load = `async () => (await import('./${entities}/${Entities}Page')).${Entities}Page`;
  changes.addTo(`mf-${area}/src/Area.tsx`, 'Area', `'${path}': lazyPage(${load})`);

  changes.addTo(ROUTES_TEST, 'OWN', `'${path} ${permission}'`);
  if (!changes.read(SHELL_ROUTES).includes(`'${permission}'`))
    changes.addTo(SHELL_ROUTES, 'deleters', `'${permission}'`);
  changes.addTo('e2e/src/testing/listPages.ts', 'listPages', `{ route: '${path}' }`);
  changes.addTo(GUARDS, 'routes', `['${path}', '${permission}', ${quoted(title)}, 'beheer', 'lid']`);
  addToMenus(changes, title, above, above.permission === permission);
}

/** Names the page in the menus that the browser tests expect: of who may everything, and of who may the same page above. */
function addToMenus(changes, title, above, isForSame) {
  changes.edit(GUARDS, (text) => {
    const start = text.indexOf('const menus');
    const end = text.indexOf('\n};', start);
    const name = new RegExp(`(["'])${above.title}\\1`, isForSame ? 'g' : '');
    const menus = text.slice(start, end).replace(name, (found) => `${found}, ${quoted(title)}`);
    return text.slice(0, start) + menus + text.slice(end);
  });
}

/** Its rules, and what people do there. */
function addRules(changes, { area, words, Words, A_word, permission }) {
  changes.edit(`docs/domain/${area}.md`, (text) => {
    const [, letter] = /Rules \*\*([A-Z])\*\*/.exec(text) ?? [];
    if (!letter)
      throw new Refusal(`docs/domain/${area}.md does not begin with "Rules **X**", the letter of its rules.`);
    const numbers = [...text.matchAll(new RegExp(`^- \\*\\*${letter}(\\d+)`, 'gm'))].map(([, number]) =>
      Number(number),
    );
    const next = Math.max(0, ...numbers) + 1;
    return `${text.trimEnd()}

### ${Words}

- **${letter}${next}.** ${A_word} has a name (required, 200 characters) and may have a note (2,000 characters).
- **${letter}${next + 1}.** The ${words} are by name, searched by name and note, and for who holds \`${permission}\`. What is
  deleted can be restored until 30 days later (P168).
`;
  });
}

function addToGuide(changes, { One, Many, many, path }, chapter) {
  changes.edit(
    `docs/handleiding/${chapter}.md`,
    (text) => `${text.trimEnd()}

## ${Many}

Kies **${One} toevoegen** en vul in wat je weet. Met **Zoek op naam of notitie** vind je de ${many} die er al zijn; open een rij om te zien wie er wat aan wijzigde. Wat je verwijdert, ligt nog 30 dagen in de prullenbak.
`,
  );
  changes.addTo(CHAPTERS, `chapters.file=${chapter}.pages`, `'${path}': ${quoted(Many)}`);
}

/** The chapter of the guide that has the pages of an area. */
function chapterOf(changes, area) {
  const paths = routesOf(changes).flatMap((route) => (route.area === area ? [`'${route.path}'`] : []));
  const chapter = changes
    .entriesOf(CHAPTERS, 'chapters')
    .find((text) => paths.some((path) => text.includes(path)));
  return /file: '(\w+)'/.exec(chapter)[1];
}
