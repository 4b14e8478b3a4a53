import { type RefObject, useEffect, useRef, useState } from 'react';

/** A submit that waits for an upload. */
export interface HeldSubmit {
  /** Somebody wants to submit. */
  isHeld: boolean;
  /** The upload has failed or was stopped: the submit is off. */
  drop: () => void;
  /** The upload is done: submits as soon as the form has its value. */
  release: () => void;
}

/**
 * Keeps the form around an upload from being submitted before that is done, and submits it then by itself: nobody has
 * to wait for the moment to press again, and nothing is saved without the file.
 * @param root inside the form
 * @param value what the upload gives the form
 */
export function useHeldSubmit(
  root: RefObject<HTMLElement | null>,
  isBusy: boolean,
  value: unknown,
): HeldSubmit {
  const [isHeld, setHeld] = useState(false);
  const isReleased = useRef(false);

  useEffect(() => {
    if (!isBusy) return;
    // On the window, so before React and before every other handler of the form.
    const hold = (event: SubmitEvent) => {
      if (event.target !== root.current?.closest('form')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setHeld(true);
    };
    window.addEventListener('submit', hold, true);
    return () => window.removeEventListener('submit', hold, true);
  }, [isBusy, root]);

  useEffect(() => {
    if (!isReleased.current) return;
    isReleased.current = false;
    root.current?.closest('form')?.requestSubmit();
  }, [value, root]);

  return {
    isHeld: isHeld && isBusy,
    drop: () => setHeld(false),
    release: () => {
      isReleased.current = isHeld;
      setHeld(false);
    },
  };
}
