import { lazyPage } from 'kit/data';
import { areaPages, type AreaProps } from 'kit/session';
import type { ComponentType } from 'react';

const KrantPage = lazyPage(async () => (await import('./KrantPage')).KrantPage);
const OwnPage = lazyPage(async () => (await import('./own/OwnPage')).OwnPage);

/** The pages of this area, by the path of the shell's route table. */
const Area: ComponentType<AreaProps> = areaPages({
  '/krant_administratie': KrantPage,
  '/mijn_adverteerders': OwnPage,
});

export default Area;
