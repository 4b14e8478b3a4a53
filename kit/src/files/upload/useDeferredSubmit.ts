import { type RefObject, useEffect, useState } from 'react';

import type { UploadState } from './useUpload';

/** A submit that waits for an upload. */
export interface DeferredSubmit {
  isHeld: boolean;
  /** The submit is off: the upload was stopped. */
  drop: () => void;
}

/**
 * Holds a submit of the form during an upload and does it when the file is there: nobody has to watch the bar. After
 * a failed upload it is not done, nor is any other until that is settled: the record would be saved without the file.
 * @param input inside the form; gets focus when there is a failure to settle
 */
export function useDeferredSubmit(
  input: RefObject<HTMLInputElement | null>,
  { status }: UploadState,
): DeferredSubmit {
  const [held, setHeld] = useState<'no' | 'waiting' | 'due'>('no');
  if (held === 'waiting' && status === 'idle') setHeld('due');
  if (held === 'waiting' && status === 'failed') setHeld('no');

  useEffect(() => {
    if (status === 'idle') return;
    const hold = (event: SubmitEvent) => {
      if (event.target !== input.current?.form) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (status === 'busy') setHeld('waiting');
      else input.current?.focus();
    };
    // On the window, so before React's own handlers: a wizard would go to its next step and end the upload.
    window.addEventListener('submit', hold, true);
    return () => window.removeEventListener('submit', hold, true);
  }, [input, status]);

  useEffect(() => {
    if (held === 'due') input.current?.form?.requestSubmit();
  }, [input, held]);

  return { isHeld: held === 'waiting' && status === 'busy', drop: () => setHeld('no') };
}
