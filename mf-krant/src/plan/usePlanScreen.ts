import { useAddressChoice } from 'kit/lists';
import { useAddressValues } from 'kit/router';
import { type RefObject, useLayoutEffect, useState } from 'react';

import { PAPER } from './paper';

/** How large the pages are, in percent; at 100 a centimetre of paper is 10 px. */
const ZOOMS = [50, 75, 100, 125, 150, 200, 300] as const;
const FIT = 'passend';

/** What a sheet has around it, and between two spreads, in px (planStyle.ts). */
const BESIDE_SHEET = 16;
const AROUND_SHEET = 76;
const BETWEEN = 16;
/** The name of the plan above them, and the foot below them. */
const TITLE = 56;
const FOOT = 76;

/** The page plan on the whole screen, and how large its pages are there. */
export interface PlanScreen {
  isFull: boolean;
  setFull: (isFull: boolean) => void;
  /** In percent. */
  zoom: number;
  /** All pages are in view, as large as they can be. */
  isFitting: boolean;
  larger: (() => void) | undefined;
  smaller: (() => void) | undefined;
  fit: () => void;
}

/**
 * Both are in the address: a reload shows the same, and Back leaves the whole screen.
 * @param spreads how many there are, to fit them all @param room what they have
 */
export function usePlanScreen(spreads: number, room: RefObject<HTMLElement | null>): PlanScreen {
  const [screen, setScreen] = useAddressChoice('scherm', 'gewoon', ['gewoon', 'vol']);
  const [{ zoom: chosen }, setValues] = useAddressValues(
    { zoom: '100' },
    { allowed: { zoom: [FIT, ...ZOOMS.map(String)] }, isTyped: true },
  );
  const isFull = screen === 'vol';
  const isFitting = chosen === FIT;
  const fitting = useFitting(spreads, room, isFull && isFitting);
  const zoom = isFitting ? fitting : Number(chosen);
  const setZoom = (next: number | undefined) =>
    next === undefined ? undefined : () => setValues({ zoom: String(next) });
  return {
    ...{ isFull, zoom, isFitting },
    setFull: (wanted) => setScreen(wanted ? 'vol' : 'gewoon'),
    larger: setZoom(ZOOMS.find((each) => each > zoom)),
    smaller: setZoom(ZOOMS.findLast((each) => each < zoom)),
    fit: () => setValues({ zoom: FIT }),
  };
}

/** How wide two pages beside each other are, in px. @param zoom in percent */
export function spreadWidth(zoom: number): number {
  return 2 * ((PAPER.width * zoom) / 100 + BESIDE_SHEET) + 2;
}

/** The largest zoom at which so many spreads are all in view, in percent; at least 20. */
export function fittingZoom(spreads: number, width: number, height: number): number {
  for (let zoom = 300; zoom > 20; zoom -= 1) {
    const beside = Math.floor((width + BETWEEN) / (spreadWidth(zoom) + BETWEEN));
    const high = (PAPER.height * zoom) / 100 + AROUND_SHEET + BETWEEN;
    if (beside > 0 && Math.ceil(spreads / beside) * high <= height) return zoom;
  }
  return 20;
}

function useFitting(spreads: number, room: RefObject<HTMLElement | null>, isOn: boolean): number {
  const [zoom, setZoom] = useState(100);
  useLayoutEffect(() => {
    if (!isOn) return;
    const measure = () => {
      const pages = room.current ?? document.documentElement;
      const top = Math.max(0, pages.getBoundingClientRect().top);
      setZoom(fittingZoom(spreads, pages.clientWidth, window.innerHeight - top - TITLE - FOOT));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [isOn, room, spreads]);
  return zoom;
}
