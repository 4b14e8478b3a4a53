/** What the engine's process sends its parent, once: where to connect, or why it could not open the folder. */
export type EngineMessage =
  | { uri: string }
  | { error: { name: string; code: string | undefined; message: string } };

/** What the parent sends the engine's process to close it. */
export const CLOSE = 'close';
