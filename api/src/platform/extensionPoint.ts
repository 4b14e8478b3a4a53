/** A named place that any area may fill, without whoever reads it knowing the areas. */
export interface ExtensionPoint<T> {
  readonly name: string;
  /** What an area lists among its `extensions`. */
  with(item: T): Extension;
}

/** One thing that an area puts in an extension point. */
export interface Extension {
  readonly point: string;
  readonly item: unknown;
}

/** Declares a place. @param name unique in the portal */
export function extensionPoint<T>(name: string): ExtensionPoint<T> {
  return { name, with: (item) => ({ point: name, item }) };
}

/** What the areas put in a place, in their order. */
export function itemsOf<T>(point: ExtensionPoint<T>, extensions: readonly Extension[]): T[] {
  return extensions.filter((one) => one.point === point.name).map((one) => one.item as T);
}
