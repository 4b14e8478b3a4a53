import {
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import type { ContainerType } from 'type-graphql';

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
