/**
 * Finds which of many references a text mentions, where they are not a part of a longer number. People type references as they
 * like: what stands between letters and figures does not count. Each length that a reference has is slid along the text, so that
 * it takes as long however many there are.
 */
export class Mentions {
  private readonly byLength = new Map<number, Map<string, number[]>>();

  /** @param place what {@link in} gives when this is mentioned; several may have the same reference */
  add(reference: string, place: number): void {
    const signs = plain(reference).replace(/[^a-z0-9]/g, '');
    if (signs === '') return;
    const known = this.byLength.get(signs.length) ?? new Map<string, number[]>();
    this.byLength.set(signs.length, known);
    const places = known.get(signs);
    if (places) places.push(place);
    else known.set(signs, [place]);
  }

  /** The places of what is mentioned, each once, the lowest first. */
  in(text: string): number[] {
    const all = plain(text);
    const found = [...all.matchAll(/[a-z0-9]/g)];
    const signs = found.map(([sign]) => sign).join('');
    const at = found.map(({ index }) => index);
    const isFigure = (index: number) => /\d/.test(all.charAt(index));
    const places = new Set<number>();
    for (const [size, known] of this.byLength) {
      for (let from = 0; from + size <= signs.length; from += 1) {
        const mentioned = known.get(signs.slice(from, from + size));
        if (!mentioned) continue;
        const [first = 0, last = 0] = [at[from], at[from + size - 1]];
        if (isFigure(first - 1) || isFigure(last + 1)) continue;
        for (const place of mentioned) places.add(place);
      }
    }
    return [...places].sort((a, b) => a - b);
  }
}

/** In lower case and without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
