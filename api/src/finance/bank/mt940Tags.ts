/** A field of an MT940 file: `:61:…`, with the lines that follow it. */
export interface Mt940Tag {
  /** '61', '60F'. */
  id: string;
  lines: string[];
}

/** Which fields go on over more lines; what follows another is the envelope of the next statement. */
const LONG = new Set(['61', '86']);

/**
 * The fields of each statement of an MT940 file. Banks put the messages of SWIFT around them, or lines of their own with
 * their BIC and '940': what is before `:20:` or after the end of a statement is not read.
 */
export function mt940Statements(text: string): Mt940Tag[][] {
  const statements: Mt940Tag[][] = [];
  let tag: Mt940Tag | undefined;
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [whole, id] = /^:(\d\d[A-Z]?):/.exec(line) ?? [];
    if (whole && id) {
      if (id === '20') statements.push([]);
      tag = { id, lines: [line.slice(whole.length)] };
      statements.at(-1)?.push(tag);
    } else if (/^\s*-(\}.*|X+)?\s*$/.test(line) || /^(\{\d:|:940:|:NS:)/.test(line)) {
      tag = undefined;
    } else if (tag && LONG.has(tag.id)) {
      tag.lines.push(line);
    }
  }
  return statements;
}
