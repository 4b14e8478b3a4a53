import { useFormField, useFormState } from 'kit/forms';
import { useRef, type RefObject, useLayoutEffect } from 'react';

import type { MomentValues, Paragraph } from './momentValues';

/** What the server fills in for each member, with what it is, in the words of the buttons. */
export const mergeFields = [
  { field: '{voornaam}', label: 'Voornaam' },
  { field: '{achternaam}', label: 'Achternaam' },
  { field: '{naam}', label: 'Hele naam' },
  { field: '{lidnummer}', label: 'Lidnummer' },
  { field: '{jaar}', label: 'Jaar van de editie' },
  { field: '{contributie}', label: 'Contributie' },
  { field: '{jaren}', label: 'Aantal betaalde jaren' },
] as const;

/** A text with something put where the cursor is, and where the cursor is then. */
function insertAt(
  text: string,
  [from, to]: readonly [from: number, to: number],
  inserted: string,
): { text: string; cursor: number } {
  return { text: text.slice(0, from) + inserted + text.slice(to), cursor: from + inserted.length };
}

/** From and to where a text is selected. */
export type TextRange = readonly [from: number, to: number];

/** The letter of the form around it, and what can be done with its paragraphs. */
export function useLetter() {
  const { values, setFieldValue } = useFormState();
  const { payment, letter } = values as MomentValues;
  const { error } = useFormField('letter');
  const { list, focusLater } = useParagraphFocus(letter);
  const cursor = useRef<{ key: string; range: TextRange }>(undefined);
  const set = (next: Paragraph[]) => void setFieldValue('letter', next);

  const add = (paragraph: Paragraph) => {
    set([...letter, paragraph]);
    focusLater(paragraph.key, 'first');
  };
  const move = (from: number, to: number) => {
    const moved = letter[from];
    if (!moved || to < 0 || to >= letter.length) return;
    const rest = letter.filter((paragraph) => paragraph !== moved);
    set([...rest.slice(0, to), moved, ...rest.slice(to)]);
    // Who moves it while writing goes on writing.
    const { activeElement } = document;
    const isWriting = activeElement instanceof HTMLTextAreaElement;
    focusLater(moved.key, isWriting ? activeElement.selectionStart : to < from ? 'up' : 'down');
  };
  const remove = (at: number) => {
    set(letter.filter((_, index) => index !== at));
    focusLater((letter[at + 1] ?? letter[at - 1])?.key, 'first');
  };
  const insert = (field: string) => {
    const known = letter.find(({ key }) => key === cursor.current?.key);
    const target = known ?? letter.at(-1);
    if (!target) return;
    const end = target.text.length;
    const range = (known && cursor.current?.range) ?? [end, end];
    const { text, cursor: position } = insertAt(target.text, range, field);
    set(letter.map((paragraph) => (paragraph === target ? { ...paragraph, text } : paragraph)));
    cursor.current = { key: target.key, range: [position, position] };
    focusLater(target.key, position);
  };
  const rememberCursor = (key: string, range: TextRange) => void (cursor.current = { key, range });
  return { letter, payment, error, list, add, move, remove, insert, rememberCursor };
}

/** Where in a paragraph: its first control, the button that moved it, or the cursor at a place in its text. */
type Place = 'first' | 'up' | 'down' | number;

/** Keeps the focus with who works by key: a paragraph that was moved, added or removed takes it along. */
function useParagraphFocus(shown: unknown): {
  /** The list, of which each item has `data-key`. */
  list: RefObject<HTMLOListElement | null>;
  /** Puts the focus there when the list has changed. */
  focusLater: (key: string | undefined, place: Place) => void;
} {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ key: string | undefined; place: Place }>(undefined);
  useLayoutEffect(() => {
    const { current } = wanted;
    if (!current) return;
    wanted.current = undefined;
    const item = list.current?.querySelector<HTMLElement>(`[data-key="${current.key}"]`);
    if (item) focusIn(item, current.place);
  }, [shown]);
  return { list, focusLater: (key, place) => void (wanted.current = { key, place }) };
}

function focusIn(item: HTMLElement, place: Place): void {
  const text = item.querySelector('textarea');
  if (typeof place === 'number') {
    text?.focus();
    text?.setSelectionRange(place, place);
    return;
  }
  const mover = item.querySelector<HTMLButtonElement>(`[data-move="${place}"]`);
  // At the end of the list its button is disabled.
  const other = item.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)');
  const target = place === 'first' ? (text ?? other) : mover?.disabled === false ? mover : other;
  target?.focus();
}
