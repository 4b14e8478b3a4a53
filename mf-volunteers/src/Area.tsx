import { lazyPage } from 'kit/data';
import { areaPages, type AreaProps } from 'kit/session';
import type { ComponentType } from 'react';

const VolunteersPage = lazyPage(async () => (await import('./VolunteersPage')).VolunteersPage);
const OwnShiftsPage = lazyPage(async () => (await import('./own/OwnShiftsPage')).OwnShiftsPage);

/** The pages of this area, by the path of the shell's route table; a volunteer sees the second one without an account. */
const Area: ComponentType<AreaProps> = areaPages({
  '/boerenploeg': VolunteersPage,
  '/diensten/:token': OwnShiftsPage,
});

export default Area;
