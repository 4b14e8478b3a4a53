/** One piece of work, as it is sent to a thread. */
export interface Piece {
  /** The module that knows how. */
  file: string;
  /** Which of its functions. */
  name: string;
  input: unknown;
}

/** What a thread sends back. An error is sent as its words: those who wait for it read no more. */
export type Answer = { output: unknown } | { error: { name: string; message: string; stack?: string } };
