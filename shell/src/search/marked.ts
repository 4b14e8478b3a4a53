const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string) => plain(text).split(/\s+/).filter(Boolean);

/** Whether a text holds every word that is searched; accents and capitals aside. */
export function holdsWords(text: string, searched: string): boolean {
  const held = plain(text);
  return wordsOf(searched).every((word) => held.includes(word));
}

/** A part of a text, marked when it is what was searched. */
export interface Part {
  text: string;
  isMarked: boolean;
}

/** A text in parts, of which those that begin a word as it was searched are marked. */
export function markedParts(text: string, searched: string): Part[] {
  const letters = [...text];
  const bare = letters.map(plain);
  const marked = letters.map(() => false);
  for (const word of wordsOf(searched)) {
    for (let at = 0; at < letters.length; at += 1) {
      const startsWord = at === 0 || !/[\p{L}\p{N}]/u.test(letters[at - 1] ?? '');
      const length = startsWord ? lengthOf(bare.slice(at), word) : 0;
      marked.fill(true, at, at + length);
    }
  }
  return letters.reduce<Part[]>((parts, letter, at) => {
    const last = parts.at(-1);
    const isMarked = marked[at] ?? false;
    if (last?.isMarked === isMarked) last.text += letter;
    else parts.push({ text: letter, isMarked });
    return parts;
  }, []);
}

/** How many letters make up a word; 0: they begin with something else. */
function lengthOf(letters: readonly string[], word: string): number {
  let made = '';
  for (const [at, letter] of letters.entries()) {
    made += letter;
    if (made === word) return at + 1;
    if (!word.startsWith(made)) return 0;
  }
  return 0;
}
