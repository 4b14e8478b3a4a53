import { fetchFile } from 'kit/download';
import { toApiError } from 'kit/graphql';
import { ErrorState, Skeleton } from 'kit/ui';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

import { PdfPreview } from './PdfPreview';
import type { StoredFile } from './storedFile';

const IMAGES = new Set(['png', 'jpg', 'jpeg', 'bmp', 'webp']);

/** Whether a browser can show it. */
export const canPreview = ({ type }: Pick<StoredFile, 'type'>): boolean => type === 'pdf' || IMAGES.has(type);

/** The props of FilePreview. */
export interface FilePreviewProps {
  /** What it is, for who does not see it. */
  title: string;
  file: StoredFile;
}

/** A file as it looks: an image, or the first pages of a pdf with a link to a tab of its own, for all of it. */
export function FilePreview({ title, file }: FilePreviewProps) {
  const { url, blob, error, retry } = useBlobUrl(file.url);
  if (error) return <ErrorState title="Het document kan niet worden geladen" text={error} onRetry={retry} />;
  if (!url || !blob) return <Skeleton rows={1} height={240} />;
  return file.type === 'pdf' ? (
    <OpenPdf url={url} blob={blob} title={title} />
  ) : (
    <Picture src={url} alt={title} />
  );
}

function OpenPdf({ url, blob, title }: { url: string; blob: Blob; title: string }) {
  return (
    <>
      <p>
        <a href={url} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden size={18} /> {`${title} openen in een nieuw tabblad`}
        </a>
      </p>
      <PdfPreview file={blob} title={title} />
    </>
  );
}

/** The file as an address of this page: the server offers a pdf only to be saved. */
function useBlobUrl(address: string) {
  const [shown, setShown] = useState<{ url?: string; blob?: Blob; error?: string }>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    let made: string | undefined;
    fetchFile({ url: address }, controller.signal).then(
      (blob) => {
        if (controller.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setShown({ url: made, blob });
      },
      (failure: unknown) => {
        if (!controller.signal.aborted) setShown({ error: toApiError(failure).message });
      },
    );
    return () => {
      controller.abort();
      // A tab that was just opened reads it in a moment.
      const shown = made;
      if (shown) setTimeout(() => URL.revokeObjectURL(shown), 60_000);
    };
  }, [address, attempt]);
  const retry = () => {
    setShown({});
    setAttempt(attempt + 1);
  };
  return { ...shown, retry };
}

const Picture = styled.img`
  display: block;
  max-width: 100%;
  max-height: 75dvh;
  margin: 0 auto;
  border: 1px solid var(--line);
  background: #fff;
`;
