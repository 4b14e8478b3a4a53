import { Packer, type Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';

import { formatCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { formatCents } from '../../platform/text/inDutch';
import type { ClubReportType } from '../club.enums';
import { reportTitles } from '../club.texts';
import type { ClubEdition } from '../editions/edition.model';
import type { ClubMember } from '../members/member.model';
import { isJubilee, jubileeCountOf, nameOf } from '../members/memberFacts';
import type { Addressed } from '../moments/letterContent';
import { documentOf, plain } from '../moments/letterDocument';

/** What a report is made of. */
export interface ReportContent {
  type: Parameters<typeof reportDocument>[0];
  edition: Parameters<typeof reportDocument>[1];
  /** All, by last name. */
  members: readonly ReportMember[];
}

/** A report as Word. */
export function makeReport({ type, edition, members }: ReportContent): Promise<Uint8Array> {
  return reportDocument(type, edition, members);
}

const SMALL = 18;

type Edition = Pick<ClubEdition, 'title' | 'contribution'>;

/** What a report tells of a member. */
export type ReportMember = Pick<
  ClubMember,
  | Exclude<keyof Addressed, 'gender' | 'payments'>
  | ('active' | 'phone' | 'email' | 'bday' | 'gender' | 'todo' | 'notes' | 'payments')
>;

/**
 * A report as Word.
 * @param members all, by last name
 */
export function reportDocument(
  type: `${ClubReportType}`,
  edition: Edition,
  members: readonly ReportMember[],
): Promise<Buffer> {
  const title = `Club van 111: ${reportTitles[type].toLowerCase()} ${edition.title}`;
  return Packer.toBuffer(
    documentOf([
      plain(title, { spacing: { after: 80 } }, { bold: true, size: 32 }),
      plain(
        `Gemaakt op ${formatCalendarDate(todayInAmsterdam())}`,
        { spacing: { after: 240 } },
        { size: SMALL },
      ),
      ...contents[type](edition, members),
    ]),
  );
}

const contents: Readonly<
  Record<`${ClubReportType}`, (edition: Edition, members: readonly ReportMember[]) => (Paragraph | Table)[]>
> = {
  reception: reception,
  totalPays: totalPays,
  homeVisit: homeVisits,
  backup: backup,
};

/** The jubilarians of the year, most years first. */
function reception({ title }: Edition, members: readonly ReportMember[]) {
  const year = Number(title);
  const jubilarians = members
    .filter(({ active }) => active)
    .map((member) => ({ member, years: jubileeCountOf(member.payments, year) }))
    .filter(({ years }) => isJubilee(years))
    .sort((a, b) => b.years - a.years);
  if (jubilarians.length === 0) return [plain('Er zijn dit jaar geen jubilarissen.')];
  const groups = [...new Set(jubilarians.map(({ years }) => years))];
  return groups.flatMap((years) => {
    const group = jubilarians.filter((one) => one.years === years).map(({ member }) => member);
    return [
      heading(`${years} jaar: ${group.length}`),
      tableOf(
        ['Lidnummer', 'Naam', 'Adres', 'Plaats', 'Telefoon'],
        group.map((member) => [member.id, nameOf(member), member.adres, member.city, member.phone]),
      ),
    ];
  });
}

/** Everybody who paid the year, and the sum of it. */
function totalPays({ title, contribution }: Edition, members: readonly ReportMember[]) {
  const payers = members.filter((member) => hasPaid(member, Number(title)));
  const paymentOf = (member: ReportMember) => member.payments.find(({ year }) => year === Number(title));
  // The contribution for those of before amounts were kept.
  const paid = payers.reduce((sum, member) => sum + (paymentOf(member)?.amount ?? contribution), 0);
  return [
    plain(
      `${payers.length} betalers, samen ${formatCents(paid)}`,
      { spacing: { after: 160 } },
      { bold: true },
    ),
    tableOf(
      ['Lidnummer', 'Naam', 'Plaats', 'Betaald op'],
      payers.map((member) => {
        const paidOn = paymentOf(member)?.paidOn;
        return [member.id, nameOf(member), member.city, paidOn ? formatCalendarDate(paidOn) : ''];
      }),
    ),
  ];
}

/** Active members who did not pay the year, in the order of a walk: by town and street. */
function homeVisits({ title, contribution }: Edition, members: readonly ReportMember[]) {
  const collator = new Intl.Collator('nl', { numeric: true });
  const visits = members
    .filter((member) => member.active && !hasPaid(member, Number(title)))
    .sort((a, b) => collator.compare(a.city, b.city) || collator.compare(a.adres, b.adres));
  return [
    plain(
      `${visits.length} adressen, ${formatCents(contribution)} per lid`,
      { spacing: { after: 160 } },
      { bold: true },
    ),
    tableOf(
      ['Plaats', 'Adres', 'Naam', 'Telefoon', 'Te doen', 'Betaald'],
      visits.map((member) => [member.city, member.adres, nameOf(member), member.phone, member.todo, '☐']),
    ),
  ];
}

/** Everybody with everything. */
function backup(_edition: Edition, members: readonly ReportMember[]) {
  return [
    plain(`${members.length} leden`, { spacing: { after: 160 } }, { bold: true }),
    tableOf(
      ['Lid', 'Adres', 'Contact', 'Betaalde jaren', 'Overig'],
      members.map((member) => [
        [member.id, nameOf(member), member.active ? '' : 'niet actief'].filter(Boolean).join(', '),
        [member.adres, `${member.postalCode} ${member.city}`, member.country].join(', '),
        [member.email, member.phone].filter(Boolean).join(', '),
        member.payments.map(({ year }) => year).join(', '),
        [
          member.bday && `geboren ${formatCalendarDate(member.bday)}`,
          member.gender,
          member.todo && `te doen: ${member.todo}`,
          member.notes,
        ]
          .filter(Boolean)
          .join('; '),
      ]),
    ),
  ];
}

function hasPaid({ payments }: ReportMember, wanted: number): boolean {
  return payments.some(({ year }) => year === wanted);
}

/** How many years somebody has paid by a year, that year counted as paid. */
function heading(text: string): Paragraph {
  return plain(text, { spacing: { before: 280, after: 100 }, keepNext: true }, { bold: true, size: 24 });
}

/** A table whose headings are repeated on every page. */
function tableOf(headings: readonly string[], rows: readonly (readonly string[])[]): Table {
  const row = (cells: readonly string[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (text) =>
          new TableCell({
            margins: { top: 40, bottom: 40, left: 80, right: 80 },
            children: [plain(text, {}, { bold: isHead, size: SMALL })],
          }),
      ),
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [row(headings, true), ...rows.map((cells) => row(cells, false))],
  });
}
