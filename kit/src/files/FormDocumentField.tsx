import { FilePlus, FileText } from 'lucide-react';
import styled from 'styled-components';

import { FilePicker, type FilePickerTexts } from './FilePicker';
import { accepted, prepareDocument } from './prepareFile';
import { extensionOf, fileTypeLabel, formatSize } from './storedFile';
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
    <FilePicker
      {...rest}
      name={name}
      field={field}
      accept={accepted.document}
      invitation="Kies een document"
      hint="Pdf, doc, docx, xml, xls of xlsx, hoogstens 20 MB."
      icon={
        <Icon>
          <FilePlus aria-hidden />
        </Icon>
      }
      thumb={
        <Icon>
          <FileText aria-hidden />
        </Icon>
      }
      facts={field.shown && <small>{facts(field.shown)}</small>}
    />
  );
}

function facts({ name, size }: { name: string; size?: number }): string {
  const type = fileTypeLabel(extensionOf(name));
  return size === undefined ? type : `${type}, ${formatSize(size)}`;
}

const Icon = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: var(--r-s);
  background: color-mix(in srgb, var(--line) 45%, transparent);
  svg {
    width: 28px;
    height: 28px;
  }
`;
