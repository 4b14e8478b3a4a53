// Loaded into a portal before all else: its clock is off by the milliseconds that stand in the file CLOCK_FILE.
const { readFileSync } = require('node:fs');

const RealDate = Date;
const file = process.env.CLOCK_FILE;
let off = 0;

if (file) {
  setInterval(() => {
    off = Number(readFileSync(file, 'utf8')) || 0;
  }, 50).unref();
  global.Date = class Date extends RealDate {
    constructor(...given) {
      if (given.length === 0) super(RealDate.now() + off);
      else super(...given);
    }

    static now() {
      return RealDate.now() + off;
    }
  };
}
