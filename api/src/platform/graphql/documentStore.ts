import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

import type { KnownDocuments } from './knownDocuments';

/** How much of what others ask is kept parsed, in characters; parsed it is some fifty times as large. */
const MOST_FREE = 600_000;

/**
 * Where Apollo keeps what it has parsed and found valid. The portal's own documents stay, so that each is parsed once;
 * what others ask comes and goes.
 */
export class DocumentStore {
  private readonly own = new Map<string, DocumentNode>();
  private readonly free = new LRUCache<string, DocumentNode>({ maxSize: MOST_FREE });

  constructor(private readonly known: KnownDocuments) {}

  async get(key: string): Promise<DocumentNode | undefined> {
    return this.own.get(key) ?? this.free.get(key);
  }

  async set(key: string, document: DocumentNode): Promise<void> {
    const text = document.loc?.source.body ?? '';
    if (this.known.has(text)) this.own.set(key, document);
    else this.free.set(key, document, { size: Math.max(1, text.length) });
  }

  async delete(key: string): Promise<boolean> {
    return this.own.delete(key) || this.free.delete(key);
  }
}
