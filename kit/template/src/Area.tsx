import { lazyPage } from 'kit/data';
import { areaPages, type AreaProps } from 'kit/session';
import type { ComponentType } from 'react';

const FirstPage = lazyPage(async () => (await import('./FirstPage')).FirstPage);

/** The pages of this area, by their paths in remote.json. */
const Area: ComponentType<AreaProps> = areaPages({ '/__area__': FirstPage });

export default Area;
