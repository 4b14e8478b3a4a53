import { Button, ButtonRow, FieldError } from 'kit/ui';
import { CreditCard, Plus } from 'lucide-react';
import styled from 'styled-components';

import { MergeFieldBar } from './MergeFieldBar';
import { MOST_PARAGRAPHS, newParagraph } from './momentValues';
import { ParagraphField } from './ParagraphField';
import { useLetter } from './useLetter';

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
