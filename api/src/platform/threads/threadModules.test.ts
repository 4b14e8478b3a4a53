import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';

const ROOT = join(__dirname, '../..');
/** What a thread must not have: the database, the settings of the portal, and the memory that a schema takes. */
const CLOSED = [
  'node_modules/mongoose/',
  'node_modules/mongodb/',
  'node_modules/type-graphql/',
  '/settings/config.',
];

const EXTENSION = extname(__filename);

const modules = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith(`.thread${EXTENSION}`) && !name.includes('/test'))
  .sort();

/** One that has: it comes last, for what was loaded stays. */
const OTHER = `club/club.enums${EXTENSION}`;

it('what runs in threads brings no database, no settings and no schema along', () => {
  expect(modules).toContain(`club/moments/letters.thread${EXTENSION}`);
  const script = `
    const found = {};
    for (const name of ${JSON.stringify([...modules, OTHER])}) {
      require(${JSON.stringify(`${ROOT}/`)} + name);
      found[name] = Object.keys(require.cache).filter((path) => ${JSON.stringify(CLOSED)}.some((part) => path.includes(part)));
    }
    console.log(JSON.stringify(found));`;
  const printed = execFileSync(process.execPath, ['-r', 'reflect-metadata', '-e', script], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  const { [OTHER]: brought, ...found } = JSON.parse(printed) as Record<string, string[]>;
  expect(found).toEqual(Object.fromEntries(modules.map((name) => [name, []])));
  expect(brought).not.toEqual([]);
});
