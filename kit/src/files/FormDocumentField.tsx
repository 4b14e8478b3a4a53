import { FilePlus, FileText } from 'lucide-react';

import type { FilePickerTexts } from './FilePicker';
import { SignPicker } from './SignPicker';
import { accepted, prepareDocument } from './upload/prepareFile';
import { type FileFieldPlan, useFileField } from './useFileField';

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
