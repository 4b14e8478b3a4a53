import { toApiError } from 'kit/graphql';
import { Button, ErrorState, SkeletonBar } from 'kit/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

import { drawMarks, type Mark, PAGE } from './drawMarks';

interface SheetPreviewProps {
  /** What was drawn last; undefined: nothing yet. */
  marks: readonly Mark[] | undefined;
  loading: boolean;
  error?: unknown;
  /** Asks for it again. */
  refetch: () => Promise<unknown>;
}

/** A sheet of paper with an invoice. What is shown stays until there is something newer. */
export function SheetPreview({ marks, loading, error, refetch }: SheetPreviewProps) {
  const retry = () => void refetch().catch(() => undefined);
  if (!marks && error) {
    return (
      <ErrorState title="Het voorbeeld kan niet worden gemaakt" failure={toApiError(error)} onRetry={retry} />
    );
  }
  return (
    <Root>
      <Paper>{marks ? <Sheet marks={marks} /> : <SkeletonBar />}</Paper>
      <Note>
        {loading && 'Voorbeeld wordt bijgewerkt...'}
        {!loading && Boolean(error) && (
          <>
            Het voorbeeld is niet bijgewerkt.
            <Button variant="text" size="small" onClick={retry}>
              Opnieuw proberen
            </Button>
          </>
        )}
      </Note>
    </Root>
  );
}

function Sheet({ marks }: { marks: readonly Mark[] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet) return;
    const family = getComputedStyle(document.documentElement).getPropertyValue('--body').trim() || undefined;
    let isCurrent = true;
    const redraw = () => {
      if (isCurrent) draw(sheet, marks, family);
    };
    const observer = new ResizeObserver(redraw);
    void fontsOf(family).then(() => {
      redraw();
      if (isCurrent) observer.observe(sheet);
    });
    return () => {
      isCurrent = false;
      observer.disconnect();
    };
  }, [marks]);
  return <canvas ref={canvas} role="img" aria-label="Voorbeeld van de factuur" {...PAGE} />;
}

function draw(canvas: HTMLCanvasElement, marks: readonly Mark[], family: string | undefined): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  // As many pixels as it is shown in, so that small letters stay sharp. Folded away it has no width.
  const scale = ((canvas.clientWidth || PAGE.width) * window.devicePixelRatio) / PAGE.width;
  canvas.width = Math.round(PAGE.width * scale);
  canvas.height = Math.round(PAGE.height * scale);
  context.scale(scale, scale);
  // Letters where the layout has them, not moved to whole pixels.
  context.textRendering = 'geometricPrecision';
  drawMarks(context, marks, family);
}

/** Drawn before its font is there, a text stays in another. Without the font that other one has to do. */
async function fontsOf(family: string | undefined): Promise<void> {
  if (!family) return;
  const weights = [400, 700].map((weight) => document.fonts.load(`${weight} 10px ${family}`));
  await Promise.allSettled(weights);
}

const Root = styled.div`
  max-width: ${PAGE.width}px;
`;

/** White in the dark too: it is paper. */
const Paper = styled.div`
  aspect-ratio: ${PAGE.width} / ${PAGE.height};
  overflow: hidden;
  border: 1px solid var(--line);
  background: #fff;
  box-shadow: var(--shadow);
  canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
`;

const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 44px;
  margin: 0;
  color: var(--ink-2);
  font-size: 14px;
`;
