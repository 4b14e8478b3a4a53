import { StartupError } from '../platform/errors/appError';

/**
 * Runs the work of a program and ends it: what can be expected to go wrong is one clear sentence and exit
 * code 1, without a stack.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${error instanceof StartupError ? error.message : unexpected(error)}\n`);
  }
}

function unexpected(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
