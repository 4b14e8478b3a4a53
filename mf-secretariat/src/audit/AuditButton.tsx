import type { MakeZip, ZippedYear } from '../finance/useYearZip';
import { YearZipButton } from '../finance/YearZipButton';

const make: MakeZip = async (...args) => (await import('./auditPack')).auditPack(...args);

/** What the audit committee needs of a year, in one zip. */
export function AuditButton({ year }: { year: ZippedYear }) {
  return <YearZipButton year={year} label="Pakket voor de kascontrole" what="Boekingen" make={make} />;
}
