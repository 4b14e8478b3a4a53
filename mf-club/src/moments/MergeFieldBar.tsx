import { Button } from 'kit/ui';
import styled from 'styled-components';

import { mergeFields } from './useLetter';

/** What differs for each member, to put into the text where the cursor is. */
export function MergeFieldBar({ onInsert }: { onInsert: (field: string) => void }) {
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
