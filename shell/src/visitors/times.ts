const long = new Intl.DateTimeFormat('nl-NL', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
});

/** 'zaterdag 6 februari' @param day YYYY-MM-DD */
export function dayText(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`));
}

/** '20:00 tot 02:00 (volgende dag)' */
export function timesText({ from, to }: { from: string; to: string }): string {
  return `${from} tot ${to}${to < from ? ' (volgende dag)' : ''}`;
}

const moment = new Intl.DateTimeFormat('nl-NL', {
  ...{ day: 'numeric', month: 'long', timeZone: 'Europe/Amsterdam' },
});

/** '21 november' @param at a moment, as ISO text */
export function onDay(at: string): string {
  return moment.format(new Date(at));
}
