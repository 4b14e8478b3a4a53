import { useParams } from 'kit/router';
import { type SessionUser, useUser } from 'kit/session';

/** The committee of the page, and who is looking. */
export interface CommissionView {
  commissionId: string;
  /** Chair (preces): the committee's id with the suffix '-vz'. */
  isChair: boolean;
  me: SessionUser;
}

/** What every part of the committee page needs to know; the server decides, this only hides. */
export function useCommission(): CommissionView {
  const { id: commissionId = '' } = useParams();
  const me = useUser();
  return { commissionId, isChair: me.permissions.commissions.includes(`${commissionId}-vz`), me };
}
