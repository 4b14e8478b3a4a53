import { getNamedType, type GraphQLResolveInfo, isInputObjectType, isNonNullType } from 'graphql';
import type { Model } from 'mongoose';
import { isValidObjectId } from 'mongoose';
import { type MiddlewareFn, UseMiddleware } from 'type-graphql';

import { canBeId } from '../database/reading/leanFind';

type Values = Record<string, unknown>;

interface Kept<T> {
  /** Of the record that is changed. */
  model: () => Model<T>;
  /** Which record; by the argument `id` when not given. */
  of?: (args: never) => object;
  /** It is a part in this list of the record: the one that the argument `part` says. */
  list?: string;
  part?: string;
  /** What of the record has the values; the record itself when not given. */
  holder?: (record: T) => object;
  /** What stands in the record under another name than in the input. A file is found by itself: `photoId` in `photo`. */
  names?: Readonly<Record<string, string>>;
}

/**
 * For a mutation that changes a record: what its input leaves out stays as it is; null clears it. So a remote that was
 * built before a field was there does not wipe it (docs/domain/portal.md, P388). The stored values are read and filled in
 * before the operation begins, which asks them all what it asks of new ones; its write is still at the revision that was
 * read, so nothing that changed in between is put back.
 */
export function KeepOmitted<T>(kept: Kept<T>): MethodDecorator {
  const middleware: MiddlewareFn = async ({ args, info }, next): Promise<unknown> => {
    for (const { argument, names } of omittedIn(info, args)) {
      const stored = await storedOf(kept, args);
      if (!stored) break;
      const found = names.map((name) => [name, valueOf(stored, name, kept.names?.[name])] as const);
      const filled = found.filter(([, value]) => value !== undefined);
      args[argument] = { ...(args[argument] as Values), ...Object.fromEntries(filled) };
    }
    return next() as Promise<unknown>;
  };
  return UseMiddleware(middleware);
}

/** The arguments that are inputs, with the fields that may be left out and were. */
function omittedIn({ schema, fieldName }: GraphQLResolveInfo, args: Values) {
  const declared = schema.getMutationType()?.getFields()[fieldName]?.args ?? [];
  return declared.flatMap(({ name: argument, type }) => {
    const input = getNamedType(type);
    const given = args[argument] as Values | undefined;
    if (!isInputObjectType(input) || !given) return [];
    const names = Object.values(input.getFields())
      .filter((field) => !isNonNullType(field.type) && given[field.name] === undefined)
      .map(({ name }) => name);
    return names.length > 0 ? [{ argument, names }] : [];
  });
}

/** The record, or its part, as it is stored; nothing where there is none: the operation says so itself. */
async function storedOf<T>(
  { model, of, list, part = 'id', holder }: Kept<T>,
  args: Values,
): Promise<Values | undefined> {
  const records = model();
  if (list ? !isValidObjectId(args[part]) : !of && !canBeId(records, String(args.id))) return undefined;
  const filter = of ? of(args as never) : { _id: args.id };
  const record = await records.findOne(filter as never).lean<Values>();
  if (!record) return undefined;
  if (!list) return holder ? (holder(record as T) as Values) : record;
  return ((record[list] ?? []) as Values[]).find((one) => String(one._id) === args[part]);
}

function valueOf(stored: Values, name: string, other = name): unknown {
  if (stored[other] !== undefined || !name.endsWith('Id')) return stored[other];
  const file = stored[name.slice(0, -'Id'.length)] as { id?: unknown } | null | undefined;
  return file?.id;
}
