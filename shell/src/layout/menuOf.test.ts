import type { Permission } from 'kit/session';
import { testUser } from 'kit/testing';

import { builtRoutes } from '../remotes/builtRemotes';
import { AT_HAND, type MenuGroup, menuOf } from './menuOf';

const labels = (user: ReturnType<typeof testUser>) =>
  menuOf(user, builtRoutes).map(({ title, entries, empty }) => [
    title ?? '',
    ...entries.map(({ label }) => label),
    empty ?? '',
  ]);

it('shows everybody the personal page and a part for committees', () => {
  expect(labels(testUser())).toEqual([
    ['', 'Persoonlijke pagina', ''],
    ['Commissies', 'Je zit in geen commissie'],
  ]);
});

it('shows the pages of the permissions held, a group only when it has entries', () => {
  expect(labels(testUser(['clubAdmin', 'sec', 'secFin', 'secComlist', 'webkinder']))).toEqual([
    ['', 'Persoonlijke pagina', 'Club van 111', ''],
    ['Secretariaat', 'Commissielijst', 'Ledenlijst', 'Financiën', ''],
    ['Website', 'Kindercarnaval', ''],
    ['Commissies', 'Je zit in geen commissie'],
    ['Portaal', 'Prullenbak', ''],
  ]);
});

it('shows the trash to whoever may delete something', () => {
  const committee = { id: 'a', index: 3, name: 'Optocht' };
  const sees = (user: ReturnType<typeof testUser>) => labels(user).flat().includes('Prullenbak');
  const may = [
    testUser(['webNews']),
    testUser([], [committee]),
    { ...testUser(), role: 'Admin' as const },
    { ...testUser(), isDB: true },
  ];
  expect(may.map(sees)).toEqual([true, true, true, true]);
  expect([testUser(), testUser(['sec', 'secComlist'])].map(sees)).toEqual([false, false]);
});

it('offers the photo library to whom the server tells its address', () => {
  const photoLibraryUrl = 'https://fotos.carnaval.example/';
  const user = { ...testUser(['sec', 'secFotoLink', 'secNotAge']), photoLibraryUrl };
  expect(menuOf(user, builtRoutes)[1]?.entries.at(-1)).toEqual({
    path: photoLibraryUrl,
    label: "Foto's",
    icon: 'images',
  });
  expect(labels(testUser(['sec', 'secFotoLink']))).not.toContainEqual(expect.arrayContaining(["Foto's"]));
});

it('folds what is about the portal itself, and what makes more than 22 entries', () => {
  const committees = Array.from({ length: 3 }, (_, index) => ({ id: `c${index}`, index, name: 'Optocht' }));
  const permissions = builtRoutes.flatMap(({ permission, alsoFor }) => [permission, alsoFor]) as Permission[];
  const everything = { ...testUser(permissions, committees), role: 'Admin' as const, isDB: true };
  const groups = menuOf({ ...everything, photoLibraryUrl: 'https://fotos.carnaval.example/' }, builtRoutes);
  expect(groups.map(({ title, begins }) => [title, begins])).toEqual([
    [undefined, undefined],
    ['Secretariaat', undefined],
    ['Website', 'room'],
    ['Commissies', 'room'],
    ['Portaal', 'portal'],
  ]);
  const count = (isOpen: (group: MenuGroup) => boolean) =>
    groups.filter(isOpen).reduce((sum, { entries }) => sum + entries.length, 0);
  expect(count(() => true)).toBeGreaterThan(30);
  expect(count(({ begins }) => !begins) + AT_HAND).toBeLessThanOrEqual(22);
  expect(count(({ begins }) => begins !== 'room')).toBeLessThanOrEqual(22);
  expect(groups.at(-1)?.entries.map(({ label }) => label)).toContain('Gebruikers');
});

it('leaves open what fits', () => {
  const user = testUser(['clubAdmin', 'secFin', 'webkinder', 'secGebruikers']);
  expect(menuOf(user, builtRoutes).filter(({ begins }) => begins)).toEqual([]);
});

it('lists the committees of the user by number', () => {
  const user = testUser(
    [],
    [
      { id: 'b', index: 11, name: 'Kindercarnaval' },
      { id: 'a', index: 3, name: 'Optocht' },
    ],
  );
  expect(menuOf(user, builtRoutes).find(({ title }) => title === 'Commissies')?.entries).toEqual([
    { path: '/commissies/a', label: '3 - Optocht' },
    { path: '/commissies/b', label: '11 - Kindercarnaval' },
  ]);
});
