import type { ReactNode } from 'react';

import { FilePicker, type FilePickerProps } from './FilePicker';
import { FileIcon } from './filePickerStyle';
import { fileFacts } from './storedFile';

interface SignPickerProps extends Omit<FilePickerProps, 'icon' | 'thumb' | 'facts'> {
  /** The sign for a file that is not there. */
  noFile: ReactNode;
  /** The sign for the file that the form holds. */
  file: ReactNode;
}

/** FilePicker for what is not shown: a sign stands for the file, with what kind it is and how large. */
export function SignPicker({ noFile, file, ...rest }: SignPickerProps) {
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
