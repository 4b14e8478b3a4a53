import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { remoteAreas, repository } from '../testing/repository';
import { areas } from './areas';

// An area is its folders: mf-<area> with its remote, api/src/<area> with its part of the API. What has to name it all the
// same is held to them here.

const read = (file: string) => readFileSync(join(repository, file), 'utf8');
const apiAreas = readdirSync(join(repository, 'api/src')).filter((name) =>
  existsSync(join(repository, 'api/src', name, 'index.ts')),
);
const isNamed = (file: string, texts: readonly string[]) => {
  const text = read(file);
  const missing = texts.filter((one) => !text.includes(one));
  expect({ [`${file} lacks, add it there:`]: missing }).toEqual({ [`${file} lacks, add it there:`]: [] });
};

it('api/src/app/areas.ts has each area of the API', () => {
  const how = 'api/src/app/areas.ts imports the index.ts of';
  expect({ [how]: areas.map(({ name }) => name).sort() }).toEqual({ [how]: apiAreas.sort() });
});

it('codegen.yml makes the documents of each remote', () => {
  isNamed(
    'codegen.yml',
    remoteAreas.map((area) => `  mf-${area}/src/gql/:\n    documents: mf-${area}/src/**/*.graphql`),
  );
});

it('tsconfig.json has each package, for editors', () => {
  isNamed(
    'tsconfig.json',
    remoteAreas.map((area) => `"path": "mf-${area}"`),
  );
});

it('each area has a team that reviews it', () => {
  const owned = [
    ...remoteAreas.flatMap((area) => [`/mf-${area}/`, `/e2e/src/*/${area}*`, `/docs/domain/${area}.md`]),
    ...apiAreas.filter((area) => remoteAreas.includes(area)).map((area) => `/api/src/${area}/`),
  ];
  isNamed('.github/CODEOWNERS', owned);
});

it('each area has its rules', () => {
  isNamed(
    'docs/domain/README.md',
    remoteAreas.map((area) => `(${area}.md)`),
  );
  const without = remoteAreas.filter((area) => !existsSync(join(repository, `docs/domain/${area}.md`)));
  expect({ 'docs/domain lacks the rules of': without }).toEqual({ 'docs/domain lacks the rules of': [] });
});
