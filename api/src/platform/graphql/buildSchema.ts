import { validate, type ValidationError } from 'class-validator';
import {
  assertValidSchema,
  type ASTVisitor,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
  type ValidationContext,
} from 'graphql';
import { buildSchemaSync, type ContainerType, type NonEmptyArray } from 'type-graphql';

import { badInput, type FieldErrors } from '../errors/appError';
import { texts } from '../errors/texts';
import { recordOfField } from './root';

/** What type-graphql notes of a parameter of a resolver's method. */
interface ParameterNote {
  kind: string;
  index: number;
  propertyName?: string;
  resolver?: unknown;
}

/** What it notes of a field resolver. */
interface FieldNote {
  kind: 'external' | 'internal';
  target: new () => object;
  methodName: string;
  schemaName: string;
  params?: ParameterNote[];
  middlewares?: unknown[];
  roles?: unknown[];
  getObjectType?: () => object;
}

interface Notes {
  fieldResolvers: FieldNote[];
  objectTypes: { target: object; name: string }[];
}

type Given = (record: unknown, context: unknown, info: GraphQLResolveInfo) => unknown;
type Method = (...given: unknown[]) => unknown;

/** One of each resolver class, found by its class: type-graphql's own container walks through all of them for each field. */
export class Resolvers implements ContainerType {
  private readonly made = new Map<new () => object, object>();

  /** The one of this class, made when it is first asked for. */
  get<T extends object>(Resolver: new () => T): T {
    const one = this.made.get(Resolver) ?? new Resolver();
    this.made.set(Resolver, one);
    return one as T;
  }
}

/**
 * Has GraphQL call the methods of computed fields straight: those that take their record, the context or the info and nothing
 * else. type-graphql sorts and copies their parameters anew for each field of each record.
 * @param resolvers where the schema gets its resolver classes
 * @returns `Type.field` of those that are called straight
 */
export function callFieldsDirectly(schema: GraphQLSchema, resolvers: Resolvers): string[] {
  const { fieldResolvers, objectTypes } = (globalThis as unknown as { TypeGraphQLMetadataStorage: Notes })
    .TypeGraphQLMetadataStorage;
  const nameOf = new Map(objectTypes.map(({ target, name }) => [target, name]));
  return fieldResolvers.flatMap((note) => {
    const type = schema.getType(nameOf.get(note.getObjectType?.() ?? note) ?? '');
    const given = givenTo(note);
    if (!isObjectType(type) || !given) return [];
    const field = fieldOf(type, note.schemaName);
    if (!field) return [];
    field.resolve = direct(resolvers.get(note.target) as Record<string, Method>, note.methodName, given);
    return `${type.name}.${field.name}`;
  });
}

function fieldOf(type: GraphQLObjectType, name: string) {
  const field = type.getFields()[name];
  return field?.resolve && field.args.length === 0 ? field : undefined;
}

/** What a method is given, in its order; undefined: more than that. */
function givenTo({ kind, params = [], middlewares = [], roles }: FieldNote): Given[] | undefined {
  if (kind !== 'external' || middlewares.length > 0 || roles) return undefined;
  const given = params.toSorted((a, b) => a.index - b.index).map(givenOf);
  const isAll = params.every(({ index }) => index < params.length);
  return isAll && given.every((one) => one !== undefined) ? given : undefined;
}

function givenOf({ kind, propertyName, resolver }: ParameterNote): Given | undefined {
  if (kind === 'custom' && resolver === recordOfField) return (record) => record;
  if (kind === 'context' && propertyName === undefined) return (_record, context) => context;
  if (kind === 'info') return (_record, _context, info) => info;
  return undefined;
}

function direct(
  resolver: Record<string, Method>,
  method: string,
  given: readonly Given[],
): GraphQLFieldResolver<unknown, unknown> {
  const [first, second] = given;
  const call = resolver[method]?.bind(resolver);
  if (!call) throw new Error(`${resolver.constructor.name} has no ${method}.`);
  // Most of them: no list is made for the call.
  if (!first) return () => call();
  if (!second) return (record, _args, context, info) => call(first(record, context, info));
  if (given.length === 2) {
    return (record, _args, context, info) =>
      call(first(record, context, info), second(record, context, info));
  }
  return (record, _args, context, info) => call(...given.map((one) => one(record, context, info)));
}

/**
 * The schema of these resolver classes, without its shield: for printing, for walking, and to be protected.
 * @throws Error when it is not a valid schema, with every reason
 */
export function buildSchema(resolvers: readonly (new () => object)[]): GraphQLSchema {
  const container = new Resolvers();
  const schema = buildSchemaSync({
    container,
    resolvers: resolvers as unknown as NonEmptyArray<() => object>,
    validate: false,
    validateFn: (value) => validateInput(value),
    // It would introspect the whole schema to the same end: half of the time that building takes.
    skipCheck: true,
  });
  assertValidSchema(schema);
  callFieldsDirectly(schema, container);
  return schema;
}

/**
 * type-graphql's hook for every argument: checks the class-validator decorators of input classes.
 * @throws BAD_USER_INPUT with one Dutch message for each wrong field
 */
async function validateInput(value: unknown): Promise<void> {
  if (!isInstance(value)) return;
  const errors = await validate(value, { forbidUnknownValues: false });
  if (errors.length > 0) throw badInput(fieldErrors(errors));
}

function isInstance(value: unknown): value is object {
  return typeof value === 'object' && value !== null && value.constructor !== Object && !Array.isArray(value);
}

function fieldErrors(errors: ValidationError[], path = ''): FieldErrors {
  return Object.fromEntries(
    errors.flatMap((error) => {
      const field = `${path}${error.property}`;
      const message = Object.values(error.constraints ?? {})[0];
      const below = Object.entries(fieldErrors(error.children ?? [], `${field}.`));
      return message ? [[field, message] as const, ...below] : below;
    }),
  );
}

/** No text that is sent is longer, in characters: the longest field holds 50,000. Each has a limit of its own below this. */
const LONGEST = 60_000;
/** NUL and halves of pairs, which no database keeps as they are. */
const NO_CHARACTERS = /[\0\p{Surrogate}]/u;

/**
 * Refuses variables with a text that no field can hold: too long, or with characters that are none. Everything else is
 * for the fields to say. Numbers and nesting are limited by the body.
 * @throws BAD_USER_INPUT with a message for each field, named as the fields of the input are
 */
export function checkTexts(variables: Readonly<Record<string, unknown>> | null | undefined): void {
  const errors: FieldErrors = {};
  for (const [name, value] of Object.entries(variables ?? {})) {
    const isInput = typeof value === 'object' && value !== null && !Array.isArray(value);
    collect(value, isInput ? '' : name, errors);
  }
  if (Object.keys(errors).length > 0) throw badInput(errors);
}

/** The same of texts that stand in the operation itself, as a validation rule. */
export function literalTexts(context: ValidationContext): ASTVisitor {
  return {
    StringValue(node) {
      const message = wrongIn(node.value);
      if (message) context.reportError(new GraphQLError(message, { nodes: node }));
    },
  };
}

function collect(value: unknown, path: string, errors: FieldErrors): void {
  if (typeof value === 'string') {
    const message = wrongIn(value);
    if (message) errors[path] = message;
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) collect(part, path ? `${path}.${key}` : key, errors);
  }
}

/** What is wrong with a text. */
function wrongIn(text: string): string | undefined {
  if (text.length > LONGEST) return texts.tooLong;
  return NO_CHARACTERS.test(text) ? texts.characters : undefined;
}
