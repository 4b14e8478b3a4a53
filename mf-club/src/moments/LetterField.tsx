import { Button, ButtonRow, FieldError } from 'kit/ui';
import { CreditCard, Plus } from 'lucide-react';
import styled from 'styled-components';

import { MOST_PARAGRAPHS, newParagraph } from './momentValues';
import { ParagraphField } from './ParagraphField';
import { useLetter, mergeFields } from './useLetter';

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
