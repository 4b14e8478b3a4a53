import type { DemoContext } from '../demo/demoContext';

/** The volunteer pool. */
export async function demoVolunteers(_demo: DemoContext): Promise<void> {}
