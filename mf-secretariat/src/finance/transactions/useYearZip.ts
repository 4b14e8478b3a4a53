import { saveBlob } from 'kit/download';
import { type ApolloClient, toApiError, useApolloClient } from 'kit/graphql';
import { useSnackbar } from 'kit/ui';
import { useEffect, useRef, useState } from 'react';

/** A year of which something is taken along. */
export interface ZippedYear {
  id: string;
  title: string;
  archived: boolean;
}

/** How far it is; `total` is not known as long as the files are being looked up. */
export type ZipProgress = { done: number; total?: number };

/** What making a zip is told, and tells. */
export interface ZipWatch {
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
}

/** A zip, and the names of the files that could not be fetched; or what is to be said in its place. */
export type MadeZip = { zip: Blob; name: string; missing: string[] } | string;

/** Makes a zip of a year. The code comes when it is asked for. */
export type MakeZip = (client: ApolloClient, year: ZippedYear, watch: ZipWatch) => Promise<MadeZip>;

/** Takes something of a year along as one zip, with its progress; it stops when the page is left. */
export function useYearZip(year: ZippedYear, make: MakeZip) {
  const client = useApolloClient();
  const snackbar = useSnackbar();
  const [progress, setProgress] = useState<ZipProgress>();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (signal: AbortSignal) => {
    setMissing([]);
    setProgress({ done: 0 });
    const made = await make(client, year, {
      onProgress: (done, total) => setProgress({ done, total }),
      signal,
    });
    if (typeof made === 'string') return snackbar.show(made);
    setMissing(made.missing);
    saveBlob(made.zip, made.name);
  };

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    try {
      await run(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) snackbar.show(toApiError(error).message, { tone: 'error' });
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, missing, start, cancel: () => running.current?.abort() };
}
