import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(__dirname, '../..');
/** What a thread must not have: the database, the settings of the portal, and the memory that a schema takes. */
const CLOSED = [
  'node_modules/mongoose/',
  'node_modules/mongodb/',
  'node_modules/type-graphql/',
  '/settings/config.',
];

const LOADERS = ['reflect-metadata', '@swc-node/register'].flatMap((name) => ['-r', require.resolve(name)]);

const modules = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.thread.ts') && !name.includes('/test'))
  .sort();

/** One that has: it comes last, for what was loaded stays. */
const OTHER = 'club/club.enums.ts';

it('what runs in threads brings no database, no settings and no schema along', () => {
  expect(modules).toContain('club/moments/letters.thread.ts');
  const script = `
    const found = {};
    for (const name of ${JSON.stringify([...modules, OTHER])}) {
      require(${JSON.stringify(`${SOURCE}/`)} + name);
      found[name] = Object.keys(require.cache).filter((path) => ${JSON.stringify(CLOSED)}.some((part) => path.includes(part)));
    }
    console.log(JSON.stringify(found));`;
  const printed = execFileSync(process.execPath, [...LOADERS, '-e', script], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, SWC_NODE_PROJECT: join(SOURCE, '../tsconfig.json') },
  });
  const { [OTHER]: brought, ...found } = JSON.parse(printed) as Record<string, string[]>;
  expect(found).toEqual(Object.fromEntries(modules.map((name) => [name, []])));
  expect(brought).not.toEqual([]);
});
