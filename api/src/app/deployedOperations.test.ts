import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { remoteAreas, repository } from '../testing/repository';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'carnaval-deployed-'));
  const operations = {
    ClubNames: 'query ClubNames { clubMembers { edges { node { id lastName } } } }',
    Me: '{ me { id } }',
  };
  note('mf-club', '1.9.0', operations);
  note('mf-club', '1.10.0', operations);
  note('shell', '2.0.0', { Me: operations.Me });
});
afterAll(() => rmSync(folder, { recursive: true }));

function note(name: string, version: string, operations: object): void {
  mkdirSync(join(folder, 'deployed', name), { recursive: true });
  writeFileSync(
    join(folder, 'deployed', name, `${version}.json`),
    JSON.stringify({ package: name, version, operations }),
  );
}

/** Asks of a schema that was changed whether it answers what is deployed. */
function check(change: (schema: string) => string): { code: number | null; output: string } {
  const schema = join(folder, 'schema.graphql');
  writeFileSync(schema, change(readFileSync(join(repository, 'api/schema.graphql'), 'utf8')));
  const args = ['--schema', schema, '--deployed', join(folder, 'deployed')];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(repository, 'scripts/check-operations.mjs'), ...args],
    { encoding: 'utf8' },
  );
  return { code: status, output: stdout + stderr };
}

const lastName = /^(type ClubMember \{[\s\S]*?\n {2}lastName: String!)$/m;

it('a schema that answers all that is deployed passes', () => {
  expect(check((schema) => schema)).toEqual({
    code: 0,
    output: expect.stringContaining('5 operations of 3 deployed versions are answered.'),
  });
});

it('a field that is gone fails with the packages, versions and operations that ask for it', () => {
  const { code, output } = check((schema) => schema.replaceAll('lastName: String!', 'familyName: String!'));
  expect(code).toBe(1);
  const broken = output.split('\n').filter((line) => line.includes('ClubNames'));
  expect(broken.map((line) => line.trim().split(':')[0])).toEqual([
    'mf-club 1.9.0, ClubNames',
    'mf-club 1.10.0, ClubNames',
  ]);
  expect(output).not.toContain('Me:');
});

it('a field that is deprecated is named, and passes', () => {
  const { code, output } = check((schema) =>
    schema.replace(lastName, '$1 @deprecated(reason: "2026-11-25: use names")'),
  );
  expect(code).toBe(0);
  expect(output).toMatch(
    /Deprecated, and still asked:\s+mf-club 1\.9\.0, ClubNames: .*2026-11-25: use names/,
  );
});

it('what is noted for this repository names each package and its version', () => {
  for (const name of ['shell', ...remoteAreas.map((area) => `mf-${area}`)]) {
    const { version } = JSON.parse(readFileSync(join(repository, name, 'package.json'), 'utf8')) as {
      version: string;
    };
    const noted = JSON.parse(
      readFileSync(join(repository, 'deployed', name, `${version}.json`), 'utf8'),
    ) as object;
    expect(noted).toMatchObject({ package: name, version });
  }
});
