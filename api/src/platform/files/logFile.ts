import { AuditKind } from '../audit/auditKind.enum';
import { type EventDetails, newEvent } from '../audit/auditScope';
import { store } from '../audit/copyEvents';
import { AppError } from '../errors/appError';
import { logError, newRequestId, sessionMark } from '../log/logger';
import { UploadRefused } from './inspectUpload';

/** Who asks for which file. */
interface AskedFile {
  user: { id: string; name: string } | null;
  /** Who looks at the portal as `user`, and so does it. */
  viewedBy?: { id: string; name: string };
  sessionToken: string | null;
  address: string;
  folder: string;
  /** Absent: it is being uploaded. */
  fileId?: string;
}

/** Logs that somebody took a file that is not for everybody. */
export function logDownload(asked: AskedFile): Promise<void> {
  return log(asked, 'download', { kind: AuditKind.downloaded });
}

/** Asks a rule, and logs it when it refuses. */
export async function logFileRefusal<T>(
  asked: AskedFile,
  operation: 'download' | 'upload',
  rule: () => Promise<T>,
): Promise<T> {
  try {
    return await rule();
  } catch (error) {
    const code = error instanceof AppError ? error.extensions.code : undefined;
    if (code === 'FORBIDDEN') await log(asked, operation, { kind: AuditKind.refused, outcome: code });
    throw error;
  }
}

/** Stores an upload, and logs it when a virus was in it. */
export async function logVirus<T>(asked: AskedFile, storing: () => Promise<T>): Promise<T> {
  try {
    return await storing();
  } catch (error) {
    if (error instanceof UploadRefused && error.status === 422)
      await log(asked, 'upload', { kind: AuditKind.refused, outcome: 'VIRUS' });
    throw error;
  }
}

/** Never fails: a file is given also when the log cannot be written. */
async function log(
  { viewedBy, user: signedIn, sessionToken, address, folder, fileId }: AskedFile,
  operation: string,
  details: EventDetails,
): Promise<void> {
  const user = viewedBy ?? signedIn;
  const actor = {
    userId: user?.id ?? null,
    userName: user?.name ?? null,
    address,
    session: user && sessionToken ? sessionMark(sessionToken) : null,
    requestId: newRequestId(),
    operation,
  };
  const event = newEvent(actor, {
    ...details,
    entity: 'File',
    recordId: fileId ?? null,
    ids: [`folder=${folder}`],
  });
  await store([event]).catch((error: unknown) => logError(error, 'file not in the log'));
}
