/** Who is kept twice: found, compared, merged and undone, the same for every kind. Bundled by each area that uses it. */
export { DoublesDialog, type DoublesDialogProps } from './DoublesDialog';
