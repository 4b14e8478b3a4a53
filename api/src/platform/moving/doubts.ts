/** Something in the old data that a person has to look at. */
export interface Doubt {
  /** The file of the dump, without extension. */
  file: string;
  /** The old id of the document. */
  id: string;
  /** The path of the field; '': the document as a whole. */
  field: string;
  value: string;
  /** What is doubtful, in Dutch. */
  message: string;
  /** Nothing is written before it is corrected; otherwise it tells what is made of it. */
  isBlocking: boolean;
}

/** What somebody filled in for a doubt. */
export interface Correction extends Doubt {
  correction: string;
}

/** As a correction: the field is left empty. */
export const EMPTY = '-';
/** As a correction of a document, or of any of its fields: nothing is made of the document. */
export const LEAVE_OUT = 'weglaten';
/** As a correction of a document as a whole: it is no mistake. */
export const KEEP = 'houden';

const LONGEST_VALUE = 200;

/** The doubts of one plan, and the corrections that it was given. */
export class Doubts {
  private readonly found: Doubt[] = [];
  private readonly given: ReadonlyMap<string, Correction>;
  private readonly used = new Set<string>();
  /** Documents that are left out. */
  private readonly out = new Set<string>();

  constructor(readonly corrections: readonly Correction[] = []) {
    for (const { file, id, field, correction } of corrections) {
      if (correction.toLowerCase() !== LEAVE_OUT) continue;
      this.out.add(keyOf({ file, id, field: '' }));
      this.used.add(keyOf({ file, id, field }));
    }
    this.given = new Map(
      corrections.filter(({ correction }) => correction !== '').map((one) => [keyOf(one), one]),
    );
  }

  /** What was filled in for a field, or for a document as a whole ('' as field). */
  correctionOf(file: string, id: string, field: string): string | undefined {
    const key = keyOf({ file, id, field });
    const found = this.given.get(key);
    if (found) this.used.add(key);
    return found?.correction;
  }

  /** Whether a correction of any of its fields says that the document is left out. */
  leavesOut(file: string, id: string): boolean {
    return this.out.has(keyOf({ file, id, field: '' }));
  }

  /** Notes a doubt; of a field the first one counts. */
  add(doubt: Omit<Doubt, 'value'> & { value: unknown }): void {
    if (this.found.some((one) => keyOf(one) === keyOf(doubt) && one.isBlocking === doubt.isBlocking)) return;
    this.found.push({ ...doubt, value: shown(doubt.value) });
  }

  all(): readonly Doubt[] {
    return this.found;
  }

  blocking(): readonly Doubt[] {
    return this.found.filter(({ isBlocking }) => isBlocking);
  }

  /** Whether something of this document stands in the way. */
  blocks(file: string, id: string): boolean {
    return this.found.some((one) => one.isBlocking && one.file === file && one.id === id);
  }

  /** Corrections of what is not in the dump: of another one, or mistyped. */
  unused(): Correction[] {
    return [...this.given].filter(([key]) => !this.used.has(key)).map(([, one]) => one);
  }
}

function keyOf({ file, id, field }: Pick<Doubt, 'file' | 'id' | 'field'>): string {
  return JSON.stringify([file, id, field]);
}

/** A value as the sheet shows it. */
function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text =
    value instanceof Date
      ? Number.isNaN(value.getTime())
        ? 'geen datum'
        : value.toISOString()
      : typeof value === 'string'
        ? value
        : JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}
