import { FormSelect, FormTextArea } from 'kit/fields';
import { Button, ButtonRow, FieldError, IconButton } from 'kit/ui';
import { CreditCard, Plus, ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import styled from 'styled-components';

import { MOST_PARAGRAPHS, newParagraph, LONGEST_TEXT, type Paragraph } from './momentValues';
import { useLetter, mergeFields, type TextRange } from './useLetter';

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
