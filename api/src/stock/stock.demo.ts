import type { DemoContext } from '../demo/demoContext';

/** Stock and webshop. */
export async function demoStock(_demo: DemoContext): Promise<void> {}
