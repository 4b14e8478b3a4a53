import type { Advertisement } from '../advertisements/advertisement.model';
import { AdvColor } from '../krant.enums';
import type { ArtworkFacts } from './artworkFacts';

/** Dots per inch that a picture needs at the size at which it is printed. */
export const DPI = 200;
/** An inch, in mm. */
export const MM_PER_INCH = 25.4;
/** So far a pdf may be off, in mm. */
const OFF_MM = 2;
/** What may be printed beyond the edge, to be cut off, in mm on each side. */
export const BLEED_MM = 3;
/** So far the shape of a picture may be off. */
const OFF_SHAPE = 0.04;

/** What was sold, as far as its artwork must fit it. */
type Sold = Pick<Advertisement, 'advFormat' | 'advColor'>;

/**
 * What is wrong with a file for the printer, in plain Dutch, each with how to mend it (docs/domain/krant.md, N76).
 * @param type its extension
 */
export function findingsOf(type: string, facts: ArtworkFacts | null | undefined, sold: Sold): string[] {
  if (type === 'doc' || type === 'docx')
    return ['Een Word-bestand kan de drukker niet gebruiken. Vraag een pdf of een afbeelding.'];
  if (!facts) return [];
  if (facts.problem === 'locked')
    return ['Deze pdf is beveiligd, zodat ze niet kan worden nagekeken. Vraag er een zonder wachtwoord.'];
  if (facts.problem === 'unreadable')
    return ['Dit bestand kan niet worden gelezen. Vraag een nieuwe, liefst een pdf.'];
  const size = sizeOf(sold.advFormat);
  return [
    facts.pages !== undefined && facts.pages > 1
      ? `Dit bestand heeft ${facts.pages} pagina’s, en één wordt gedrukt. Vraag een pdf met alleen de advertentie.`
      : '',
    size ? pageFinding(facts, size) : '',
    ...(size ? pictureFindings(facts, size) : []),
    fontFinding(facts.missingFonts ?? []),
    sold.advColor ? colorFinding(facts, sold.advColor) : '',
  ].filter(Boolean);
}

/** How large an advertisement is printed. */
interface Size {
  /** As the table writes it: 17x8,9. */
  format: string;
  /** In mm. */
  width: number;
  height: number;
}

/** How large a format is printed; null: it is none. @param format width x height in cm: 17x8,9 */
export function sizeOf(format: string | null | undefined): Size | null {
  const [width = NaN, height = NaN] = (format ?? '')
    .split('x')
    .map((side) => Number(side.replace(',', '.')) * 10);
  return format && width > 0 && height > 0 ? { format, width, height } : null;
}

function pageFinding({ widthMm, heightMm }: ArtworkFacts, { format, width, height }: Size): string {
  if (widthMm === undefined || heightMm === undefined) return '';
  const fits = (wide: number, high: number) =>
    [0, 2 * BLEED_MM].some(
      (more) => Math.abs(wide - width - more) <= OFF_MM && Math.abs(high - height - more) <= OFF_MM,
    );
  if (fits(widthMm, heightMm)) return '';
  if (fits(heightMm, widthMm))
    return `De pagina ligt een kwart gedraaid. Vraag een pdf van ${format} cm, breed x hoog.`;
  return `De pagina is ${cm(widthMm)}x${cm(heightMm)} cm en de advertentie ${format} cm. Vraag een pdf op dat formaat.`;
}

const cm = (mm: number): string => String(Math.round(mm) / 10).replace('.', ',');

function pictureFindings(
  { widthPixels, heightPixels }: ArtworkFacts,
  { format, width, height }: Size,
): string[] {
  if (!widthPixels || !heightPixels) return [];
  // It is made to fit within.
  const scale = Math.min(width / widthPixels, height / heightPixels);
  const dpi = Math.floor(MM_PER_INCH / scale);
  const needed = (mm: number) => Math.ceil((mm / MM_PER_INCH) * DPI);
  const shape = widthPixels / heightPixels / (width / height);
  return [
    dpi < DPI
      ? `Op ${format} cm is dit ${dpi} dpi, en ${DPI} is nodig: het wordt onscherp. Vraag een afbeelding van minstens ${needed(width)} bij ${needed(height)} pixels.`
      : '',
    Math.abs(shape - 1) > OFF_SHAPE
      ? `De verhouding is anders dan ${format}: er blijft wit over. Vraag een afbeelding die net zo ${shape > 1 ? 'breed' : 'hoog'} is als de advertentie.`
      : '',
  ];
}

function fontFinding(missing: readonly string[]): string {
  if (missing.length === 0) return '';
  return `Deze letters zitten niet in het bestand: ${missing.join(', ')}. De drukker neemt dan andere. Kies bij het opslaan als pdf voor 'lettertypen insluiten'.`;
}

function colorFinding({ isColor, isRgb }: ArtworkFacts, color: AdvColor): string {
  if (color === AdvColor.zwartWit)
    return isColor
      ? 'Dit is in kleur en de advertentie is zwart-wit: ze wordt grijs gedrukt. Vraag een versie in grijs, of verkoop full colour.'
      : '';
  return isRgb
    ? 'De kleuren zijn voor een scherm (RGB), op papier zien ze er iets anders uit. Vraag liefst een bestand in CMYK.'
    : '';
}
