import { useFormField } from 'kit/forms';
import { useUnsaved } from 'kit/router';
import { type RefObject, useEffect, useRef, useState } from 'react';

import { knownFile, rememberFile } from './knownFiles';
import type { FileLink } from './storedFile';
import { type Upload, type UploadState, useUpload } from './useUpload';

/** What a field for one file is about. */
export interface FileFieldPlan {
  name: string;
  /** Of the file store, such as 'images/news'. */
  folder: string;
  /** The file that the record has now. With its id it is never mistaken for another. */
  current?: (FileLink & { id?: string }) | null;
  /** Makes a chosen file fit. @throws NotAccepted */
  prepare: (file: File) => File | Promise<File>;
}

/** A field for one file, as FilePicker shows it. */
export interface FileField {
  /** The file that the form holds. */
  shown: FileLink | undefined;
  error: string | undefined;
  upload: Upload;
  /** The form was submitted and goes as soon as the file is there. */
  isWaiting: boolean;
  input: RefObject<HTMLInputElement | null>;
  onRemove: () => void;
  onBlur: () => void;
}

/** Uploads what is chosen at once and keeps its id as the value of the form field; null without a file. */
export function useFileField({ name, folder, current, prepare }: FileFieldPlan): FileField {
  const field = useFormField(name);
  const input = useRef<HTMLInputElement>(null);
  const upload = useUpload({
    folder,
    prepare,
    onDone: (stored) => {
      rememberFile(stored);
      field.setValue(stored.id);
    },
  });
  useEffect(() => rememberFile(current), [current]);
  useUnsaved(upload.state.status === 'busy');
  const { isWaiting, forget } = useSubmitAfterUpload(input, upload.state);
  return {
    shown: shownFile(field.value, current),
    error: upload.state.status === 'failed' ? upload.state.message : field.error,
    upload: {
      ...upload,
      cancel: () => {
        forget();
        upload.cancel();
      },
    },
    isWaiting,
    input,
    onRemove: () => field.setValue(null),
    onBlur: field.onBlur,
  };
}

function shownFile(id: unknown, current: FileFieldPlan['current']): FileLink | undefined {
  if (typeof id !== 'string' || id === '') return undefined;
  const isCurrent = current && (current.id === undefined || current.id === id);
  return knownFile(id) ?? (isCurrent ? current : { url: '', name: 'Gekozen bestand' });
}

/**
 * A submit during an upload is held and done when the file is there: nobody has to watch the bar. After a failed
 * upload it is not done, or the record would quietly be saved without the file.
 */
function useSubmitAfterUpload(input: RefObject<HTMLInputElement | null>, { status }: UploadState) {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    const form = input.current?.form;
    if (!form || status === 'idle') return;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (status === 'busy') setWaiting(true);
      else input.current?.focus();
    };
    form.addEventListener('submit', hold, true);
    return () => form.removeEventListener('submit', hold, true);
  }, [input, status]);

  const isHeld = isWaiting && status === 'busy';
  useEffect(() => {
    if (!isWaiting || status === 'busy') return;
    setWaiting(false);
    if (status === 'idle') input.current?.form?.requestSubmit();
  }, [input, isWaiting, status]);
  return { isWaiting: isHeld, forget: () => setWaiting(false) };
}
