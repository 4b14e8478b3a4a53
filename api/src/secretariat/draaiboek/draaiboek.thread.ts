import { LEFT, type Mark, type Measure, type Sheet, SheetFlow, WIDTH } from '../../platform/pdf/sheet';
import { drawSheets, pdfMeasure } from '../../platform/pdf/sheetPdf';

/** A draaiboek as it is printed: texts alone. */
export interface DraaiboekPages {
  /** Of the pdf, and at the top: 'Draaiboek Optocht'. */
  title: string;
  /** Below it: of which season, and when it was made. */
  sub: string;
  categories: readonly {
    name: string;
    /** #rrggbb. */
    color: string;
    subCategories: readonly {
      name: string;
      items: readonly { name: string; when: string; responsable: string; description: string }[];
    }[];
  }[];
}

/** Where the names of items begin: before it is a box to tick. */
const ITEM = LEFT + 18;
const GREY = '#6b6257';

/** A draaiboek as a pdf of A4, with a box to tick before each item. */
export async function printDraaiboek(draaiboek: DraaiboekPages): Promise<Uint8Array> {
  return drawSheets(draaiboek.title, draaiboekSheets(draaiboek, await pdfMeasure()));
}

/** What stands on each sheet: an item is never parted, a heading never stands last. */
export function draaiboekSheets(
  { title, sub, categories }: DraaiboekPages,
  measure: Measure,
): (readonly Mark[])[] {
  const flow = new SheetFlow(measure);
  const put: SheetFlow['put'] = (draw, below) => flow.put(draw, below);
  put((on, from) => on.within('H1', () => on.paragraph(title, LEFT, from, WIDTH, { size: 20, bold: true })));
  put((on, from) => on.paragraph(sub, LEFT, from, WIDTH, { color: GREY }));
  for (const category of categories) {
    put((on, from) => {
      on.box(LEFT, from + 9, 10, 10, category.color);
      return on.paragraph(category.name, ITEM, from + 18, WIDTH - 18, { size: 14, bold: true }) + 2;
    }, 60);
    for (const { name, items } of category.subCategories) {
      put((on, from) => on.paragraph(name, LEFT, from + 6, WIDTH, { size: 11, bold: true }) + 2, 30);
      if (items.length === 0)
        put((on, from) => on.paragraph('Nog niets', ITEM, from, WIDTH, { color: GREY }));
      for (const item of items) put((on, from) => printItem(on, from, item));
    }
  }
  return flow.marks();
}

type Item = DraaiboekPages['categories'][number]['subCategories'][number]['items'][number];

/** @returns where the next one begins */
function printItem(sheet: Sheet, from: number, { name, when, responsable, description }: Item): number {
  const width = WIDTH - 18;
  sheet.box(LEFT, from - 8, 10, 10, GREY);
  sheet.box(LEFT + 0.75, from - 7.25, 8.5, 8.5, '#ffffff');
  let y = sheet.paragraph(name, ITEM, from, width);
  const facts = [when, responsable].filter(Boolean).join(' · ');
  for (const text of [facts, description]) {
    if (text) y = sheet.paragraph(text, ITEM, y - 1, width, { size: 9, color: GREY });
  }
  return y + 4;
}
