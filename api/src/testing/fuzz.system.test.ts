import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

import { buildBareSchema } from '../app/apiSchema';
import { areas } from '../app/areas';
import { permissionIds } from '../identity/catalogue/catalogue';
import { Role } from '../identity/catalogue/permission.enum';
import { useApi } from './apiStage';
import { signedIn } from './people';

const stage = useApi();
const schema = buildBareSchema(areas);

/** What nobody types and anybody can send, as every text and id of an operation. */
const TEXTS: Readonly<Record<string, string>> = {
  'half a character': 'a\uD800b',
  'a NUL': 'a\0b',
  '100,000 characters': 'a'.repeat(100_000),
  'no id': 'geen-id',
  'twelve characters, which MongoDB takes for an id': 'twaalftekens',
  'an operator': '{"$gt": ""}',
  'a pattern': '(a+)+$[',
  nothing: '',
};

/** A requestId that is none is refused before anything is looked at: without it the rest is reached. */
const isFuzzed = ({ name, type }: { name: string; type: GraphQLInputType }) =>
  name !== 'requestId' || isNonNullType(type);

/** A value of this type in which every text is this one. */
function valueOf(type: GraphQLInputType, text: string): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, text);
  if (isListType(type)) return [valueOf(type.ofType, text)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isFuzzed);
    return Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type, text)]));
  }
  const others: Readonly<Record<string, unknown>> = { Int: 1, Float: 1, Boolean: true };
  return type.name in others ? others[type.name] : text;
}

/** The operation that asks this field with all its arguments. */
function operationOf(kind: 'query' | 'mutation', { name, args, type }: GraphQLField<unknown, unknown>) {
  const fuzzed = args.filter(isFuzzed);
  const declared = fuzzed.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = fuzzed.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  const withArguments = fuzzed.length > 0 ? [`(${declared})`, `(${given})`] : ['', ''];
  return `${kind} Fuzz${withArguments[0]} { ${name}${withArguments[1]} ${selection} }`;
}

const operations = (
  [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const
)
  .flatMap(([kind, type]) =>
    isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ kind, field })) : [],
  )
  // It would end the session that the others use.
  .filter(({ field }) => field.name !== 'signOut' && field.args.length > 0);

it.each(Object.entries(TEXTS))('no operation fails by itself on %s', async (_what, text) => {
  const client = await signedIn(stage.api, { role: Role.Admin, general: [...permissionIds] });
  const faults: string[] = [];
  for (const { kind, field } of operations) {
    const variables = Object.fromEntries(
      field.args.filter(isFuzzed).map((arg) => [arg.name, valueOf(arg.type, text)]),
    );
    const { errors } = await client.run(operationOf(kind, field), variables);
    const fault = errors?.find(({ extensions }) => extensions.code === 'INTERNAL_SERVER_ERROR');
    if (fault) faults.push(field.name);
  }
  expect(operations.length).toBeGreaterThan(200);
  expect(faults).toEqual([]);
});
