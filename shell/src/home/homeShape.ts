const KEY = 'carnaval-home';

/** How much there was on the home page. */
export interface HomeShape {
  rows: number;
  hasFigures: boolean;
}

/** How much there was the last time on this device. */
export function lastShape(): HomeShape {
  const [rows, figures] = (localStorage.getItem(KEY) ?? '').split(' ').map(Number);
  return { rows: rows && rows > 0 ? rows : 1, hasFigures: figures === 1 };
}

/** Keeps it for the next time. */
export function keepShape({ rows, hasFigures }: HomeShape): void {
  localStorage.setItem(KEY, `${rows} ${hasFigures ? 1 : 0}`);
}
