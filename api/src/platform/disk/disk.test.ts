import { Disk, freeIn, LOW, RESERVE } from './disk';

const spaceOf = (free: number | undefined) => new Disk(() => Promise.resolve(free)).space();

it('is low before it is full', async () => {
  expect(await spaceOf(LOW)).toEqual({ free: LOW, isLow: false, isFull: false });
  expect(await spaceOf(LOW - 1)).toMatchObject({ isLow: true, isFull: false });
  expect(await spaceOf(RESERVE)).toMatchObject({ isLow: true, isFull: false });
  expect(await spaceOf(RESERVE - 1)).toMatchObject({ isLow: true, isFull: true });
});

it('that cannot be known keeps nothing out', async () => {
  expect(await spaceOf(undefined)).toBeNull();
  expect(await new Disk().space()).toBeNull();
  expect(await new Disk().hasRoom()).toBe(true);
});

it('is that of a folder', async () => {
  expect(await freeIn(__dirname)()).toBeGreaterThan(0);
});
