import type { AreaProps } from 'kit/session';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

import { AreaHarness, type HarnessRoute } from './AreaHarness';

/**
 * Shows an area alone in the page, as `npm run dev -w mf-<area>` does.
 * @param routes those of its remote.json
 */
export function runArea(area: string, routes: readonly HarnessRoute[], Area: ComponentType<AreaProps>): void {
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(<AreaHarness area={area} routes={routes} Area={Area} />);
}
