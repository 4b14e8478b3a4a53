import type { DemoContext } from '../platform/demo/demoContext';

/** What the demo foundation has of __AreaTitle__. */
export async function demo__Area__(demo: DemoContext): Promise<void> {
}
