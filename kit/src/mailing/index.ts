/** Writing to many: one dialog for every list of people. Bundled by each area that uses it. */
export { MailingDialog, type MailingDialogProps } from './MailingDialog';
