/** Of how many days, weeks and months the newest backup is kept. */
const KEPT = { days: 7, weeks: 5, months: 12 };

const PATTERN = /^backup-(\d{4}-\d{2}-\d{2})T\d{2}-\d{2}-\d{2}Z\.tar\.gz(\.age)?$/;

/** The name of a backup that is made now: they sort by age. @param isEncrypted by age */
export function backupName(now: Date, isEncrypted: boolean): string {
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return `backup-${moment}Z.tar.gz${isEncrypted ? '.age' : ''}`;
}

/**
 * Which of these files are no longer kept: of each of the last 7 days, 5 weeks and 12 months that have one the newest
 * stays. Files with other names are nobody's business here.
 */
export function outdated(names: readonly string[]): string[] {
  const backups = names.filter((name) => PATTERN.test(name)).sort((one, other) => other.localeCompare(one));
  const kept = new Set([
    ...newestOfEach(backups, KEPT.days, dayOf),
    ...newestOfEach(backups, KEPT.weeks, (name) => mondayOf(dayOf(name))),
    ...newestOfEach(backups, KEPT.months, (name) => dayOf(name).slice(0, 7)),
  ]);
  return backups.filter((name) => !kept.has(name));
}

function newestOfEach(newestFirst: readonly string[], most: number, periodOf: (name: string) => string) {
  const newest = new Map<string, string>();
  for (const name of newestFirst) {
    const period = periodOf(name);
    if (!newest.has(period) && newest.size < most) newest.set(period, name);
  }
  return newest.values();
}

function dayOf(name: string): string {
  return PATTERN.exec(name)?.[1] ?? '';
}

function mondayOf(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
