/** Whether the keys count here: in the part with `data-keys` that has the focus, or the first of the page when none has it. */
export function hasKeys(root: Element | null): boolean {
  const owner = document.activeElement?.closest('[data-keys]') ?? document.querySelector('[data-keys]');
  return root !== null && owner === root;
}
