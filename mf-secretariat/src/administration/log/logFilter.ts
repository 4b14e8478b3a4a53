import type { AuditFilterInput, AuditKind } from '../../gql/graphql';
import { kindLabels } from './logLabels';

/** What is filled in above the log; '' is anything. */
export interface LogFilter {
  person: string;
  entity: string;
  recordId: string;
  kind: AuditKind | '';
  from: string;
  to: string;
}

/** Everything. */
export const wholeLog: LogFilter = { person: '', entity: '', recordId: '', kind: '', from: '', to: '' };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What an address may ask for. */
export const allowedFilter = { kind: Object.keys(kindLabels), from: DAY, to: DAY } as const;

/** What is asked of the server: only what is filled in. */
export function filterOf(filter: LogFilter): AuditFilterInput {
  const filled = Object.entries<string>({ ...filter })
    .map(([name, value]) => [name, value.trim()])
    .filter(([, value]) => value !== '');
  return Object.fromEntries(filled) as AuditFilterInput;
}
