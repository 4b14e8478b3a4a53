import { toApiError } from 'kit/graphql';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { StoredFile } from '../storedFile';
import { UnsupportedFileError } from './prepareFile';
import { uploadFile } from './uploadFile';
import { uploadMoving } from './uploadMoving';

/** How far a chosen file is. */
export type UploadState =
  | { status: 'idle' }
  | {
      status: 'busy';
      name: string;
      /** From 0 to 1; unknown while the file is being prepared. */
      fraction?: number;
    }
  | {
      status: 'failed';
      name: string;
      message: string;
      /** Tries the same file again, where that can help. */
      retry?: () => void;
    };

/** An upload and what can be done with it. */
export interface Upload {
  state: UploadState;
  start: (file: File) => void;
  /** Stops it, or forgets that it failed. */
  cancel: () => void;
}

interface UploadPlan {
  folder: string;
  /** Makes the file fit. @throws UnsupportedFileError */
  prepare: (file: File) => File | Promise<File>;
  /** Keeps the file where it is when there is no connection; without it that is a failure. */
  keep?: (file: File) => Promise<StoredFile>;
  /** @param sent what was uploaded, such as the scaled image */
  onDone: (stored: StoredFile, sent: File) => void;
}

/** One upload at a time: a new one takes the place of the last, and it stops when the field goes. */
export function useUpload({ folder, prepare, keep, onDone }: UploadPlan): Upload {
  const [state, setState] = useState<UploadState>({ status: 'idle' });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const cancel = useCallback(() => {
    current.current?.abort();
    setState({ status: 'idle' });
  }, []);

  const start = async (file: File) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    const show = (next: UploadState) => void (!signal.aborted && setState(next));
    show({ status: 'busy', name: file.name });
    try {
      const sent = await prepare(file);
      const onProgress = (fraction: number) => show({ status: 'busy', name: file.name, fraction });
      const upload = keep ? uploadMoving : uploadFile;
      const stored = await upload(folder, sent, sent.name, { onProgress, signal }).catch(
        (failure: unknown) => {
          if (keep && toApiError(failure).code === 'NETWORK' && !signal.aborted) return keep(sent);
          throw failure;
        },
      );
      if (signal.aborted) return;
      show({ status: 'idle' });
      onDone(stored, sent);
    } catch (error) {
      const failed = { status: 'failed', name: file.name } as const;
      if (error instanceof UnsupportedFileError) return show({ ...failed, message: error.message });
      const { message, code } = toApiError(error);
      // The server will say the same about the same file.
      const retry = code === 'BAD_USER_INPUT' ? undefined : () => void start(file);
      show({ ...failed, message, retry });
    }
  };
  return { state, start: (file) => void start(file), cancel };
}
