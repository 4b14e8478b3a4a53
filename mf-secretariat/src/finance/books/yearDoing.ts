import type { Workgroup, YearRow } from './year';

/** What is being done with a year or a committee in it. */
export type YearDoing =
  | { what: 'mutation' | 'add' | 'archive' }
  | { what: 'lines'; row: YearRow }
  | { what: 'edit' | 'delete'; group: Workgroup };
