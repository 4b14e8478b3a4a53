/** kit/files: choosing, uploading and downloading files, and lists of them. */
export type { NewDocument, NewDocumentOrLink } from './AddDocumentDialog';
export { CarouselEditor, type CarouselEditorProps } from './CarouselEditor';
export type { CarouselLabels } from './carouselLabels';
export type { ListedDocument } from './DocumentRow';
export { DocumentRows, type DocumentRowsProps } from './DocumentRows';
export { DocumentsList, type DocumentsListProps } from './DocumentsList';
export { DownloadButton, type DownloadButtonProps } from './DownloadButton';
export { downloadFile } from './downloadFile';
export { fetchFile } from './fetchFile';
export { FormArtworkField, type FormArtworkFieldProps } from './FormArtworkField';
export { FormDocumentField, type FormDocumentFieldProps } from './FormDocumentField';
export { FormImageField, type FormImageFieldProps } from './FormImageField';
export { FormReceiptField, type FormReceiptFieldProps } from './FormReceiptField';
export type { CarouselPicture, CarouselValues, MoveDirection } from './PictureTile';
export { saveBlob } from './saveBlob';
export { scaleImage } from './scaleImage';
export { type FileLink, fileTypeLabel, formatSize, type StoredFile } from './storedFile';
export { uploadFile, type UploadOptions } from './uploadFile';
