import { testUser } from 'kit/testing';

import { builtRoutes } from '../remotes/builtRemotes';
import { menuOf } from './menuOf';

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
  expect(labels(testUser(['sec', 'secFin', 'secComlist', 'webkinder'])).slice(1, 4)).toEqual([
    ['Beheer', 'Prullenbak', ''],
    ['Secretariaat', 'Commissielijst', 'Ledenlijst', 'Financiën', ''],
    ['Website', 'Kindercarnaval', ''],
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

it('lists the committees of the user by number', () => {
  const user = testUser(
    [],
    [
      { id: 'b', index: 11, name: 'Kindercarnaval' },
      { id: 'a', index: 3, name: 'Optocht' },
    ],
  );
  expect(menuOf(user, builtRoutes).at(-1)?.entries).toEqual([
    { path: '/commissies/a', label: '3 - Optocht' },
    { path: '/commissies/b', label: '11 - Kindercarnaval' },
  ]);
});
