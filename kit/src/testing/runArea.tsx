import type { AreaProps } from 'kit/session';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

import { AreaHarness } from './AreaHarness';

/** Shows an area alone in the page, as `npm run dev -w mf-<area>` does. */
export function runArea(area: string, paths: readonly string[], Area: ComponentType<AreaProps>): void {
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(<AreaHarness area={area} paths={paths} Area={Area} />);
}
