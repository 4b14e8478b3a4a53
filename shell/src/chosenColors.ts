/** Who chose light or dark sees it from the first script on; later GlobalStyle of kit/ui sees to it, whose key this is. */
export function showChosenColors(): void {
  try {
    const choice = localStorage.getItem('kleuren');
    if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
  } catch {
    // No storage is allowed here.
  }
}
