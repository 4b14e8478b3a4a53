// npm run new-area -- museum: an area with its part of the API, a remote and one entity; docs/teams.md has the options.
import './ensure-installed.mjs';

import { parseArgs } from 'node:util';

import { Changes, Refusal } from './lib/changes.mjs';
import { generate } from './lib/finishChanges.mjs';
import { areaName, capital, dutchWords } from './lib/names.mjs';
import { addArea } from './lib/newArea.mjs';
import { dutchOf } from './lib/newEntity.mjs';
import { root } from './lib/root.mjs';

generate(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      one: { type: 'string' },
      many: { type: 'string' },
      het: { type: 'boolean' },
      'no-codegen': { type: 'boolean' },
    },
  });
  const [area, given, ...more] = (positionals[0] ?? '').split('/');
  if (positionals.length !== 1 || more.length > 0)
    throw new Refusal(
      'Say what the area is called, in English: npm run new-area -- museum, or museum/piece with its first entity',
    );
  const { title = capital(areaName(area)) } = values;
  const entity = given ?? `${area}-item`;
  const dutch = dutchOf(entity, { ...(given === undefined && { one: 'item', het: true }), ...values });
  [title, dutch.one, dutch.many].forEach(dutchWords);
  const changes = new Changes(root);
  const { Entity, path } = addArea(changes, { area, entity, title, dutch });
  return {
    changes,
    newRemote: `mf-${area}`,
    noCodegen: values['no-codegen'],
    said: [
      `The area ${area} is in api/src/${area} and mf-${area}, with ${Entity} on its page at ${path}.`,
      `Users get the new permission "${area}" on the page of users. Then: npm start, npm test, and its rules in docs/domain/${area}.md.`,
      `On GitHub: make the team @carnaval-backoffice/${area}, which reviews it.`,
    ],
  };
});
