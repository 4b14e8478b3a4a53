/** kit/files: choosing, uploading and downloading files, and lists of them. */
export { CarouselEditor, type CarouselEditorProps, type CarouselLabels } from './CarouselEditor';
export {
  DocumentsList,
  type DocumentsListProps,
  type ListedDocument,
  type NewDocument,
} from './DocumentsList';
export { DownloadButton, type DownloadButtonProps } from './DownloadButton';
export { downloadFile } from './downloadFile';
export { FormDocumentField, type FormDocumentFieldProps } from './FormDocumentField';
export { FormImageField, type FormImageFieldProps } from './FormImageField';
export type { CarouselPicture, CarouselValues, MoveTo } from './PictureTile';
export { saveBlob } from './saveBlob';
export { scaleImage } from './scaleImage';
export { type FileLink, fileTypeLabel, formatSize, type StoredFile } from './storedFile';
export { uploadFile, type UploadOptions } from './uploadFile';
