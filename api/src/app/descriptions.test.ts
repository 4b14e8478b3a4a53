import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

import { describeSchema, mergeWords } from '../platform/graphql/describeSchema';
import { buildBareSchema } from './apiSchema';
import { areas } from './areas';

const HOW =
  'Say in one short sentence what each of these is, in `description` where it is declared (of an enum value by `describeEnum`), then run "npm run codegen"';

/** What can be described, with its path in the schema. */
interface Described {
  path: string;
  description?: string | null;
  deprecationReason?: string | null;
}

const types = Object.values(buildBareSchema(areas).getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const members: Readonly<Record<string, Described[]>> = {
  types: types.map((type) => at(type.name, type)),
  fields: types.flatMap((type) => fieldsOf(type).map((field) => at(`${type.name}.${field.name}`, field))),
  arguments: types.flatMap((type) =>
    fieldsOf(type).flatMap(({ name, args }) =>
      args.map((arg) => at(`${type.name}.${name}(${arg.name})`, arg)),
    ),
  ),
  'input fields': types
    .filter(isInputObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => at(`${type.name}.${field.name}`, field)),
    ),
  'enum values': types
    .filter(isEnumType)
    .flatMap((type) => type.getValues().map((value) => at(`${type.name}.${value.name}`, value))),
};

it.each(Object.keys(members))('all %s of the schema are described', (kind) => {
  const without = (members[kind] ?? [])
    .filter(({ description }) => !description?.trim())
    .map(({ path }) => path);
  expect({ [HOW]: without }).toEqual({ [HOW]: [] });
});

it('what is deprecated says since when and what to use: "2026-11-25: use x"', () => {
  const wrong = Object.values(members)
    .flat()
    .filter(({ deprecationReason }) => deprecationReason && !isDated(deprecationReason))
    .map(({ path, deprecationReason }) => `${path}: ${deprecationReason}`);
  expect(wrong).toEqual([]);
});

it.each([
  ['2026-11-25: use x', true],
  ['use x', false],
  ['25-11-2026: use x', false],
  ['2026-13-25: use x', false],
  ['2026-11-25: ', false],
])('takes %j for a reason: %s', (reason, expected) => {
  expect(isDated(reason)).toBe(expected);
});

describe('what is not described at the place', () => {
  const build = () =>
    buildSchema(`
      type Query {
        pear(id: ID!, sort: String): Pear
        prunePearTree(pearId: ID, id: ID!, kind: Kind, kinds: [Kind!], "Mine." sort: String): Int
      }
      type Pear { id: ID!, name: String!, "Mine." title: String!, kind: Kind, unknown: String }
      "Sour or sweet."
      enum Kind { sour }
    `);
  const words = { nouns: { Pear: 'pear', PearTree: 'pear tree' }, inputs: { sort: 'Shared.' } };
  const described = describeSchema(build(), [words]);
  const query = described.getQueryType()?.getFields();
  const told = (operation: string) =>
    query?.[operation]?.args.map(({ name, description }) => [name, description]);

  it('gets the shared words, and keeps its own', () => {
    const pear = described.getType('Pear');
    expect(pear && fieldsOf(pear).map(({ name, description }) => [name, description])).toEqual([
      ['id', 'The id of the pear.'],
      ['name', 'The name.'],
      ['title', 'Mine.'],
      ['kind', 'Sour or sweet.'],
      ['unknown', undefined],
    ]);
  });

  it('is told of what an id is, by the longest word in the name of the operation', () => {
    expect(told('pear')).toEqual([
      ['id', 'The id of the pear.'],
      ['sort', 'Shared.'],
    ]);
    expect(told('prunePearTree')).toEqual([
      ['pearId', 'The id of the pear.'],
      ['id', 'The id of the pear tree.'],
      ['kind', 'Sour or sweet.'],
      // A type speaks of one.
      ['kinds', undefined],
      ['sort', 'Mine.'],
    ]);
  });

  it('is not described by a word that has two meanings', () => {
    expect(() => mergeWords([words, { nouns: { Pear: 'fruit' } }])).toThrow('"Pear" has two meanings');
    expect(mergeWords([words, { nouns: { Pear: 'pear' } }]).nouns).toEqual(words.nouns);
  });
});

/** A date and a colon, and what to use. */
function isDated(reason: string): boolean {
  const [, date, rest] = /^(\d{4}-\d{2}-\d{2}): *(\S.*)?$/.exec(reason) ?? [];
  return Boolean(date && rest && !Number.isNaN(Date.parse(date)));
}

function at(path: string, { description, deprecationReason }: Omit<Described, 'path'>): Described {
  return { path, description, deprecationReason };
}

function fieldsOf(type: GraphQLNamedType) {
  return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
}
