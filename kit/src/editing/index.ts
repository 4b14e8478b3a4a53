/** kit/editing: the lock of a text, dialogs to add, edit and delete, and change logs. */
export { ChangeLog } from './ChangeLog';
export {
  ConfirmActionDialog,
  type ConfirmActionDialogProps,
  DeleteDialog,
  type DeleteDialogProps,
} from './ConfirmActionDialog';
export { EditLock, type EditLockProps } from './EditLock';
export { EditDialog, type EditDialogProps, FormDialog, type FormDialogProps } from './FormDialog';
export { type WhatHangsProps } from './WhatHangs';
export { type EditedRecord, type OtherSave, type RecordForm, useRecordForm } from './recordForm';
