/** kit/files: choosing, uploading and downloading files, and lists of them. */
export type { NewDocument, NewDocumentOrLink } from './AddDocumentDialog';
export { CarouselEditor, type CarouselEditorProps } from './carousel/CarouselEditor';
export type { ListedDocument } from './DocumentRow';
export { DocumentRows, type DocumentRowsProps } from './DocumentRows';
export { DocumentsList, type DocumentsListProps } from './DocumentsList';
export { DownloadButton, type DownloadButtonProps } from './DownloadButton';
export { FileButton, type FileButtonProps } from './FileButton';
export { canPreview, FilePreview, type FilePreviewProps } from './FilePreview';
export {
  FormArtworkField,
  type FormArtworkFieldProps,
  FormDocumentField,
  type FormDocumentFieldProps,
  FormReceiptField,
  type FormReceiptFieldProps,
} from './FormFileFields';
export { FormImageField, type FormImageFieldProps } from './FormImageField';
export type { FocalPoint } from './PictureDetails';
export type { CarouselPicture, CarouselValues, MoveDirection, CarouselLabels } from './carousel/PictureTile';
export { prepareScaling, scaleImage } from './upload/scaleImage';
export { takeSharedFile } from './sharedFile';
export { fileTypeLabel, formatSize, type StoredFile } from './storedFile';
export { uploadFile, type UploadOptions } from './upload/uploadFile';
export { forgetFiles, forgetStrayFiles, isWaitingFile, uploadWaiting } from './upload/waitingFiles';
export { downloadFile, fetchFile, type FileLink, saveBlob } from 'kit/download';
