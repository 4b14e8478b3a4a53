import { useFormField, useFormState } from 'kit/forms';
import { Button, FieldError } from 'kit/ui';
import { CreditCard, Plus } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';

import { MergeFieldBar } from './MergeFieldBar';
import { insertAt } from './mergeFields';
import { type MomentValues, MOST_PARAGRAPHS, newParagraph, type Paragraph } from './momentValues';
import { ParagraphField } from './ParagraphField';
import { useParagraphFocus } from './useParagraphFocus';

/** The second step: the draft of the letter, paragraph by paragraph (spec 3, sections 2 and 5). */
export function LetterField() {
  const form = useFormState();
  const { payment, letter } = form.values as MomentValues;
  const { list, focusLater } = useParagraphFocus(letter);
  const cursor = useRef<{ key: string; range: readonly [number, number] }>(undefined);
  const { error } = useFormField('letter');
  const hasModule = letter.some(({ type }) => type === 'paymentModule');
  const set = (next: Paragraph[]) => void form.setFieldValue('letter', next);

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
    const target = letter.find(({ key }) => key === cursor.current?.key) ?? letter.at(-1);
    if (!target) return;
    const end = target.text.length;
    const range = target.key === cursor.current?.key ? cursor.current.range : ([end, end] as const);
    const { text, cursor: position } = insertAt(target.text, range, field);
    set(letter.map((paragraph) => (paragraph === target ? { ...paragraph, text } : paragraph)));
    cursor.current = { key: target.key, range: [position, position] };
    focusLater(target.key, position);
  };

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
            onCursor={(range) => void (cursor.current = { key: paragraph.key, range })}
          />
        ))}
      </List>
      {error && <FieldError>{error}</FieldError>}
      <Adding>
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
      </Adding>
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

const Adding = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;
