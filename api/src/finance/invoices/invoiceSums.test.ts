import { VatRate } from './document/vatRate';
import { netOf, sumLines } from './invoiceSums';

const { exempt, vat0, vat9, vat21 } = VatRate;
const line = (quantity: number, price: number, vatRate: VatRate = exempt) => ({ quantity, price, vatRate });

it.each([
  [100, 1250, 1250],
  [250, 333, 833],
  [50, 1, 1],
  [49, 1, 0],
  [-50, 1, -1],
  [1_000_000, 100_000_000, 1_000_000_000_000],
])('%i hundredths of %i cents are %i', (quantity, price, net) =>
  expect(netOf({ quantity, price })).toBe(net),
);

it('VAT is rounded per rate over the sum of its lines, not per line', () => {
  // Each line alone would be 1 cent of VAT.
  const lines = Array.from({ length: 10 }, () => line(100, 3, vat21));
  expect(sumLines(lines)).toEqual({ net: 30, vat: [{ vatRate: vat21, net: 30, vat: 6 }], total: 36 });
});

it('each rate by itself, in their order', () => {
  expect(sumLines([line(100, 50, vat21), line(100, 150, vat9), line(100, 100), line(200, 10, vat0)])).toEqual(
    {
      net: 320,
      vat: [
        { vatRate: exempt, net: 100, vat: 0 },
        { vatRate: vat0, net: 20, vat: 0 },
        { vatRate: vat9, net: 150, vat: 14 },
        { vatRate: vat21, net: 50, vat: 11 },
      ],
      total: 345,
    },
  );
  expect(sumLines([])).toEqual({ net: 0, vat: [], total: 0 });
});

it('the opposite of an invoice is its exact opposite, whatever was rounded', () => {
  for (let at = 1; at < 400; at += 7) {
    const lines = [line(at, 333, vat21), line(at * 3, 17, vat9), line(50, at)];
    const opposite = lines.map((one) => ({ ...one, quantity: -one.quantity }));
    expect(sumLines(opposite).total).toBe(-sumLines(lines).total);
  }
});
