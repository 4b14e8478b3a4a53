import { formatDateTime } from 'kit/format';

/** The time of a moment, '14:05'; with its day when that is not today: '20/11/2026 14:05'. @param moment ISO */
export function formatTime(moment: string, now = new Date()): string {
  const text = formatDateTime(moment);
  const [today = ''] = formatDateTime(now).split(' ');
  return text.replace(`${today} `, '');
}
