import mongoose, { type Query, type Schema } from 'mongoose';

// In tests, reading a column of a record that was not read from the database is an error, where otherwise it is `undefined`:
// a field resolver that does not say what it reads (`@Needs`) is found by any test of it.

mongoose.plugin((schema: Schema) => {
  schema.post('find', function (this: Query<unknown, unknown>, found: unknown) {
    const columns = Object.entries((this.projection() as Record<string, unknown> | null) ?? {});
    const isNamed = columns.some(([path, value]) => path !== '_id' && value === 1);
    if (!isNamed || !this.mongooseOptions().lean || !Array.isArray(found)) return;
    const read = new Set(columns.map(([path]) => path.split('.')[0]));
    found.forEach((record: object, at) => (found[at] = watched(record, schema, read)));
  });
});

function watched<T extends object>(record: T, schema: Schema, read: ReadonlySet<string | undefined>): T {
  return new Proxy(record, {
    get(target, name, receiver) {
      const isColumn =
        typeof name === 'string' && name !== '_id' && schema.pathType(name) !== 'adhocOrUndefined';
      if (isColumn && !read.has(name) && !Object.hasOwn(target, name)) {
        throw new Error(
          `Column ${name} was not read from the database: name it in the projection, or in @Needs.`,
        );
      }
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
}
