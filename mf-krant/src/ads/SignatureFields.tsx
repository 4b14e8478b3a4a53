import { formatDate } from 'kit/format';
import { FormTextField, useFormState } from 'kit/forms';
import { MutedText } from 'kit/lists';
import { Button, ButtonRow } from 'kit/ui';
import { PenLine } from 'lucide-react';
import { type PointerEvent, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';

import type { Sale, SaleValues } from './saleValues';

/** A drawing is so wide and so high, in the numbers of its points. */
const [WIDE, HIGH] = [1000, 500];
/** The server takes no more strokes, numbers of one and numbers of all. */
const [MOST_STROKES, MOST_IN_STROKE, MOST_NUMBERS] = [100, 2000, 3000];
/** A point this near to the one before is left out. */
const NEAR = 6;

interface SignatureFieldsProps {
  /** As it was read. */
  sale: Sale;
}

/** What the advertiser signs for a sale: a name, and a drawing by finger or mouse where wanted. */
export function SignatureFields({ sale }: SignatureFieldsProps) {
  const state = useFormState();
  const values = state.values as SaleValues;
  const { isSigning = false } = values;
  const change = (more: Partial<SaleValues>) => void state.setValues({ ...values, ...more });
  if (!isSigning)
    return (
      <>
        {sale.advState === 'verkocht' && sale.signature && <Signature signature={sale.signature} />}
        <div>
          <Button
            variant="ghost"
            size="small"
            icon={<PenLine aria-hidden />}
            onClick={() => change({ isSigning: true })}
          >
            {sale.signature ? 'Opnieuw laten ondertekenen' : 'Laten ondertekenen'}
          </Button>
        </div>
      </>
    );
  const strokes = values.signStrokes ?? [];
  return (
    <Root aria-label="Ondertekenen" role="group">
      <FormTextField name="signName" label="Naam van wie tekent" maxLength={200} />
      <SignaturePad strokes={strokes} onChange={(signStrokes) => change({ signStrokes })} />
      <MutedText>Zonder handtekening is het een akkoord op naam.</MutedText>
      <ButtonRow>
        {strokes.length > 0 && (
          <Button variant="ghost" size="small" onClick={() => change({ signStrokes: [] })}>
            Handtekening wissen
          </Button>
        )}
        <Button
          variant="text"
          size="small"
          onClick={() => change({ isSigning: false, signName: '', signStrokes: [] })}
        >
          Niet ondertekenen
        </Button>
      </ButtonRow>
    </Root>
  );
}

/** Who signed for a sale and when, with what was drawn. */
export function Signature({ signature }: { signature: NonNullable<Sale['signature']> }) {
  const { name, at, strokes } = signature;
  const text = `Ondertekend door ${name} op ${formatDate(at)}`;
  return (
    <figure style={{ margin: 0 }}>
      {strokes.length > 0 && (
        <Drawing viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={`Handtekening van ${name}`}>
          <Lines strokes={strokes.map(({ points }) => points)} />
        </Drawing>
      )}
      <figcaption>{strokes.length > 0 ? text : `${text} (akkoord op naam)`}</figcaption>
    </figure>
  );
}

interface SignaturePadProps {
  /** x and y in turn, of each movement. */
  strokes: readonly (readonly number[])[];
  onChange: (strokes: number[][]) => void;
}

/** Where one signs with a finger, a pen or the mouse. By keyboard a name alone will do. */
function SignaturePad({ strokes, onChange }: SignaturePadProps) {
  const label = useId();
  const isDrawing = useRef(false);
  // A finger is faster than what it draws is shown.
  const latest = useRef<readonly (readonly number[])[]>([]);
  useEffect(() => {
    latest.current = strokes;
  }, [strokes]);
  const isFull = () => latest.current.reduce((sum, { length }) => sum + length, 0) >= MOST_NUMBERS - 1;
  const show = (drawn: readonly (readonly number[])[]) => {
    latest.current = drawn;
    onChange(drawn.map((one) => [...one]));
  };
  const at = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return [within(((clientX - left) / width) * WIDE, WIDE), within(((clientY - top) / height) * HIGH, HIGH)];
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (isFull() || latest.current.length >= MOST_STROKES) return;
    isDrawing.current = true;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    show([...latest.current, at(event)]);
  };
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (!isDrawing.current || isFull()) return;
    const last = latest.current.at(-1) ?? [];
    if (last.length >= MOST_IN_STROKE) return;
    const [x = 0, y = 0] = at(event);
    const [beforeX = 0, beforeY = 0] = last.slice(-2);
    if (Math.hypot(x - beforeX, y - beforeY) < NEAR) return;
    show([...latest.current.slice(0, -1), [...last, x, y]]);
  };
  const end = () => {
    isDrawing.current = false;
  };
  const root = useRef<HTMLDivElement>(null);
  // The form ends under its main action, which a phone keeps in sight: who signs sees all of the pad.
  useEffect(() => {
    root.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div ref={root}>
      <Caption id={label}>Handtekening</Caption>
      <Pad
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-labelledby={label}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <Lines strokes={strokes} />
      </Pad>
    </div>
  );
}

/** Each movement as a line; one that only touched as a dot. */
function Lines({ strokes }: { strokes: readonly (readonly number[])[] }) {
  return strokes.map((points, at) => {
    const dot = points.length === 2 ? points : [];
    // oxlint-disable-next-line react/no-array-index-key -- in the order in which they were drawn
    return <polyline key={at} points={[...points, ...dot].join(' ')} />;
  });
}

const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value || 0)));

const Root = styled.div`
  display: grid;
  gap: var(--s3);
`;

const Caption = styled.div`
  margin-bottom: var(--s1);
  font-weight: 650;
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 320px;
  polyline {
    fill: none;
    stroke: var(--ink);
    stroke-width: 7;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

const Pad = styled(Drawing)`
  max-width: 480px;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--r);
  background: var(--card);
  cursor: crosshair;
  touch-action: none;
`;
