import { backupName, outdated } from './nightlyBackup';

/** One each night, oldest first, up to this day. */
function nightly(days: number, last: string): string[] {
  return Array.from({ length: days }, (_, at) => {
    const night = new Date(`${last}T02:15:00Z`);
    night.setUTCDate(night.getUTCDate() - (days - 1 - at));
    return backupName(night, false);
  });
}
const daysOf = (names: readonly string[]) => names.map((name) => name.slice(7, 17));

it('keeps a week of days, five weeks and twelve months', () => {
  const all = nightly(500, '2026-11-23');
  const gone = new Set(outdated(all));
  expect(daysOf(all.filter((name) => !gone.has(name)))).toEqual([
    ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'],
    ...['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-01', '2026-11-08', '2026-11-15'],
    ...['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'],
  ]);
});

it('of several on one day the last one stays', () => {
  const morning = backupName(new Date('2026-11-23T02:15:00Z'), true);
  const noon = backupName(new Date('2026-11-23T12:00:01Z'), true);
  expect(outdated([noon, morning])).toEqual([morning]);
});

it('few are all kept, also when nobody was there for months', () => {
  expect(outdated(nightly(7, '2026-11-23'))).toEqual([]);
  expect(outdated([...nightly(1, '2024-01-01'), ...nightly(1, '2026-11-23')])).toEqual([]);
});

it('leaves what is not its own alone', () => {
  expect(outdated(['foto.jpg', 'backup-van-jan.tar.gz', ...nightly(1, '2026-11-23')])).toEqual([]);
});
