import { FileImage, ImagePlus } from 'lucide-react';

import type { FilePickerTexts } from './FilePicker';
import { SignPicker } from './SignPicker';
import { accepted, prepareArtwork } from './upload/prepareFile';
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
