/** kit/conflict: saving what others edit too, and the question when two edited the same record. */
export {
  type Conflict,
  type ConflictAnswer,
  ConflictDialog,
  type ConflictDialogProps,
  useConflict,
} from './ConflictDialog';
export { differingRows, type FieldLabel } from './differingRows';
export {
  type Revised,
  type RevisionSave,
  type RevisionSaveOptions,
  useRevisionSave,
  useLatest,
} from './useRevisionSave';
export { type ConflictRow, VersionsTable, type VersionsTableProps } from './VersionsTable';
