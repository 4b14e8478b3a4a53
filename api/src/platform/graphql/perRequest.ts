import type { RequestContext } from './requestContext';

/** One of something for each request, made when it is first asked for: how an area keeps its loaders. */
export function perRequest<T>(make: (context: RequestContext) => T): (context: RequestContext) => T {
  const made = new WeakMap<RequestContext, T>();
  return (context) => {
    const one = made.get(context) ?? make(context);
    made.set(context, one);
    return one;
  };
}
