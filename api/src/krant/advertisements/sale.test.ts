import { AppError } from '../../platform/errors/appError';
import { adCategories } from '../adCategories';
import { AdvColor, AdvPaymentMethod, AdvState, AdvType } from '../krant.enums';
import { saleOf } from './sale';

const { zwartWit, fullColour } = AdvColor;

/** As the price list of the foundation prints it: euros, colour, formats. */
const priceList = [
  [30, zwartWit, '8,5x3,5'],
  [45, zwartWit, '8,5x5,5'],
  [60, zwartWit, '8,5x7,4'],
  [75, zwartWit, '8,5x10,6 17x5,3'],
  [87.5, zwartWit, '8,5x14,1 17x7,1'],
  [100, zwartWit, '8,5x17,9 17x8,9'],
  [135, zwartWit, '8,5x25,8 17x12,9 25,9x8,5'],
  [167.5, zwartWit, '8,5x32,6 17x16,4 25,9x10,7'],
  [195, fullColour, '8,5x32,6 17x16,4 25,9x10,7'],
  [300, zwartWit, '17x28,9 25,9x19'],
  [330, fullColour, '17x28,9 25,9x19'],
  [445, fullColour, '25,9x38,6'],
] as const;

const allFormats = [...new Set(priceList.flatMap(([, , formats]) => formats.split(' ')))];

it('has twelve categories and eighteen formats', () => {
  expect(adCategories).toHaveLength(12);
  expect(allFormats).toHaveLength(18);
});

describe.each(priceList)('a category of %d euro', (euro, color, formats) => {
  const advPrice = euro * 100;
  const sale = (advFormat: string) =>
    saleOf(
      {
        advState: AdvState.verkocht,
        advPrice,
        advFormat,
        advPaymentMethod: AdvPaymentMethod.factuur,
        advType: AdvType.idem,
        advNotes: ' let op ',
      },
      adCategories,
    );

  it.each(formats.split(' '))(`sells in %s, ${color}`, (advFormat) => {
    expect(sale(advFormat)).toEqual({
      advState: 'verkocht',
      advPrice,
      advFormat,
      advColor: color,
      advPaymentMethod: 'factuur',
      advType: 'idem',
      advNotes: 'let op',
    });
  });

  it('sells in no other format', () => {
    for (const format of allFormats.filter((one) => !formats.split(' ').includes(one))) {
      expect(refusalOf(() => sale(format))).toEqual({
        advFormat: 'Kies een formaat dat bij deze prijs hoort',
      });
    }
  });
});

it('knows no price between', () => {
  for (const advPrice of [0, 2_999, 3_001, -3_000, 44_501]) {
    const sold = { advState: AdvState.verkocht, advPrice, advFormat: '8,5x3,5' };
    expect(refusalOf(() => saleOf(sold, adCategories))).toEqual({ advPrice: 'Kies een prijs uit de lijst' });
  }
});

describe('what was agreed', () => {
  const agreed = {
    advState: AdvState.verkocht,
    advPrice: 9_900,
    advFormat: '17x8,8',
    advColor: fullColour,
  };

  it('stays, with its colour, when the table says something else by now', () => {
    const again = { ...agreed, advNotes: 'bel in mei' };
    expect(saleOf(again, adCategories, agreed)).toMatchObject(again);
    const reused = [{ index: 0, price: 9_900, color: zwartWit, formats: ['17x8,8'] }];
    expect(saleOf(again, reused, agreed).advColor).toBe(fullColour);
  });

  it('is not what another price or format goes by', () => {
    expect(refusalOf(() => saleOf({ ...agreed, advFormat: '8,5x3,5' }, adCategories, agreed))).toEqual({
      advPrice: 'Kies een prijs uit de lijst',
    });
    const taken = { ...agreed, advState: AdvState.open };
    expect(refusalOf(() => saleOf(agreed, adCategories, taken))).toEqual({
      advPrice: 'Kies een prijs uit de lijst',
    });
  });
});

it.each([AdvState.open, AdvState.nietVerkocht])('keeps nothing but the notes of what is %s', (advState) => {
  const input = { advPrice: 3_000, advFormat: '8,5x3,5', advType: AdvType.idem, advNotes: 'bel in mei' };
  expect(saleOf({ ...input, advState }, adCategories)).toEqual({
    advState,
    advPrice: null,
    advFormat: null,
    advColor: null,
    advPaymentMethod: null,
    advType: null,
    advNotes: 'bel in mei',
  });
});

/** The texts at the fields of a refused input. */
function refusalOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error instanceof AppError ? error.extensions.fields : error;
  }
  throw new Error('It was not refused.');
}
