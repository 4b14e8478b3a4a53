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
