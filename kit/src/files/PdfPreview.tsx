import { Skeleton } from 'kit/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

import type { OpenedPdf } from './pdfPages';

/** More is opened in a tab of its own. */
const MOST_PAGES = 5;
/** The width that pages are drawn at, in px: of a dialog on a desk. */
const WIDTH = 840;

/** The props of PdfPreview. */
interface PdfPreviewProps {
  file: Blob;
  /** What it is, for who does not see it. */
  title: string;
}

/**
 * The first pages of a pdf, drawn: the security policy of the portal lets nothing be embedded, and phones cannot. Nothing
 * when it cannot be drawn: whoever shows it offers a tab of its own beside.
 */
export function PdfPreview({ file, title }: PdfPreviewProps) {
  const pdf = usePdf(file);
  if (pdf === 'none') return null;
  if (!pdf) return <Skeleton rows={1} height={240} />;
  const numbers = Array.from({ length: Math.min(pdf.pageCount, MOST_PAGES) }, (_, at) => at + 1);
  return (
    <Pages>
      {numbers.map((number) => (
        <PdfPage
          key={number}
          pdf={pdf}
          number={number}
          label={pdf.pageCount > 1 ? `${title}, pagina ${number} van ${pdf.pageCount}` : title}
        />
      ))}
      {pdf.pageCount > MOST_PAGES && (
        <p>{`De andere ${pdf.pageCount - MOST_PAGES} pagina's zie je in een nieuw tabblad.`}</p>
      )}
    </Pages>
  );
}

function PdfPage({ pdf, number, label }: { pdf: OpenedPdf; number: number; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isGone = false;
    if (canvas.current)
      pdf.draw(canvas.current, number, WIDTH).then(
        () => !isGone && setDrawn(true),
        // A page that cannot be drawn stays empty; the link to the file is above it.
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [pdf, number]);
  return <Page ref={canvas} role="img" aria-label={label} aria-busy={!isDrawn} />;
}

/** @returns the opened file; undefined while it loads, 'none' when it cannot be shown */
function usePdf(file: Blob): OpenedPdf | 'none' | undefined {
  const [pdf, setPdf] = useState<OpenedPdf | 'none'>();
  useEffect(() => {
    let isGone = false;
    let opened: OpenedPdf | undefined;
    import('./pdfPages')
      .then(({ openPdf }) => openPdf(file))
      .then(
        (openedFile) => {
          opened = openedFile;
          if (isGone) openedFile.close();
          else setPdf(openedFile);
        },
        () => !isGone && setPdf('none'),
      );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [file]);
  return pdf;
}

const Pages = styled.div`
  display: grid;
  gap: var(--s3);
  justify-items: center;
  margin-top: var(--s3);
`;

const Page = styled.canvas`
  max-width: 100%;
  border: 1px solid var(--line);
  background: #fff;
`;
