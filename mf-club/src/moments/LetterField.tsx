import { FormSelect, FormTextArea } from 'kit/fields';
import { useFormField, useFormState } from 'kit/forms';
import { Button, ButtonRow, FieldError, IconButton } from 'kit/ui';
import { ArrowDown, ArrowUp, CreditCard, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';

import {
  LONGEST_TEXT,
  type MomentValues,
  MOST_PARAGRAPHS,
  newParagraph,
  type Paragraph,
} from './momentValues';

/** The second step: the draft of the letter, paragraph by paragraph. */
export function LetterField() {
  const { letter, payment, error, list, add, move, remove, insert, rememberCursor } = useLetter();
  const hasModule = letter.some(({ type }) => type === 'paymentModule');
  return (
    <>
      <MergeFieldBar onInsert={insert} />
      <List ref={list} aria-label="Alinea's">
        {letter.map((paragraph, index) => (
          <ParagraphField
            key={paragraph.key}
            paragraph={paragraph}
            index={index}
            count={letter.length}
            mayBeModule={payment && (!hasModule || paragraph.type === 'paymentModule')}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
            onCursor={(range) => rememberCursor(paragraph.key, range)}
          />
        ))}
      </List>
      {error && <FieldError>{error}</FieldError>}
      <ButtonRow>
        <Button
          variant="ghost"
          icon={<Plus aria-hidden />}
          disabled={letter.length >= MOST_PARAGRAPHS}
          onClick={() => add(newParagraph())}
        >
          Alinea toevoegen
        </Button>
        {payment && !hasModule && (
          <Button
            variant="ghost"
            icon={<CreditCard aria-hidden />}
            onClick={() => add(newParagraph('paymentModule'))}
          >
            Betaalmodule toevoegen
          </Button>
        )}
      </ButtonRow>
    </>
  );
}

const List = styled.ol`
  display: grid;
  gap: var(--s3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** What differs for each member, to put into the text where the cursor is. */
function MergeFieldBar({ onInsert }: { onInsert: (field: string) => void }) {
  return (
    <Bar role="group" aria-label="Gegevens van het lid invoegen">
      <p>
        De aanhef ('Beste Jan,') en de groet komen er vanzelf bij. Wat voor elk lid anders is, zet je met een
        knop op de plek van de cursor.
      </p>
      <div>
        {mergeFields.map(({ field, label }) => (
          <Button
            key={field}
            variant="ghost"
            size="small"
            aria-label={`${label} invoegen: ${field}`}
            title={field}
            // The text keeps its focus and its cursor.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onInsert(field)}
          >
            {label}
          </Button>
        ))}
      </div>
    </Bar>
  );
}

const Bar = styled.div`
  p {
    margin: 0 0 var(--s2);
    color: var(--ink-2);
    font-size: 14px;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
  }
`;

interface ParagraphFieldProps {
  paragraph: Paragraph;
  index: number;
  count: number;
  /** Whether it may be the payment module, of which there is at most one. */
  mayBeModule: boolean;
  /** To this place in the letter. */
  onMove: (to: number) => void;
  onRemove: () => void;
  /** The cursor is here now. */
  onCursor: (range: TextRange) => void;
}

const text = { value: 'text', label: 'Tekst' };
const paymentModule = { value: 'paymentModule', label: 'Betaalmodule' };

/** A paragraph of the letter: its type, its text, and its place, by button or with Alt and an arrow. */
function ParagraphField(props: ParagraphFieldProps) {
  const { paragraph, index, mayBeModule, onMove, onCursor } = props;
  const name = `Alinea ${index + 1}`;
  const isModule = paragraph.type === 'paymentModule';
  const keyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    onMove(index + by);
  };
  const remember = ({ currentTarget: area }: SyntheticEvent<HTMLTextAreaElement>) =>
    onCursor([area.selectionStart, area.selectionEnd]);
  return (
    <Item data-key={paragraph.key} aria-label={name} onKeyDown={keyDown}>
      <Head>
        <b aria-hidden>{name}</b>
        {mayBeModule && (
          <FormSelect
            name={`letter.${index}.type`}
            label={`Soort van ${name.toLowerCase()}`}
            hideLabel
            options={[text, paymentModule]}
          />
        )}
        <Moves name={name} {...props} />
      </Head>
      <FormTextArea
        name={`letter.${index}.text`}
        label={`Tekst van ${name.toLowerCase()}`}
        hideLabel
        description={
          isModule
            ? 'Hier komt het bedrag, met een QR-code om te betalen. Je kunt er nog een tekst bij zetten.'
            : undefined
        }
        rows={2}
        maxLength={LONGEST_TEXT}
        onSelect={remember}
      />
    </Item>
  );
}

interface MovesProps extends Pick<ParagraphFieldProps, 'index' | 'count' | 'onMove' | 'onRemove'> {
  name: string;
}

function Moves({ name, index, count, onMove, onRemove }: MovesProps) {
  return (
    <span>
      <IconButton
        aria-label={`${name} omhoog`}
        data-move="up"
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        aria-label={`${name} omlaag`}
        data-move="down"
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton aria-label={`${name} verwijderen`} disabled={count === 1} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </span>
  );
}

const Item = styled.li`
  padding: var(--s2) var(--s3) var(--s3);
  border: 1px solid var(--line);
  border-radius: var(--r);
  textarea {
    min-height: 68px;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  margin-bottom: var(--s2);
  > span {
    display: flex;
    margin-left: auto;
  }
  > b {
    font-size: 14px;
  }
`;

/** What the server fills in for each member, with what it is, in the words of the buttons. */
const mergeFields = [
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
type TextRange = readonly [from: number, to: number];

/** The letter of the form around it, and what can be done with its paragraphs. */
function useLetter() {
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
