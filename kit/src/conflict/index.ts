/** kit/conflict: somebody else saved first; both versions and whose stays. */
export {
  type Conflict,
  type ConflictAnswer,
  ConflictDialog,
  type ConflictDialogProps,
  type ConflictRow,
  useConflict,
} from './ConflictDialog';
