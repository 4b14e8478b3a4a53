import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isInputObjectType, isNonNullType, isObjectType } from 'graphql';

import { areas } from '../../areas';
import { effectiveRule } from '../rules/protect';
import { isPublic } from '../rules/rules';
import { apiSchemaText } from './apiSchemaText';
import { buildBareSchema, mergeRules } from './buildApiSchema';

const schema = buildBareSchema(areas);
const rules = mergeRules(areas);
const objectTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'));

it('has a rule for every field', () => {
  const without = objectTypes.flatMap((type) =>
    Object.keys(type.getFields())
      .filter((field) => effectiveRule(rules, type.name, field) === undefined)
      .map((field) => `${type.name}.${field}`),
  );
  expect(without).toEqual([]);
});

it('is open without a session for these operations and no other', () => {
  const open = ['Query', 'Mutation'].flatMap((root) =>
    Object.keys(fieldsOf(root)).filter((field) => effectiveRule(rules, root, field) === isPublic),
  );
  expect(open.sort()).toEqual(['me', 'requestPasswordReset', 'resetPassword', 'signIn', 'signOut']);
});

it('gives no rule for what does not exist', () => {
  for (const [type, rule] of Object.entries(rules as Record<string, object>)) {
    const fields = fieldsOf(type);
    expect(Object.keys(fields)).not.toHaveLength(0);
    const named = Object.getPrototypeOf(rule) === Object.prototype ? Object.keys(rule) : [];
    for (const field of named.filter((name) => name !== '*')) expect(fields).toHaveProperty(field);
  }
});

it('is the committed contract; run "npm run codegen" after changing a resolver', () => {
  const committed = readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8');
  expect(apiSchemaText(areas)).toBe(committed);
});

it('has no required input field with a default: graphql-jit asks for it all the same', () => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const wrong = inputs.flatMap((type) =>
    Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) && field.defaultValue !== undefined,
    ),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

function fieldsOf(typeName: string): object {
  const type = schema.getType(typeName);
  return isObjectType(type) ? type.getFields() : {};
}
