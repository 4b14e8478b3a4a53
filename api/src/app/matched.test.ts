import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { apiSources } from '../testing/repository';

/** A write of one record whose answer nobody looks at, at the beginning of a line as the formatter leaves it. */
const BARE = /^ *(?:await|void) [\w.]+\.(?:updateOne|findOneAndUpdate)\(/gm;

it('a write of one record is looked at: by its answer, or by `ifMatched` where finding none is as good', () => {
  const sources = readdirSync(apiSources, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      path.endsWith('.ts') &&
      !/\.test\.ts$|\/test[A-Z]\w*\.ts$|^testing\/|^migrations\/|\.demo\.ts$/.test(path),
  );
  expect(sources.length).toBeGreaterThan(500);
  const bare = sources.flatMap((path) =>
    [...readFileSync(join(apiSources, path), 'utf8').matchAll(BARE)].map(
      ([line]) => `${path}: ${line.trim()}`,
    ),
  );
  expect(bare).toEqual([]);
});
