import { png } from '../pictures/png';

const YELLOW = [0xff, 0xc5, 0x26];
const RED = [0xb5, 0x12, 0x1b];
const WHITE = [0xff, 0xff, 0xff];
const WIDTH = 480;
const HEIGHT = 320;

/** Which colour a point has; x and y from 0 to 1. */
type Pattern = (x: number, y: number) => readonly number[];

const patterns: readonly Pattern[] = [
  // Slanting bars.
  (x, y) => (Math.floor((x * 1.5 + y) * 8) % 2 ? RED : YELLOW),
  // Rays from below.
  (x, y) => (Math.floor((Math.atan2(1.2 - y, x - 0.5) / Math.PI) * 16) % 2 ? RED : YELLOW),
  // Confetti.
  (x, y) => {
    const [column, row] = [Math.floor(x * 9), Math.floor(y * 6)];
    const isDot = Math.hypot(((x * 9) % 1) - 0.5, ((y * 6) % 1) - 0.5) < 0.36;
    return isDot ? ([YELLOW, WHITE, YELLOW][(column + row * 2) % 3] ?? WHITE) : RED;
  },
  // Rings.
  (x, y) => [RED, YELLOW, WHITE][Math.floor(Math.hypot((x - 0.5) * 1.5, y - 0.5) * 12) % 3] ?? RED,
  // Blocks.
  (x, y) => ((Math.floor(x * 9) + Math.floor(y * 6)) % 2 ? RED : YELLOW),
  // Waves.
  (x, y) => (Math.floor((y + Math.sin(x * 12) * 0.06) * 9) % 2 ? RED : YELLOW),
];

const made = new Map<Pattern, Buffer>();

/** A picture in the colours of the foundation. @param variant which pattern; the same one gives the same bytes */
export function demoPng(variant: number): Buffer {
  const pattern = patterns[variant % patterns.length] as Pattern;
  const picture = made.get(pattern) ?? draw(pattern);
  made.set(pattern, picture);
  return picture;
}

function draw(pattern: Pattern): Buffer {
  const rows = Buffer.alloc(HEIGHT * (WIDTH * 3 + 1));
  let at = 0;
  for (let y = 0; y < HEIGHT; y += 1) {
    // Each row begins with its filter: none.
    at += 1;
    for (let x = 0; x < WIDTH; x += 1) {
      rows.set(pattern(x / WIDTH, y / HEIGHT), at);
      at += 3;
    }
  }
  return png({ width: WIDTH, height: HEIGHT, kind: 'rgb', rows });
}
