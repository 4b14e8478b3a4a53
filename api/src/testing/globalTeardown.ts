import type { EmbeddedDatabase } from '../platform/embedded/startEmbedded';

/** Ends the engine of the tests. */
export default async function globalTeardown(): Promise<void> {
  await (globalThis as { testEngine?: EmbeddedDatabase }).testEngine?.close();
}
