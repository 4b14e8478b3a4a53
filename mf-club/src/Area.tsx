import { lazyPage } from 'kit/data';
import { areaPages, type AreaProps } from 'kit/session';
import type { ComponentType } from 'react';

const ClubPage = lazyPage(async () => (await import('./ClubPage')).ClubPage);

/** The page of this area, by the path of the shell's route table. */
const Area: ComponentType<AreaProps> = areaPages({ '/club': ClubPage });

export default Area;
