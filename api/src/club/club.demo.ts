import type { DemoContext } from '../demo/demoContext';

/** The supporter club. */
export async function demoClub(_demo: DemoContext): Promise<void> {}
