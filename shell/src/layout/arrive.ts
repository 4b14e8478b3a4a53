/** In ms; what is not there by then comes where it comes. */
const PATIENCE = 3000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * While a page arrives (`data-arriving`), what stands below a part that is still loading waits for it: so nothing is
 * pushed away under somebody's eyes. It ends at the first touch, or after three seconds. To be given as `ref`.
 * @returns what ends it
 */
export function arrive(page: HTMLElement): () => void {
  const end = () => {
    delete page.dataset.arriving;
    clearTimeout(timer);
    for (const touch of TOUCHES) window.removeEventListener(touch, end);
  };
  const timer = setTimeout(end, PATIENCE);
  page.dataset.arriving = '';
  for (const touch of TOUCHES) window.addEventListener(touch, end, { passive: true });
  return end;
}
