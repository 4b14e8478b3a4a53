import { lazyPage } from 'kit/data';
import { areaPages, type AreaProps } from 'kit/session';
import type { ComponentType } from 'react';

const ClubPage = lazyPage(async () => (await import('./ClubPage')).ClubPage);
const DetailsPage = lazyPage(async () => (await import('./details/DetailsPage')).DetailsPage);

/** The pages of this area, by the path of the shell's route table; a member sees the second one without an account. */
const Area: ComponentType<AreaProps> = areaPages({
  '/club': ClubPage,
  '/clubgegevens/:token': DetailsPage,
});

export default Area;
