import { useUser } from 'kit/session';
import { DefinitionRow, IconButton } from 'kit/ui';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';

import { type ProfileField, profileLabels } from './profileFields';

// Forms come when somebody edits; the first page does without them.
const InlineFieldEditor = lazy(async () => ({
  default: (await import('./InlineFieldEditor')).InlineFieldEditor,
}));

interface InlineFieldProps {
  field: ProfileField;
}

/** One detail: read-only with a pencil, or a field with a save icon. */
export function InlineField({ field }: InlineFieldProps) {
  const user = useUser();
  const [editing, setEditing] = useState(false);
  const label = profileLabels[field];
  const value = user[field] || <em>Nog niet ingevuld</em>;
  const close = useCallback(() => setEditing(false), []);
  if (editing) {
    return (
      <Suspense fallback={<DefinitionRow label={label}>{value}</DefinitionRow>}>
        <InlineFieldEditor field={field} onClose={close} />
      </Suspense>
    );
  }
  return (
    <DefinitionRow
      label={label}
      action={
        <IconButton aria-label={`${label} aanpassen`} onClick={() => setEditing(true)}>
          <Pencil aria-hidden />
        </IconButton>
      }
    >
      {value}
    </DefinitionRow>
  );
}
