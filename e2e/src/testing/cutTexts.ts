import type { Page } from '@playwright/test';

/** A text of which a part cannot be seen. */
export interface CutText {
  /** How, where and what. */
  fault: string;
  /** Free text, which may be cut when a tap opens it: it stands in an element with `data-free-text`. */
  isFree: boolean;
}

/**
 * The texts of the page that are cut off: by what clips them (with or without an ellipsis), by the edge of the screen, or
 * in a row that scrolls sideways and does not show it. And what a search field asks for, when it does not fit.
 */
export async function cutTexts(page: Page): Promise<CutText[]> {
  // What follows the size of the window does so with the next frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return page.evaluate(findCutTexts);
}

/** In the page. Where a text would stand is known also when it is not drawn. */
function findCutTexts(): CutText[] {
  const found: CutText[] = [];
  const unmarked = new Set<Element>();
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const nameOf = (element: Element) =>
    [element.parentElement, element]
      .map((one) => [one?.tagName.toLowerCase(), one?.getAttribute('data-part')].filter(Boolean).join(' '))
      .join('>');

  /** How this box, of a text, is cut; undefined when it is whole, or only for screen readers. */
  const faultOf = (box: DOMRect, inside: Element): string | undefined => {
    let fault: string | undefined;
    let isScrolled = false;
    for (
      let element: Element | null = inside;
      element && element !== document.documentElement;
      element = element.parentElement
    ) {
      const { overflowX, overflowY, display, clip, clipPath, maskImage } = getComputedStyle(element);
      if (clip !== 'auto' || clipPath !== 'none') return undefined;
      if (display === 'inline' || display === 'contents') continue;
      const room = element.getBoundingClientRect();
      if (scrolls(overflowX) && element.scrollWidth > element.clientWidth + 1) {
        isScrolled = true;
        if (maskImage === 'none') unmarked.add(element);
      }
      const isOutside = box.right > room.right + 1 || box.left < room.left - 1;
      if (overflowX !== 'visible' && !isScrolled && isOutside) fault ??= 'cut sideways';
      if (scrolls(overflowY)) break;
      // Letters hang a little out of a line that is low.
      if (overflowY !== 'visible' && box.bottom > room.bottom + 3) fault ??= 'cut below';
    }
    const isBeside = !isScrolled && box.right > document.documentElement.clientWidth + 1;
    return fault ?? (isBeside ? 'beside the screen' : undefined);
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const { parentElement } = currentNode;
    const text = currentNode.textContent?.trim();
    if (!text || !parentElement || !isShown(parentElement)) continue;
    range.selectNodeContents(currentNode);
    const box = range.getBoundingClientRect();
    const fault = box.width > 0 && faultOf(box, parentElement);
    if (!fault) continue;
    const isFree = parentElement.closest('[data-free-text]') !== null;
    found.push({ fault: `${fault}: ${nameOf(parentElement)}: ${text.slice(0, 60)}`, isFree });
  }
  for (const row of unmarked) {
    found.push({
      fault: `scrolls without a sign: ${nameOf(row)}: ${row.textContent.slice(0, 60)}`,
      isFree: false,
    });
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const input of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    if (!pen || input.value || !isShown(input)) continue;
    const { paddingLeft, paddingRight } = getComputedStyle(input);
    pen.font = getComputedStyle(input, '::placeholder').font;
    const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (pen.measureText(input.placeholder).width > room + 1) {
      found.push({ fault: `cut in its field: ${input.placeholder}`, isFree: false });
    }
  }
  return found;
}
