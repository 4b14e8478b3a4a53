import { toApiError } from 'kit/graphql';
import { useEffect, useRef, useState } from 'react';

/** How far it is; `total` is not known as long as it is being looked up. */
export interface WorkDone {
  done: number;
  total?: number;
}

/** What the work is told, and tells. */
export interface WorkWatch {
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
}

/** Work in the browser with its progress. It can be stopped, and stops when the page is left. */
export function useLongWork(work: (watch: WorkWatch) => Promise<void>) {
  const [progress, setProgress] = useState<WorkDone>();
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setError(undefined);
    setProgress({ done: 0 });
    try {
      await work({
        onProgress: (done, total) => {
          if (!controller.signal.aborted) setProgress({ done, total });
        },
        signal: controller.signal,
      });
    } catch (failure) {
      if (!controller.signal.aborted) setError(toApiError(failure).message);
    }
    if (!controller.signal.aborted) setProgress(undefined);
  };
  const stop = () => {
    running.current?.abort();
    setProgress(undefined);
    setError(undefined);
  };
  return { progress, error, start: () => void start(), stop };
}
