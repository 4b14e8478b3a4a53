import { exportsOf } from './exportsOf';
import { coreMatrix, type MatrixRow } from './permissionMatrix';

/** Every operation of the API: the rows of sessions, users and committees, and those of each `.matrix.ts`. */
export const matrix: readonly MatrixRow[] = [
  ...coreMatrix,
  ...exportsOf<readonly MatrixRow[]>('.matrix').flat(),
];
