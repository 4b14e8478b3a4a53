/** What the menu keeps on this device, a list of texts. @returns none when the browser allows none */
export function keptOf(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps such a list, where the browser allows that. */
export function keepIn(key: string, texts: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(texts));
  } catch {
    // It holds for this visit.
  }
}
