import { lazyPage } from 'kit/data';
import { areaPages, type AreaProps } from 'kit/session';
import type { ComponentType } from 'react';

const VolunteersPage = lazyPage(async () => (await import('./VolunteersPage')).VolunteersPage);

/** The page of this area, by the path of the shell's route table. */
const Area: ComponentType<AreaProps> = areaPages({ '/boerenploeg': VolunteersPage });

export default Area;
