import { localData } from 'kit/offline';

import { RECENT } from './recentKeys';
import type { Row } from './row';

const MOST = 6;
const local = localData(RECENT);

/** What is kept of a row: not how somebody is reached. */
type Kept = Pick<Row, 'id' | 'icon' | 'title' | 'detail' | 'link'>;

/** What a user chose the last times on this device, the latest first. */
export function recentRows(userId: string): Row[] {
  const kept = local.read<Kept[]>(userId);
  return Array.isArray(kept) ? kept : [];
}

/** Keeps what a user chose. */
export function rememberRow(userId: string, { id, icon, title, detail, link }: Row): void {
  const others = recentRows(userId).filter((other) => other.link !== link);
  local.write(userId, [{ id, icon, title, detail, link }, ...others].slice(0, MOST));
}
