const KEY = 'menu-dicht';

function folded(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((title) => typeof title === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether a group of the menu was folded on this device. @param title undefined: one that never folds */
export function isFolded(title: string | undefined): boolean {
  return title !== undefined && folded().includes(title);
}

/** Remembers it for the next visit, where the browser allows that. */
export function keepFolded(title: string, isFoldedNow: boolean): void {
  const others = folded().filter((one) => one !== title);
  try {
    localStorage.setItem(KEY, JSON.stringify(isFoldedNow ? [...others, title] : others));
  } catch {
    // It holds for this visit.
  }
}
