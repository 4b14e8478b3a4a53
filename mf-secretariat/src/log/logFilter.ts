import type { AuditFilterInput, AuditKind } from '../gql/graphql';

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

/** What is asked of the server: only what is filled in. */
export function filterOf(filter: LogFilter): AuditFilterInput {
  const filled = Object.entries<string>({ ...filter })
    .map(([name, value]) => [name, value.trim()])
    .filter(([, value]) => value !== '');
  return Object.fromEntries(filled) as AuditFilterInput;
}
