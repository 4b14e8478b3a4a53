import { FileImage, ImagePlus, FilePlus, FileText, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';

import { type FilePickerTexts, FilePicker, type FilePickerProps } from './FilePicker';
import { FileIcon } from './filePickerStyle';
import { fileFacts } from './storedFile';
import { accepted, prepareArtwork, prepareDocument, prepareReceipt } from './upload/prepareFile';
import { type FileFieldPlan, useFileField } from './useFileField';

/** The props of FormArtworkField. */
export type FormArtworkFieldProps = FilePickerTexts & Omit<FileFieldPlan, 'prepare'>;

/**
 * What is to be printed, in a Form: a pdf, an image or a Word document. It is sent as it is: an image is never made
 * smaller. Its value is the id of the file, or null.
 *
 * ```tsx
 * <FormArtworkField name="fileId" label="Bestand" folder="docs/Edition_2027/12" />
 * ```
 */
export function FormArtworkField({ name, folder, current, ...rest }: FormArtworkFieldProps) {
  const field = useFileField({ name, folder, current, prepare: prepareArtwork });
  return (
    <SignPicker
      {...rest}
      name={name}
      field={field}
      accept={accepted.artwork}
      invitation="Kies een bestand"
      hint="Pdf, png, jpeg, bmp, doc of docx, hoogstens 20 MB."
      noFile={<ImagePlus aria-hidden />}
      file={<FileImage aria-hidden />}
    />
  );
}

/** The props of FormDocumentField. */
export type FormDocumentFieldProps = FilePickerTexts &
  Omit<FileFieldPlan, 'prepare'> & {
    /** The document can be replaced but not removed; that one must be chosen is for the schema to say. */
    required?: boolean;
  };

/**
 * One document in a Form: chosen, dropped or pasted, and uploaded at once. Its value is the id of the file, or null.
 * A form that is submitted during the upload is sent when the document is there.
 *
 * ```tsx
 * <FormDocumentField name="fileId" label="Document" folder="publicDocs/paper" required />
 * ```
 */
export function FormDocumentField({ name, folder, current, ...rest }: FormDocumentFieldProps) {
  const field = useFileField({ name, folder, current, prepare: prepareDocument });
  return (
    <SignPicker
      {...rest}
      name={name}
      field={field}
      accept={accepted.document}
      invitation="Kies een document"
      hint="Pdf, doc, docx, xml, xls of xlsx, hoogstens 20 MB."
      noFile={<FilePlus aria-hidden />}
      file={<FileText aria-hidden />}
    />
  );
}

/** The props of FormReceiptField. */
export type FormReceiptFieldProps = FilePickerTexts &
  Omit<FileFieldPlan, 'prepare'> & {
    /** In px: a wider photo is made smaller before it is sent. */
    maxWidth: number;
  };

/**
 * A receipt in a Form: a photo, from the camera of a phone too, or a pdf. Its value is the id of the file, or null. It
 * is not shown: who may read receipts is for the record that it becomes part of.
 *
 * ```tsx
 * <FormReceiptField name="receiptId" label="Bon" folder="accountancy/C3" maxWidth={1200} />
 * ```
 */
export function FormReceiptField(props: FormReceiptFieldProps) {
  const { name, folder, current, maxWidth, canWait, first, ...rest } = props;
  const prepare = (file: File) => prepareReceipt(file, maxWidth);
  const field = useFileField({ name, folder, current, prepare, canWait, first });
  return (
    <SignPicker
      {...rest}
      name={name}
      field={field}
      accept={accepted.receipt}
      invitation="Maak of kies een foto, of kies een pdf"
      hint="Foto of pdf, hoogstens 20 MB."
      noFile={<ReceiptText aria-hidden />}
      file={<FileText aria-hidden />}
    />
  );
}

interface SignPickerProps extends Omit<FilePickerProps, 'icon' | 'thumb' | 'facts'> {
  /** The sign for a file that is not there. */
  noFile: ReactNode;
  /** The sign for the file that the form holds. */
  file: ReactNode;
}

/** FilePicker for what is not shown: a sign stands for the file, with what kind it is and how large. */
function SignPicker({ noFile, file, ...rest }: SignPickerProps) {
  const { shown } = rest.field;
  return (
    <FilePicker
      {...rest}
      icon={<FileIcon>{noFile}</FileIcon>}
      thumb={<FileIcon>{file}</FileIcon>}
      facts={
        shown && (
          <small>{shown.isWaiting ? `${fileFacts(shown)}, wacht op verbinding` : fileFacts(shown)}</small>
        )
      }
    />
  );
}
