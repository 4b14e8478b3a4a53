import type { SessionUser } from '../../identity/people/requestContext';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { storeFile } from '../../platform/files/files.service';
import type { PortalContext } from '../../platform/portalContext';
import { addRecord } from '../../platform/records/records';
import { threadWork } from '../../platform/threads/threads';
import type { ClubReportType } from '../club.enums';
import { reportTitles } from '../club.texts';
import { getEdition } from '../editions/edition.service';
import { ClubMemberModel } from '../members/member.model';
import { THERE } from '../members/member.service';
import { ADDRESSED } from '../moments/letters.service';
import { type ClubReport, ClubReportModel } from './report.model';
import type * as reportThread from './report.thread';
import type { ReportMember } from './report.thread';

/** Where reports are. */
export const REPORTS_FOLDER = 'club/reports';

const DAYS_KEPT = 30;
const REPORT = threadWork<typeof reportThread>(require.resolve('./report.thread'));

/** What of a member goes into a report. */
const REPORTED = {
  ...ADDRESSED,
  active: 1,
  phone: 1,
  email: 1,
  bday: 1,
  todo: 1,
  notes: 1,
} as const;

/** Makes a report as Word. @throws NOT_FOUND */
export async function createReport(
  { threads }: PortalContext,
  actor: SessionUser,
  editionId: string,
  type: ClubReportType,
): Promise<ClubReport> {
  const edition = await getEdition(editionId);
  const members = await ClubMemberModel.find({ ...THERE, erased: false })
    .select(REPORTED)
    .sort({ sortName: 1, _id: 1 })
    .lean(leanWithId);
  const { title, contribution } = edition;
  const content = { type, edition: { title, contribution }, members: members.map(reportedOf) };
  const bytes = await threads.run(REPORT, 'makeReport', content);
  const name = `${reportTitles[type]} ${edition.title}.docx`;
  const file = await storeFile(REPORTS_FOLDER, { name, type: 'docx', bytes });
  return addRecord<ClubReport>(ClubReportModel, {
    edition: edition.title,
    type,
    creator: actor.name,
    createdAt: new Date(),
    file,
  });
}

/** What goes to a thread of a member: plain data, and no more than is printed. */
function reportedOf(member: ReportMember): ReportMember {
  const { id, firstName, lastName, gender, adres, postalCode, city, country } = member;
  const { active, phone, email, bday, todo, notes } = member;
  const payments = member.payments.map(({ year, via, paidOn, amount }) => ({ year, via, paidOn, amount }));
  const printed = { id, firstName, lastName, gender, adres, postalCode, city, country };
  return { ...printed, active, phone, email, bday, todo, notes, payments };
}

/** The reports that are kept, newest first. */
export function listReports(): Promise<ClubReport[]> {
  return ClubReportModel.find({ createdAt: { $gte: oldest() } })
    .sort({ _id: -1 })
    .lean(leanWithId)
    .exec();
}

/** Removes reports that are old. */
export function sweepReports(portal: PortalContext): Promise<void> {
  return removeReports(portal, { createdAt: { $lt: oldest() } });
}

/** Removes reports, all unless told which. */
export async function removeReports(portal: PortalContext, which: object = {}): Promise<void> {
  const reports = await ClubReportModel.find(which).lean(leanWithId);
  await ClubReportModel.deleteMany({ _id: { $in: reports.map(({ id }) => id) } });
  for (const { file } of reports) await portal.files.release(file);
}

function oldest(): Date {
  return new Date(Date.now() - DAYS_KEPT * 24 * 60 * 60_000);
}
