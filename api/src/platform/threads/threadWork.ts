/** The functions of a module that threads run: plain data in, plain data or bytes out. */
type Works<Module> = {
  [Name in keyof Module]: Module[Name] extends (input: never) => unknown ? Name : never;
};

/** The names of those functions. */
export type WorkName<Module> = Works<Module>[keyof Module] & string;

/** What one of them takes. */
export type InputOf<Module, Name extends keyof Module> = Module[Name] extends (input: infer Input) => unknown
  ? Input
  : never;

/** What one of them gives; Buffers arrive as the bytes that they are. */
export type OutputOf<Module, Name extends keyof Module> = Module[Name] extends (input: never) => infer Output
  ? Awaited<Output>
  : never;

/** A module, named `….thread.ts`, that is loaded in threads alone. */
export interface ThreadWork<Module> {
  file: string;
  /** Never there: it has the types of the module along. */
  module?: Module;
}

/**
 * Names a module for {@link Threads.run}.
 * @typeParam Module its type, from `import type * as …`
 * @param file where it is, from `require.resolve`
 */
export function threadWork<Module>(file: string): ThreadWork<Module> {
  return { file };
}
