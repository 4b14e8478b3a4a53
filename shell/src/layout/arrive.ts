/** In ms; what is not there by then comes where it comes. */
const PATIENCE = 3000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;
const WAITING = ':is(main [data-loading], main :has([data-loading])) ~ * { display: none !important; }';

/**
 * While a page arrives, what stands below a part that is still loading waits for it: so nothing is pushed away under
 * somebody's eyes. It ends at the first touch, or after three seconds. To be given as `ref`.
 * @returns what ends it
 */
export function arrive(): () => void {
  // Only as long as it counts: such a rule is looked at for every element that comes and goes.
  const rule = document.createElement('style');
  rule.textContent = WAITING;
  const end = () => {
    rule.remove();
    clearTimeout(timer);
    for (const touch of TOUCHES) window.removeEventListener(touch, end);
  };
  const timer = setTimeout(end, PATIENCE);
  document.head.append(rule);
  for (const touch of TOUCHES) window.addEventListener(touch, end, { passive: true });
  return end;
}
