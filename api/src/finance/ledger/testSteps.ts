import fc from 'fast-check';

/** How often each thing is done, beside the others. */
const WEIGHTS = {
  declare: 6,
  decide: 6,
  mutate: 3,
  invoice: 4,
  credit: 1,
  payByHand: 1,
  askLink: 4,
  payOnline: 3,
  undoOnline: 1,
  statement: 6,
  match: 8,
  matchPart: 3,
  matchWithRest: 2,
  unmatch: 2,
  book: 3,
  unbook: 1,
  setAside: 1,
  payFile: 2,
  turnFileBack: 1,
  reverse: 2,
  restore: 1,
  archive: 1,
  unarchive: 2,
};

/** What somebody does: which of the things there are, and how much, follow from the numbers. */
export interface Step {
  what: keyof typeof WEIGHTS;
  /** Which of those there are. */
  pick: number;
  /** Cents. */
  amount: number;
  /** Which of the two board members. */
  isOther: boolean;
  /** once; its answer is lost and it is sent again; twice at the same time. */
  sent: 'once' | 'again' | 'together';
}

/** A history of so many steps, those that make something more often than those that take it back. */
export const history = (length: number) =>
  fc.array(
    fc.record<Step>({
      what: fc.oneof(
        ...Object.entries(WEIGHTS).map(([what, weight]) => ({
          weight,
          arbitrary: fc.constant(what as Step['what']),
        })),
      ),
      pick: fc.nat(1000),
      // Few amounts, so that they are the same now and then.
      amount: fc.constantFrom(500, 1000, 1250, 2000),
      isOther: fc.boolean(),
      sent: fc.oneof(
        { weight: 6, arbitrary: fc.constant('once' as const) },
        { weight: 2, arbitrary: fc.constant('again' as const) },
        { weight: 1, arbitrary: fc.constant('together' as const) },
      ),
    }),
    { minLength: length, maxLength: length },
  );
