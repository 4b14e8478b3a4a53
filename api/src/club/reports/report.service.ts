import type { SessionUser } from '../../identity/sessions/requestContext';
import { leanWithId } from '../../platform/database/leanWithId';
import { addRecord } from '../../platform/database/records';
import { storeFile } from '../../platform/files/files.service';
import type { PortalContext } from '../../platform/portalContext';
import type { ClubReportType } from '../club.enums';
import { getEdition } from '../editions/edition.service';
import { ClubMemberModel } from '../members/member.model';
import { THERE } from '../members/member.service';
import { type ClubReport, ClubReportModel } from './report.model';
import { reportDocument, reportTitles } from './reportDocument';

/** Where reports are. */
export const REPORTS_FOLDER = 'club/reports';

const DAYS_KEPT = 30;

/** Makes a report as Word. @throws NOT_FOUND */
export async function createReport(
  actor: SessionUser,
  editionId: string,
  type: ClubReportType,
): Promise<ClubReport> {
  const edition = await getEdition(editionId);
  const members = await ClubMemberModel.find({ ...THERE, erased: false })
    .select({ changeLog: 0 })
    .sort({ sortName: 1, _id: 1 })
    .lean(leanWithId);
  const bytes = await reportDocument(type, edition, members);
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
