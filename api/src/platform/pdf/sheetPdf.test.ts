import { readPdf, type TaggedPart } from '../../testing/readPdf';
import { Sheet } from './sheet';
import { missingSigns } from './sheetFonts';
import { drawPdf, pdfMeasure } from './sheetPdf';

/** The elements of a tagged pdf as text: H1, or Table(TR(TH TD)). */
function outline({ role, alt, children = [] }: TaggedPart): string {
  const inside = children.filter((child) => child.role).map(outline);
  const name = alt ? `${role}[${alt}]` : role;
  return inside.length > 0 ? `${name}(${inside.join(' ')})` : `${name}`;
}

/** How many pieces of content stand in an element and what is in it. */
function contents({ type, children = [] }: TaggedPart): number {
  return (type === 'content' ? 1 : 0) + children.reduce((sum, child) => sum + contents(child), 0);
}

const newSheet = async () => new Sheet(await pdfMeasure());

it.each(['Erdős & Şahin', 'Ωμέγα', 'Жук', 'Betaald ✓', 'Van Ωμέγα tot Жук ✓ en terug'])(
  '%s is drawn in full',
  async (text) => {
    const sheet = await newSheet();
    sheet.text(text, 56, 100);
    const [mark] = sheet.marks;
    const { texts } = await readPdf(await drawPdf('Proef', sheet.marks));
    expect(
      texts
        .map((one) => one.text)
        .join(' ')
        .replaceAll(/ +/g, ' '),
    ).toBe(text);
    const right = Math.max(...texts.map(({ x, width }) => x + width));
    expect(right).toBeCloseTo(56 + (mark?.width ?? 0), 0);
  },
);

it('letters typed as letter and accent apart are drawn as one', async () => {
  const sheet = await newSheet();
  sheet.text('Jose\u0301', 56, 100);
  expect((await readPdf(await drawPdf('Proef', sheet.marks))).texts).toMatchObject([{ text: 'Jos\u00e9' }]);
});

it('a sign that no font has is not left out silently', async () => {
  expect(await missingSigns('日本 & Ωμέγα\u00a0✓\ufe0f, 日')).toEqual(['日', '本']);
  const sheet = await newSheet();
  sheet.text('日', 56, 100);
  expect((await readPdf(await drawPdf('Proef', sheet.marks))).texts).toMatchObject([{ text: '□' }]);
});

it('tells a screen reader what is a heading, a table, a picture, and what is decoration', async () => {
  const sheet = await newSheet();
  sheet.box(0, 0, 100, 12, '#ffc526');
  sheet.within('H1', () => sheet.text('Factuur', 56, 100));
  sheet.within('Table', () =>
    sheet.within('TR', () => {
      sheet.within('TH', () => sheet.text('Totaal', 56, 140));
      sheet.within('TD', () => sheet.text('€ 1,00', 56, 140, { to: 500 }));
    }),
  );
  sheet.paragraph('Een tekst van meer dan een regel', 56, 200, 60);
  sheet.qr(['10', '01'], 56, 300, 50, 'QR-code om te betalen');
  const { structure } = await readPdf(await drawPdf('Proef', sheet.marks));
  expect(structure?.children?.map(outline)).toEqual([
    'Document(H1 Table(TR(TH TD)) P Figure[QR-code om te betalen])',
  ]);
  const paragraph = structure?.children?.[0]?.children?.[2];
  expect(contents(paragraph ?? {})).toBeGreaterThan(1);
  // All but the box.
  expect(contents(structure ?? {})).toBe(sheet.marks.length - 1);
});
