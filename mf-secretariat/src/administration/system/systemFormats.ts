const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });
const clock = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  timeStyle: 'medium',
});

/** A number of things, with one decimal below ten. */
export function formatNumber(value: number): string {
  return (value < 10 ? oneDecimal : whole).format(value);
}

/** Bytes as MB or GB. */
export function formatBytes(bytes: number): string {
  if (bytes >= GIGABYTE) return `${oneDecimal.format(bytes / GIGABYTE)} GB`;
  return `${(bytes < 10 * MEGABYTE ? oneDecimal : whole).format(bytes / MEGABYTE)} MB`;
}

/** A time that something took. @param ms 10,000 is as far as it is measured */
export function formatTook(ms: number): string {
  if (ms >= 10_000) return 'meer dan 10 s';
  return ms >= 1000 ? `${oneDecimal.format(ms / 1000)} s` : `${formatNumber(ms)} ms`;
}

/** A moment of today, to the second. */
export function formatClock(moment: string): string {
  return clock.format(new Date(moment));
}
