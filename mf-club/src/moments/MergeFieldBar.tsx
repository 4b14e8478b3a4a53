import { Button } from 'kit/ui';
import styled from 'styled-components';

import { mergeFields } from './mergeFields';

interface MergeFieldBarProps {
  onInsert: (field: string) => void;
  /** There is no text to put it into. */
  disabled: boolean;
}

/** What differs for each member, to put into the text where the cursor is. */
export function MergeFieldBar({ onInsert, disabled }: MergeFieldBarProps) {
  return (
    <Bar role="group" aria-label="Gegevens van het lid invoegen">
      <p>
        Deze gegevens worden in elke brief ingevuld. Zet de cursor in een alinea en kies wat daar moet staan.
      </p>
      <div>
        {mergeFields.map(({ field, label }) => (
          <Button
            key={field}
            variant="ghost"
            size="small"
            disabled={disabled}
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
