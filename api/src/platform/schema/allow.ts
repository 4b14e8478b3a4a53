import { type GraphQLSchema, isObjectType } from 'graphql';
import { allow, type IRules, rule } from 'graphql-shield';
import { Extensions } from 'type-graphql';

/**
 * One way to be let in. `test` gives true, false, or the error that says why not.
 * @typeParam Context what resolvers get
 */
export interface Access<Context> {
  /** As it stands on the page of who may what. */
  name: string;
  /** @param parent what the field is on */
  test(context: Context, args: object, parent: unknown): boolean | Error | Promise<boolean | Error>;
  /** The answer depends on the arguments or on what the field is on, so it is not kept for the request. */
  looksAtField?: boolean;
}

/** The rules of a schema: every query, mutation and object type. */
export type RuleTree = Extract<IRules, object>;

type ShieldRule = ReturnType<ReturnType<typeof rule>>;

/** For anybody, without a session. A test lists every field that has it. */
export const isPublic: Access<unknown> = { name: 'isPublic', test: () => true };

/** For a type: its fields are as open as the field that returned it. */
export const inherit: Access<unknown> = { name: 'inherit', test: () => true };

const KEY = 'allow';

/**
 * Says on a query, mutation, type or field who may: whoever passes one of these. What says nothing is denied, and a test
 * fails.
 */
export function Allow(...anyOf: readonly Access<never>[]) {
  return Extensions({ [KEY]: anyOf });
}

/** Who may, as said on a field or else on its type; undefined when neither says. */
export function accessOf(
  schema: GraphQLSchema,
  type: string,
  field: string,
): readonly Access<never>[] | undefined {
  const owner = schema.getType(type);
  if (!isObjectType(owner)) return undefined;
  return accessIn(owner.getFields()[field]?.extensions) ?? accessIn(owner.extensions);
}

/** Whether a field is open to whoever got hold of what it is on: no rule needs to run. */
export function isOpen(anyOf: readonly Access<never>[] | undefined): boolean {
  return anyOf?.some((access) => access === isPublic || access === inherit) ?? false;
}

/** The tree for graphql-shield, from what the schema says of itself. */
export function ruleTreeOf(schema: GraphQLSchema): RuleTree {
  // shield wants one rule for each name, however many fields it guards.
  const made = new Map<string, ShieldRule>();
  const tree: Record<string, Record<string, ShieldRule>> = {};
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const rules = Object.keys(type.getFields()).flatMap((field) => {
      const anyOf = accessOf(schema, type.name, field);
      return anyOf ? [[field, shieldRule(anyOf, made)] as const] : [];
    });
    tree[type.name] = Object.fromEntries(rules);
  }
  return tree;
}

function shieldRule(anyOf: readonly Access<never>[], made: Map<string, ShieldRule>): ShieldRule {
  if (isOpen(anyOf)) return allow as never;
  const name = anyOf.map((access) => access.name).join(' or ');
  const cache = anyOf.some(({ looksAtField }) => looksAtField) ? 'no_cache' : 'contextual';
  const known =
    made.get(name) ??
    rule(name, { cache })((parent: unknown, args: object, context: unknown) =>
      firstThatAllows(anyOf, context, args, parent),
    );
  made.set(name, known);
  return known;
}

/**
 * True, or the last reason why not. What a test throws is no refusal: shield would make one of it, so it is returned as the
 * fault that it is, unless another way lets in.
 */
export async function firstThatAllows(
  anyOf: readonly Access<never>[],
  context: unknown,
  args: object,
  parent: unknown,
): Promise<boolean | Error> {
  let answer: boolean | Error = false;
  let fault: Error | undefined;
  for (const access of anyOf) {
    try {
      answer = await access.test(context as never, args, parent);
    } catch (error) {
      fault ??= error instanceof Error ? error : new Error('A rule failed.', { cause: error });
    }
    if (answer === true) return true;
  }
  return fault ?? answer;
}

function accessIn(extensions: object | undefined): readonly Access<never>[] | undefined {
  return (extensions as Record<string, readonly Access<never>[]> | undefined)?.[KEY];
}

/**
 * One of something for each request, made when it is first asked for: how loaders are kept.
 * @param make gets the request's context, whose identity is the key
 */
export function perRequest<T, Context extends object = object>(
  make: (context: Context) => T,
): (context: Context) => T {
  const made = new WeakMap<Context, T>();
  return (context) => {
    const one = made.get(context) ?? make(context);
    made.set(context, one);
    return one;
  };
}

/** What is there, or will be. */
export type MaybePromise<T> = T | Promise<T>;

/** What comes of something, at once when it is there: of hundreds of rows none has to wait. */
export function whenKnown<T, Made>(something: MaybePromise<T>, make: (known: T) => Made): MaybePromise<Made> {
  return something instanceof Promise ? something.then(make) : make(something);
}
