import { FormTextField, useFormField } from 'kit/forms';
import { type PointerEvent, useId } from 'react';
import styled from 'styled-components';

/** The point of a picture that stays in sight where it is cropped: per cent from the left and from the top. */
export interface FocalPoint {
  x: number;
  y: number;
}

const MIDDLE: FocalPoint = { x: 50, y: 50 };
const LONGEST_ALT = 200;

/**
 * What is asked of a picture in a Form: what is to be seen on it (`alt`), and the point that stays in sight (`focus`, null:
 * the middle), by touch, by mouse or by keyboard. @param url of the picture
 */
export function PictureDetails({ url }: { url: string }) {
  const field = useFormField('focus');
  const focus = (field.value as FocalPoint | null | undefined) ?? MIDDLE;
  const hint = useId();
  const point = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    field.setValue({
      x: percent((event.clientX - left) / width),
      y: percent((event.clientY - top) / height),
    });
  };
  return (
    <>
      <FormTextField
        name="alt"
        label="Alternatieve tekst"
        description="Wat er te zien is, voor wie de foto niet ziet."
        maxLength={LONGEST_ALT}
      />
      <Group aria-describedby={hint}>
        <legend>Wat blijft in beeld?</legend>
        <p id={hint}>Tik op de foto, of verschuif. Is er minder plaats, dan blijft dit punt te zien.</p>
        <Pictures>
          <Picture onPointerDown={point} onPointerMove={point}>
            <img src={url} alt="" draggable={false} />
            <Cross aria-hidden style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
          </Picture>
          <Cropped src={url} alt="" style={{ objectPosition: `${focus.x}% ${focus.y}%` }} />
        </Pictures>
        <label>
          Van links
          <input
            type="range"
            min={0}
            max={100}
            value={focus.x}
            onChange={({ target }) => field.setValue({ ...focus, x: Number(target.value) })}
          />
        </label>
        <label>
          Van boven
          <input
            type="range"
            min={0}
            max={100}
            value={focus.y}
            onChange={({ target }) => field.setValue({ ...focus, y: Number(target.value) })}
          />
        </label>
      </Group>
    </>
  );
}

function percent(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 100);
}

const Group = styled.fieldset`
  display: grid;
  gap: var(--s2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-size: 14px;
    font-weight: 600;
  }
  p {
    margin: 0;
    color: var(--ink-2);
    font-size: 14px;
  }
  label {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-height: 44px;
    font-size: 14px;
  }
  input {
    flex: 1;
    min-width: 0;
    accent-color: var(--red);
  }
`;

const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s3);
`;

/** How it looks where there is room for a narrow one only. */
const Cropped = styled.img`
  width: 60px;
  height: 120px;
  border-radius: var(--r-s);
  object-fit: cover;
`;

const Picture = styled.div`
  position: relative;
  max-width: 320px;
  cursor: crosshair;
  touch-action: none;
  img {
    display: block;
    max-width: 100%;
    max-height: 240px;
    border-radius: var(--r-s);
    user-select: none;
  }
`;

const Cross = styled.span`
  position: absolute;
  width: 28px;
  height: 28px;
  margin: -14px 0 0 -14px;
  border: 3px solid #fff;
  border-radius: 50%;
  box-shadow:
    0 0 0 2px #000,
    inset 0 0 0 2px #000;
  pointer-events: none;
`;
