import { FileText, ReceiptText } from 'lucide-react';

import type { FilePickerTexts } from './FilePicker';
import { SignPicker } from './SignPicker';
import { accepted, prepareReceipt } from './upload/prepareFile';
import { type FileFieldPlan, useFileField } from './useFileField';

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
