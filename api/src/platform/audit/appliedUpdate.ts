import { isPlain, type Plain, textOf } from './changedValues';

/** An update with operators, as mongoose has it. */
export type Update = Record<string, unknown>;

interface Which {
  /** Finds the record; its conditions on a list say which part `$` is. */
  filter: Plain;
  arrayFilters: readonly Plain[];
}

/**
 * What a record becomes by an update: the operators of this portal (`$set`, `$unset`, `$inc`, `$push`, `$pull`,
 * `$addToSet`), with `$` and `$[name]` in their paths. The record that is given stays as it is.
 * @param isNew the write makes the record: then `$setOnInsert` counts
 */
export function appliedUpdate(record: Plain, update: Update, which: Which, isNew = false): Plain {
  const after = copyOf(record) as Plain;
  const each = (operator: string, change: (old: unknown, value: unknown) => unknown) => {
    for (const [path, value] of Object.entries((update[operator] as Plain | undefined) ?? {})) {
      changeAt(after, path.split('.'), '', which, (old) => change(old, value));
    }
  };
  if (isNew) each('$setOnInsert', (_old, value) => value);
  each('$pull', (old, condition) => listOf(old).filter((item) => !fits(item, condition)));
  each('$set', (_old, value) => value);
  each('$unset', () => undefined);
  each('$inc', (old, by) => Number(old ?? 0) + Number(by));
  each('$push', (old, value) => [...listOf(old), ...itemsOf(value)]);
  each('$addToSet', (old, value) => {
    const list = listOf(old);
    return [...list, ...itemsOf(value).filter((item) => !list.some((one) => same(one, item)))];
  });
  return after;
}

/** The top-level fields that an update touches. */
export function touchedFields(update: Update): string[] {
  const paths = Object.entries(update).flatMap(([key, value]) =>
    key.startsWith('$') ? Object.keys((value as Plain | undefined) ?? {}) : [key],
  );
  return [...new Set(paths.map((path) => path.split('.')[0] ?? path))];
}

function changeAt(
  target: Plain | unknown[],
  [step = '', ...rest]: string[],
  path: string,
  which: Which,
  change: (old: unknown) => unknown,
): void {
  const inList = Array.isArray(target) ? partsMeant(target, step, path, which) : [step];
  for (const key of inList) {
    const owner = target as Record<string | number, unknown>;
    if (rest.length === 0) {
      owner[key] = change(owner[key]);
      continue;
    }
    if (owner[key] === undefined || owner[key] === null) owner[key] = {};
    const inner = owner[key];
    // The path of a list in the filter has no positions in it.
    const innerPath = Array.isArray(target) ? path : [path, step].filter(Boolean).join('.');
    if (typeof inner === 'object' && inner !== null) changeAt(inner as Plain, rest, innerPath, which, change);
  }
}

/** The positions in a list that a step of a path means. */
function partsMeant(list: readonly unknown[], step: string, path: string, which: Which): number[] {
  const positions = [...list.keys()];
  if (step === '$[]') return positions;
  const named = /^\$\[(\w+)\]$/.exec(step)?.[1];
  if (named) {
    const conditions = which.arrayFilters.map((filter) => conditionsBelow(filter, named));
    return positions.filter((at) => conditions.every((condition) => fits(list[at], condition)));
  }
  if (step !== '$') return /^\d+$/.test(step) ? [Number(step)] : [];
  const { $elemMatch, ...plain } = { ...(which.filter[path] as Plain | undefined) };
  const condition = { ...(isPlain($elemMatch) ? $elemMatch : plain), ...conditionsBelow(which.filter, path) };
  const first = positions.find((at) => fits(list[at], condition));
  return first === undefined ? [] : [first];
}

/** `{ 'tasks._id': x }` → `{ _id: x }`. */
function conditionsBelow(filter: Plain, path: string): Plain {
  const below = Object.entries(filter).filter(([key]) => key.startsWith(`${path}.`));
  return Object.fromEntries(below.map(([key, value]) => [key.slice(path.length + 1), value]));
}

/** Whether a part is what a condition describes, as `$pull` has it; operators that the portal does not use there always fit. */
export function fits(item: unknown, condition: unknown): boolean {
  if (!isPlain(condition)) return same(item, condition);
  return Object.entries(condition).every(([key, wanted]) => {
    if (key === '$in') return listOf(wanted).some((one) => same(item, one));
    if (key === '$ne') return !same(item, wanted);
    if (key in COMPARISONS) return compares(item, key as keyof typeof COMPARISONS, wanted);
    if (key === '$or') return listOf(wanted).some((one) => fits(item, one));
    if (key === '$and') return listOf(wanted).every((one) => fits(item, one));
    if (key.startsWith('$')) return true;
    return fits(valueAt(item, key), wanted);
  });
}

const COMPARISONS = {
  $gt: (order: number) => order > 0,
  $gte: (order: number) => order >= 0,
  $lt: (order: number) => order < 0,
  $lte: (order: number) => order <= 0,
};

/** Of what is not of one kind none is larger, as in the database. */
function compares(item: unknown, operator: keyof typeof COMPARISONS, wanted: unknown): boolean {
  const [a, b] = [item, wanted].map((one) => (one instanceof Date ? one.getTime() : one));
  if (typeof a !== typeof b || (typeof a !== 'string' && typeof a !== 'number')) return false;
  return COMPARISONS[operator](a === b ? 0 : a < (b as typeof a) ? -1 : 1);
}

function valueAt(item: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => (inner as Plain | undefined)?.[key], item);
}

function itemsOf(value: unknown): unknown[] {
  return isPlain(value) && '$each' in value ? listOf(value.$each) : [value];
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** Ids are texts in what services ask and ids in the database. */
function same(a: unknown, b: unknown): boolean {
  return a === b || textOf(a ?? '') === textOf(b ?? '');
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)]));
}
