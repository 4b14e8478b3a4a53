import { lazyPage } from 'kit/data';
import { areaPages, type AreaProps } from 'kit/session';
import type { ComponentType } from 'react';

/** The pages of this area, by the path of the shell's route table; each is fetched when opened. */
const Area: ComponentType<AreaProps> = areaPages({});

export default Area;
