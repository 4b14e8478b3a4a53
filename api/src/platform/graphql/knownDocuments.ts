/** The documents of the portal's own pages, as they were built: each by the id that a page sends instead of it. */
export class KnownDocuments {
  private readonly texts: ReadonlySet<string>;

  constructor(private readonly byId: ReadonlyMap<string, string> = new Map()) {
    this.texts = new Set(byId.values());
  }

  get size(): number {
    return this.byId.size;
  }

  /** The text of a document; undefined for one of another build. */
  textOf(id: string): string | undefined {
    return this.byId.get(id);
  }

  /** Whether this is one of them, to the letter. */
  has(text: string): boolean {
    return this.texts.has(text);
  }
}
