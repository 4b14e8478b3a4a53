import type { FileLink } from 'kit/download';
import { useFormField } from 'kit/forms';
import { useUnsaved } from 'kit/router';
import { type RefObject, useEffect, useRef } from 'react';

import { useDeferredSubmit } from './upload/useDeferredSubmit';
import { type Upload, type UploadState, useUpload } from './upload/useUpload';
import { keepFile, isWaitingFile } from './upload/waitingFiles';

/** What a field for one file is about. */
export interface FileFieldPlan {
  name: string;
  /** Of the file store, such as 'images/news'. */
  folder: string;
  /** The file that the record has now. With its id it is never mistaken for another. */
  current?: (ShownFile & { id?: string }) | null;
  /** Makes a chosen file fit. @throws UnsupportedFileError */
  prepare: (file: File) => File | Promise<File>;
  /** Without connection the file waits on this device; what sends the form uploads it (`uploadWaiting`). */
  canWait?: boolean;
  /** A file that is chosen already, when the field comes: asked once. */
  first?: () => File | undefined;
}

/** A field for one file, as FilePicker shows it. */
export interface FileField {
  /** The file that the form holds. */
  shown: ShownFile | undefined;
  error: string | undefined;
  upload: Upload;
  /** The form was submitted and goes as soon as the file is there. */
  isWaiting: boolean;
  input: RefObject<HTMLInputElement | null>;
  onRemove: () => void;
  onBlur: () => void;
}

/** Uploads what is chosen at once and keeps its id as the value of the form field; null without a file. */
export function useFileField({ name, folder, current, prepare, canWait, first }: FileFieldPlan): FileField {
  const field = useFormField(name);
  const input = useRef<HTMLInputElement>(null);
  const upload = useUpload({
    folder,
    prepare,
    keep: canWait ? keepFile : undefined,
    onDone: (stored) => {
      rememberFile(stored);
      field.setValue(stored.id);
    },
  });
  useEffect(() => {
    const file = first?.();
    if (file) upload.start(file);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the field comes
  }, []);
  const { state } = upload;
  const { isHeld, drop } = useDeferredSubmit(input, state);
  useEffect(() => rememberFile(current), [current]);
  useUnsaved(state.status === 'busy');
  const cancel = () => {
    drop();
    upload.cancel();
  };
  return {
    shown: shownFile(field.value, current),
    error: errorAt(state, field.error),
    upload: { ...upload, cancel },
    isWaiting: isHeld,
    input,
    onRemove: () => field.setValue(null),
    // While the file chooser is open the window is left, not the field.
    onBlur: () => void (document.activeElement !== input.current && field.onBlur()),
  };
}

function errorAt(state: UploadState, own: string | undefined): string | undefined {
  if (state.status === 'busy') return undefined;
  return state.status === 'failed' ? state.message : own;
}

function shownFile(id: unknown, current: FileFieldPlan['current']): ShownFile | undefined {
  if (typeof id !== 'string' || id === '') return undefined;
  const isCurrent = current && (current.id === undefined || current.id === id);
  return knownFile(id) ?? (isCurrent ? current : { url: '', name: 'Gekozen bestand' });
}

/** How a file is shown in a field. */
type ShownFile = FileLink & {
  /** Bytes. */
  size?: number;
  /** It is on this device alone. */
  isWaiting?: boolean;
};

const files = new Map<string, ShownFile>();

/** Keeps how a file is shown: a form holds only its id, and its field may go and come back (a wizard, a conflict). */
export function rememberFile(file: (ShownFile & { id?: string }) | null | undefined): void {
  if (!file?.id) return;
  const { id, url, name, size } = file;
  files.set(id, { url, name, size, isWaiting: isWaitingFile(id) });
}

/** The file with this id, when it was uploaded or shown since the page was opened. */
export function knownFile(id: unknown): ShownFile | undefined {
  return typeof id === 'string' ? files.get(id) : undefined;
}
