import { readFile } from 'node:fs/promises';

import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument, PDFFont } from 'pdf-lib';

/** The font of the portal, and one for the letters and signs that it lacks: Greek, Cyrillic, ✓. */
export interface SheetFonts {
  normal: PDFFont;
  bold: PDFFont;
  /** Absent when nothing of the sheet needs it. */
  otherNormal?: PDFFont;
  otherBold?: PDFFont;
}

/** A piece of a text that one font draws. */
export interface Run {
  text: string;
  isOther: boolean;
}

/** Stands where no font has the sign. */
const UNKNOWN = '\u25a1';
/** Joins or varies signs, and shows nothing itself. */
// oxlint-disable-next-line no-misleading-character-class -- each of them by itself
const INVISIBLE = /[\u200b-\u200d\u2060\ufe00-\ufe0f\ufeff]/gu;

type Fontkit = Parameters<PDFDocument['registerFontkit']>[0];
type Font = ReturnType<Fontkit['create']>;

/** A font is read once: that takes longer than all the rest of a sheet. What a sheet uses of it, it keeps itself. */
const parsed = new Map<Uint8Array, Font>();
const readOnce: Fontkit = {
  create: (bytes) => {
    const known = parsed.get(bytes);
    if (known) return known;
    const font = fontkit.create(bytes);
    parsed.set(bytes, font);
    // The font keeps each glyph as it is first asked for. As a part of ö an o would have no letter to copy or read aloud.
    for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
    return font;
  },
};

let read: Promise<Buffer[]> | undefined;

/** The bytes of the fonts: normal, bold, and the two for what those lack. */
function fontFiles(): Promise<Buffer[]> {
  read ??= Promise.all(
    [
      '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
      '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf',
      'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
      'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
    ].map((name) => readFile(require.resolve(name))),
  );
  return read;
}

/** Puts the fonts in a pdf. @param withOther also the font for what the portal's own lacks */
export async function embedFonts(document: PDFDocument, withOther: boolean): Promise<SheetFonts> {
  document.registerFontkit(readOnce);
  const [normal, bold, otherNormal, otherBold] = await Promise.all(
    (await fontFiles())
      .slice(0, withOther ? 4 : 2)
      .map((bytes) => document.embedFont(bytes, { subset: true })),
  );
  if (!normal || !bold) throw new Error('A font of the sheet is missing.');
  return { normal, bold, otherNormal, otherBold };
}

/** Splits a text into pieces that one font draws; a sign that no font has becomes {@link UNKNOWN}. */
export async function splitRuns(): Promise<(text: string) => Run[]> {
  const [own, , other] = (await fontFiles()).map((bytes) => readOnce.create(bytes));
  return (text) => {
    const runs: Run[] = [];
    for (const sign of printable(text)) {
      const isOther = !own?.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
      const drawn = isOther && !other?.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? UNKNOWN : sign;
      const last = runs.at(-1);
      if (last?.isOther === isOther) last.text += drawn;
      else runs.push({ text: drawn, isOther });
    }
    return runs;
  };
}

/** The signs of a text that no font of a sheet has, each once. */
export async function missingSigns(text: string): Promise<string[]> {
  const fonts = (await fontFiles()).map((bytes) => readOnce.create(bytes));
  const isMissing = (sign: string) =>
    !/\s/.test(sign) && !fonts.some((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  return [...new Set(printable(text))].filter(isMissing);
}

/** Letters as one sign with their accents, without what shows nothing. */
function printable(text: string): string {
  return text.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll('\t', ' ');
}
