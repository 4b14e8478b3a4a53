import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Refusal } from './changes.mjs';
import { areaName, capital, filler, quoted } from './names.mjs';
import { addEntity, freePlace, routesOf } from './newEntity.mjs';
import { areas, root } from './root.mjs';

const CATALOGUE = 'api/src/identity/catalogue/catalogue.ts';
const DOMAIN = 'docs/domain/README.md';
/** The menu group of a new area, and from which place on it has what is for Admins. */
const GROUP = 'Beheer';
const ADMIN_PAGES = 70;

/**
 * Adds an area with one entity: its part of the API, remote, permission, rules, guide and owners.
 * @param changes where it is added @param options.area, options.entity English @param options.title Dutch
 * @param options.dutch words of the entity, see `dutchOf` @returns what was filled in in the templates of the entity
 */
export function addArea(changes, { area, entity, title, dutch }) {
  refuseTaken(changes, areaName(area));
  const letter = freeLetter(changes.read(DOMAIN), area);
  const marks = { area, Area: capital(area), AreaTitle: title, letter, permission: area };
  const place = freePlace(routesOf(changes), lastPlace(changes));
  changes.addTemplates(join(root, 'scripts/templates/area'), filler(marks));
  addToLists(changes, marks);
  addPackage(changes, area);
  const chapter = `{
    file: '${area}',
    title: ${quoted(title)},
    pages: {},
    load: () => import('../../../docs/handleiding/${area}.md'),
  }`;
  changes.addTo('shell/src/guide/chapters.ts', 'chapters', chapter, { before: "file: 'beheer'" });
  const options = { area, entity, permission: area, menu: place, chapter: area };
  return addEntity(changes, { ...options, dutch: { ...dutch, title } });
}

function refuseTaken(changes, area) {
  for (const folder of [`mf-${area}`, `api/src/${area}`, `docs/handleiding/${area}.md`])
    if (changes.has(folder))
      throw new Refusal(`${folder} is there already: choose another name for the area.`);
  if (changes.read(CATALOGUE).includes(`id: '${area}'`))
    throw new Refusal(`There is a permission ${area} already: choose another name for the area.`);
}

/** The letter of its rules: its own first one that no other area has. */
function freeLetter(page, area) {
  const taken = [...page.matchAll(/\|\s+([A-Z])\s+\|/g)].map(([, letter]) => letter);
  const letters = [...area.toUpperCase(), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const free = letters.find((letter) => !taken.includes(letter));
  if (!free) throw new Refusal(`All letters of ${DOMAIN} are taken: rules need another way to be numbered.`);
  return free;
}

/** The last place of the menu before the pages of Admins. */
function lastPlace(changes) {
  const orders = routesOf(changes)
    .filter(({ menu }) => menu?.group === GROUP && menu.order < ADMIN_PAGES)
    .map(({ menu }) => menu.order);
  return { group: GROUP, order: Math.max(...orders) };
}

/** What has to name each area; `app/areaLists.test.ts` watches. */
function addToLists(changes, { area, AreaTitle: title, letter }) {
  changes.addImport('api/src/app/areas.ts', area, `../${area}`);
  changes.addTo('api/src/app/areas.ts', 'areas', area);
  const description = quoted(`Alles van ${title} bekijken en bijwerken.`);
  changes.addTo(
    CATALOGUE,
    'permissionCatalogue',
    `{ id: '${area}', label: ${quoted(title)}, description: ${description} }`,
  );
  changes.editJson('tsconfig.json', ({ references }) => void references.push({ path: `mf-${area}` }));
  changes.edit('codegen.yml', (text) => {
    const lines = [`  mf-${area}/src/gql/:`, `    documents: mf-${area}/src/**/*.graphql`];
    const rest = ['    preset: client', '    presetConfig: *pages', '    config: *config'];
    return text.replace('  e2e/src/gql/:', `${[...lines, ...rest].join('\n')}\n  e2e/src/gql/:`);
  });
  const owned = ownedBy(area).map((path) => `${path.padEnd(33)}@carnaval-backoffice/${area}\n`);
  changes.edit('.github/CODEOWNERS', (text) => text + owned.join(''));
  changes.edit(DOMAIN, (text) => {
    const end = text.lastIndexOf('|\n') + 2;
    return `${text.slice(0, end)}| [${area}.md](${area}.md) | ${letter} | ${title} |\n${text.slice(end)}`;
  });
}

/** What its team reviews, in the words of CODEOWNERS. */
function ownedBy(area) {
  return [`/mf-${area}/`, `/api/src/${area}/`, `/e2e/src/*/${area}*`, `/docs/domain/${area}.md`];
}

/** Its package, with what all remotes depend on. */
function addPackage(changes, area) {
  const name = `mf-${area}`;
  const packages = areas.map((other) =>
    JSON.parse(readFileSync(join(root, `mf-${other}/package.json`), 'utf8')),
  );
  const [{ scripts, dependencies }] = packages;
  const shared = Object.entries(dependencies).filter(([each]) =>
    packages.every((one) => each in one.dependencies),
  );
  const described = { version: '1.0.0', dependencies: Object.fromEntries(shared) };
  const { version, dependencies: all } = described;
  changes.add(
    `${name}/package.json`,
    `${JSON.stringify({ name, version, private: true, scripts, dependencies: all }, null, 2)}\n`,
  );
  changes.editJson('package-lock.json', (lock) => {
    const entries = {
      ...lock.packages,
      [name]: described,
      [`node_modules/${name}`]: { resolved: name, link: true },
    };
    // In the order of npm.
    const sorted = Object.entries(entries).sort(([one], [other]) => one.localeCompare(other, 'en'));
    return { ...lock, packages: Object.fromEntries(sorted) };
  });
}
