import { drawMarks, type Mark, type Paper } from './drawMarks';

function mark(more: Partial<Mark> & Pick<Mark, 'kind'>): Mark {
  return {
    x: 56,
    y: 64,
    width: 130,
    height: 10,
    color: '#1f1a14',
    text: null,
    size: null,
    bold: null,
    rows: null,
    ...more,
  };
}

/** A canvas that writes down what is asked of it, with the colour and the font at that moment. */
function recorder() {
  const calls: string[] = [];
  const paper: Paper = {
    fillStyle: '',
    font: '',
    fillRect: (...box) => void calls.push(`fillRect ${box.join(' ')} ${String(paper.fillStyle)}`),
    fillText: (...text) =>
      void calls.push(`fillText ${text.join(' ')} ${String(paper.fillStyle)} ${paper.font}`),
    beginPath: () => void calls.push('beginPath'),
    rect: (...box) => void calls.push(`rect ${box.join(' ')}`),
    fill: () => void calls.push(`fill ${String(paper.fillStyle)}`),
  };
  return { paper, calls };
}

const WHITE = 'fillRect 0 0 595 842 #ffffff';

test('the sheet is white before anything is on it', () => {
  const { paper, calls } = recorder();
  drawMarks(paper, []);
  expect(calls).toEqual([WHITE]);
});

test('a text stands on its baseline, in its size, weight and colour', () => {
  const { paper, calls } = recorder();
  drawMarks(
    paper,
    [
      mark({ kind: 'text', text: 'Factuur', size: 24, bold: true, color: '#b5121b' }),
      mark({ kind: 'text', text: '€ 12,50', y: 90.5, size: 9 }),
      mark({ kind: 'text' }),
    ],
    'Figtree, sans-serif',
  );
  expect(calls).toEqual([
    WHITE,
    'fillText Factuur 56 64 #b5121b 700 24px Figtree, sans-serif',
    'fillText € 12,50 56 90.5 #1f1a14 400 9px Figtree, sans-serif',
    'fillText  56 64 #1f1a14 400 10px Figtree, sans-serif',
  ]);
});

test('lines and boxes are filled', () => {
  const { paper, calls } = recorder();
  drawMarks(paper, [
    mark({ kind: 'box', x: 0, y: 0, width: 595, height: 12, color: '#ffc526' }),
    mark({ kind: 'line', height: 0.75 }),
  ]);
  expect(calls).toEqual([WHITE, 'fillRect 0 0 595 12 #ffc526', 'fillRect 56 64 130 0.75 #1f1a14']);
});

test('a QR code is one shape of its dark squares, as large as it is told', () => {
  const { paper, calls } = recorder();
  drawMarks(paper, [
    mark({ kind: 'qr', x: 10, y: 20, width: 30, height: 30, color: '#000000', rows: ['101', '010', '001'] }),
  ]);
  expect(calls).toEqual([
    WHITE,
    'beginPath',
    'rect 10 20 10 10',
    'rect 30 20 10 10',
    'rect 20 30 10 10',
    'rect 30 40 10 10',
    'fill #000000',
  ]);
});
