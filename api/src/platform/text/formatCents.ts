const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

/** Cents as € 1.234,50, with a space that does not break. */
export function formatCents(cents: number): string {
  return euro.format(cents / 100);
}
