import { type Mark, type Measure, PAGE, Sheet } from './sheet';

/** Where text begins on a sheet, and where it ends. */
export const LEFT = 48;
const [TOP, BOTTOM] = [56, PAGE.height - 48];
/** How wide text is between the margins. */
export const WIDTH = PAGE.width - 2 * LEFT;

/** Blocks below each other, over as many sheets as they take. */
export class SheetFlow {
  private readonly sheets: Sheet[];
  private y = TOP;

  constructor(private readonly measure: Measure) {
    this.sheets = [new Sheet(measure)];
  }

  /**
   * Draws a block that is never parted: on the next sheet when it does not fit on this one.
   * @param draw tells where the next one begins @param below what has to fit below it on the same sheet, as for a heading
   */
  put(draw: (on: Sheet, from: number) => number, below = 0): void {
    if (this.y > TOP && draw(new Sheet(this.measure), this.y) + below > BOTTOM) {
      this.sheets.push(new Sheet(this.measure));
      this.y = TOP;
    }
    this.y = draw(this.sheets.at(-1) as Sheet, this.y);
  }

  /** What stands on each sheet. */
  marks(): (readonly Mark[])[] {
    return this.sheets.map(({ marks }) => marks);
  }
}
