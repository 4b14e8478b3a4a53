// npm run new-entity -- club/badge: an entity of an area with list, form, log, export and tests; docs/teams.md has the options.
import './ensure-installed.mjs';

import { parseArgs } from 'node:util';

import { Changes, Refusal } from './lib/changes.mjs';
import { generate } from './lib/finishChanges.mjs';
import { dutchWords } from './lib/names.mjs';
import { addEntity, dutchOf, routesOf } from './lib/newEntity.mjs';
import { areas, root } from './lib/root.mjs';

generate(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      one: { type: 'string' },
      many: { type: 'string' },
      het: { type: 'boolean' },
      permission: { type: 'string' },
    },
  });
  const [area = '', entity = '', ...more] = (positionals[0] ?? '').split('/');
  if (positionals.length !== 1 || more.length > 0 || !entity)
    throw new Refusal('Say which area and what it gets: npm run new-entity -- club/badge');
  if (!areas.includes(area))
    throw new Refusal(
      `There is no area "${area}": it is one of ${areas.join(', ')}, or npm run new-area -- ${area || 'museum'}`,
    );
  const changes = new Changes(root);
  const permission = permissionOf(changes, area, values.permission);
  const dutch = dutchOf(entity, values);
  [dutch.one, dutch.many].forEach(dutchWords);
  const { Entity, entities, path } = addEntity(changes, { area, entity, dutch, permission });
  return {
    changes,
    said: [
      `${Entity} is in api/src/${area}/${entities} and mf-${area}/src/${entities}, its page at ${path}, for who holds ${permission}.`,
      'It has a name and a note: "Adding a field" of CONTRIBUTING.md says how to go on. Then npm test.',
    ],
  };
});

/** Whose holders may: that of the pages of the area, when there is one. */
function permissionOf(changes, area, asked) {
  const known = new Set(changes.read('api/src/identity/catalogue/catalogue.ts').match(/(?<=\bid: ')\w+/g));
  const own = routesOf(changes).filter((route) => route.area === area && known.has(route.permission));
  const ids = [...new Set(own.map(({ permission }) => permission))];
  if (asked ? known.has(asked) : ids.length === 1) return asked ?? ids[0];
  throw new Refusal(
    `Say whose holders may, with --permission <id>: one of ${(ids.length > 0 ? ids : [...known]).join(', ')}.`,
  );
}
