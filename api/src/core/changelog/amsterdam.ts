const zone = { timeZone: 'Europe/Amsterdam' } as const;
const dateFormat = new Intl.DateTimeFormat('nl-NL', {
  ...zone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const timeFormat = new Intl.DateTimeFormat('nl-NL', { ...zone, hour: '2-digit', minute: '2-digit' });

/** The calendar date of a moment in Europe/Amsterdam, as dd/mm/yyyy. */
export function formatInAmsterdam(moment: Date): string {
  return dateFormat.format(moment).replaceAll('-', '/');
}

/** The date and time of a moment in Europe/Amsterdam, as dd/mm/yyyy HH:mm. */
export function formatMomentInAmsterdam(moment: Date): string {
  return `${formatInAmsterdam(moment)} ${timeFormat.format(moment)}`;
}
