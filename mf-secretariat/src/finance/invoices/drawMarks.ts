import type { SecretariatInvoicePreviewQuery } from '../../gql/graphql';

/** One thing on the sheet, as the server laid it out for the pdf too. */
export type Mark = SecretariatInvoicePreviewQuery['invoicePreview'][number];

/** The sheet: A4 in points. */
export const PAGE = { width: 595, height: 842 } as const;

/** What drawing needs of a canvas. */
export type Paper = Pick<
  CanvasRenderingContext2D,
  'fillStyle' | 'font' | 'fillRect' | 'fillText' | 'beginPath' | 'rect' | 'fill'
>;

/** Draws an invoice on white paper, as the pdf is drawn. @param family the font, as in CSS */
export function drawMarks(context: Paper, marks: readonly Mark[], family = 'sans-serif'): void {
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, PAGE.width, PAGE.height);
  for (const mark of marks) {
    context.fillStyle = mark.color;
    draw(context, mark, family);
  }
}

function draw(context: Paper, mark: Mark, family: string): void {
  const { kind, x, y, width, height, text, size, bold } = mark;
  if (kind === 'text') {
    context.font = `${bold ? 700 : 400} ${size ?? 10}px ${family}`;
    context.fillText(text ?? '', x, y);
  } else if (kind === 'qr') drawModules(context, mark);
  else context.fillRect(x, y, width, height);
}

/** As one shape: squares that are filled one by one have hairlines between them. */
function drawModules(context: Paper, { rows, x, y, width }: Mark): void {
  const modules = rows ?? [];
  const side = width / modules.length;
  context.beginPath();
  modules.forEach((row, down) => {
    [...row].forEach((module, along) => {
      if (module === '1') context.rect(x + along * side, y + down * side, side, side);
    });
  });
  context.fill();
}
