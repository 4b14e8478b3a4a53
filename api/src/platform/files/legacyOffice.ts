/** The names of the main stream of Word and Excel files before 2007, as their directory writes them. */
const MARKS = {
  doc: Buffer.from('WordDocument', 'utf16le'),
  xls: Buffer.from('Workbook', 'utf16le'),
} as const;
const LONGEST = MARKS.doc.length;

/**
 * Looks for what makes a compound file (the container of doc, xls, but also msi and msg) a Word or Excel file, while
 * it streams by.
 */
export class LegacyOffice {
  private tail: Buffer = Buffer.alloc(0);
  private readonly found = new Set<keyof typeof MARKS>();

  push(chunk: Buffer): void {
    const window = Buffer.concat([this.tail, chunk]);
    for (const [type, mark] of Object.entries(MARKS)) {
      if (window.includes(mark)) this.found.add(type as keyof typeof MARKS);
    }
    this.tail = window.subarray(-LONGEST);
  }

  /** After the last byte. @param extension decides when one holds the other */
  finish(extension: string): string | undefined {
    if (this.found.size === 2) return extension === 'xls' ? 'xls' : 'doc';
    return [...this.found][0];
  }
}
