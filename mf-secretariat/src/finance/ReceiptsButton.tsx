import type { MakeZip, ZippedYear } from './useYearZip';
import { YearZipButton } from './YearZipButton';

const make: MakeZip = async (...args) => (await import('./receiptsZip')).receiptsZip(...args);

/** All receipts of a year in one zip. */
export function ReceiptsButton({ year }: { year: ZippedYear }) {
  return <YearZipButton year={year} label="Alle bonnen downloaden" what="Bonnen" make={make} />;
}
