import { FilePreview, type StoredFile } from 'kit/files';
import { Dialog } from 'kit/ui';

interface DocumentPreviewProps {
  title: string;
  file: StoredFile;
  onClose: () => void;
}

/** A document as it looks. */
export function DocumentPreview({ title, file, onClose }: DocumentPreviewProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title} size={900}>
      <FilePreview key={file.id} title={title} file={file} />
    </Dialog>
  );
}
