import { type KeyboardEvent, type MouseEvent } from 'react';
import styled from 'styled-components';

import type { AdProofMarkInput, VisitorProofFragment } from '../gql/visitors/graphql';

/** A mark is in thousandths of the width and the height. */
const WHOLE = 1000;
/** So far an arrow moves a mark. */
const STEP = 20;

interface ProofPictureProps {
  proof: Pick<VisitorProofFragment, 'picture' | 'format'>;
  marks: readonly AdProofMarkInput[];
  /** Points somewhere out, or moves the mark with that number; absent: it is only to be looked at. */
  onMark?: (at: Pick<AdProofMarkInput, 'x' | 'y'>, moved?: number) => void;
}

/** The advertisement as it is printed, no larger than on paper, with what is pointed out in it. */
export function ProofPicture({ proof: { picture, format }, marks, onMark }: ProofPictureProps) {
  const [width = 17, height = 9] = format.split('x').map((side) => Number(side.replace(',', '.')));
  const point = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width: wide, height: high } = currentTarget.getBoundingClientRect();
    const isByKey = detail === 0 || wide === 0;
    onMark?.({
      x: isByKey ? WHOLE / 2 : within(((clientX - left) / wide) * WHOLE),
      y: isByKey ? WHOLE / 2 : within(((clientY - top) / high) * WHOLE),
    });
  };
  const image = <img src={picture} alt={`Je advertentie, ${format} cm`} />;
  return (
    <Paper>
      <Sized style={{ maxWidth: `${width}cm`, aspectRatio: `${width} / ${height}` }}>
        {onMark ? (
          <Whole type="button" aria-label="Iets aanwijzen in je advertentie" onClick={point}>
            {image}
          </Whole>
        ) : (
          image
        )}
        {marks.map(({ x, y }, at) => {
          const place = { left: `${x / 10}%`, top: `${y / 10}%` };
          return onMark ? (
            <Pin
              // oxlint-disable-next-line react/no-array-index-key -- its number is what it is
              key={at}
              as="button"
              type="button"
              style={place}
              aria-label={`${at + 1}, verplaats met de pijltjes`}
              onKeyDown={(event: KeyboardEvent) => {
                const [dx, dy] = arrows[event.key] ?? [0, 0];
                if (dx === 0 && dy === 0) return;
                event.preventDefault();
                onMark({ x: within(x + dx * STEP), y: within(y + dy * STEP) }, at);
              }}
            >
              <b>{at + 1}</b>
            </Pin>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- its number is what it is
            <Pin key={at} style={place} aria-hidden>
              <b>{at + 1}</b>
            </Pin>
          );
        })}
      </Sized>
    </Paper>
  );
}

const arrows: Readonly<Record<string, [number, number]>> = {
  ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0] },
  ...{ ArrowUp: [0, -1], ArrowDown: [0, 1] },
};

const within = (at: number): number => Math.round(Math.min(WHOLE, Math.max(0, at)));

/** The page of the newspaper that it stands on, with the names of its neighbours. */
export function ProofPage({
  page,
  picture,
}: {
  page: NonNullable<VisitorProofFragment['page']>;
  picture: string;
}) {
  const percent = (part: number, of: number) => `${(part / of) * 100}%`;
  return (
    <Sheet style={{ aspectRatio: `${page.width} / ${page.height}` }}>
      {page.ads.map(({ name, own, left, top, width, height }) => (
        <li
          key={`${left} ${top}`}
          data-own={own || undefined}
          style={{
            ...{ left: percent(left, page.width), top: percent(top, page.height) },
            ...{ width: percent(width, page.width), height: percent(height, page.height) },
          }}
        >
          {own ? <img src={picture} alt="Jouw advertentie" /> : <span data-free-text>{name}</span>}
        </li>
      ))}
    </Sheet>
  );
}

const Paper = styled.div`
  padding: var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r);
  /* Paper stays light. */
  background: #fff;
`;

const Sized = styled.div`
  position: relative;
  margin: 0 auto;
  img {
    display: block;
    width: 100%;
    height: 100%;
    outline: 1px solid #b3aaa2;
  }
`;

const Whole = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: crosshair;
`;

const Pin = styled.span`
  position: absolute;
  display: grid;
  place-items: end start;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;
  /* Its lower left corner points. */
  transform: translate(0, -100%);
  b {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 14px 14px 14px 2px;
    background: #b5121b;
    box-shadow: 0 0 0 2px #fff;
    color: #fff;
    font-size: 14px;
  }
`;

const Sheet = styled.ul`
  position: relative;
  max-width: 420px;
  margin: var(--s3) 0 0;
  padding: 0;
  border: 1px solid var(--line-strong);
  background: #fff;
  list-style: none;
  li {
    position: absolute;
    display: grid;
    place-items: center;
    overflow: hidden;
    border: 1px solid #b3aaa2;
    background: #f3efea;
    color: #5c534c;
    font-size: 12px;
    text-align: center;
    overflow-wrap: anywhere;
  }
  li[data-own] {
    outline: 3px solid #b5121b;
    z-index: 1;
  }
  img {
    display: block;
    width: 100%;
    height: 100%;
  }
`;
