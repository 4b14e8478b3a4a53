import { DeleteDialog, FormDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { formatDateTime } from 'kit/format';
import { requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { MutedText } from 'kit/lists';
import { Button, IconButton } from 'kit/ui';
import { StickyNote, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { object } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  KrantAddNoteDocument,
  type KrantAdNotesFragment,
  KrantAdNotesFragmentDoc,
  KrantDeleteNoteDocument,
} from '../gql/graphql';
import { AdSection, AdSectionList } from './AdSection';

/** The props of AdNotes. */
export interface AdNotesProps {
  /** Null: there is no advertisement yet. */
  ad: FragmentType<typeof KrantAdNotesFragmentDoc> | null;
  /** They can be added and deleted. */
  canEdit: boolean;
  onChanged?: () => unknown;
}

/** What editors write for each other about an advertisement. Not for sellers. */
export function AdNotes({ ad, canEdit, onChanged }: AdNotesProps) {
  const { id: adId = null, advRedactieNotes: notes = [] } =
    getFragmentData(KrantAdNotesFragmentDoc, ad) ?? {};
  const [isAdding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<KrantAdNotesFragment['advRedactieNotes'][number]>();
  const { save: remove } = useSave(KrantDeleteNoteDocument, { done: 'Notitie verwijderd' });
  return (
    <AdSection
      title="Notities van de redactie"
      action={
        canEdit &&
        adId && (
          <Button
            variant="ghost"
            size="small"
            icon={<StickyNote aria-hidden />}
            onClick={() => setAdding(true)}
            data-no-print
          >
            Notitie toevoegen
          </Button>
        )
      }
    >
      {notes.length === 0 && <MutedText>Er zijn geen notities.</MutedText>}
      <AdSectionList>
        {notes.map((note) => (
          <li key={note.id}>
            <div>
              {note.text}
              <small>{`${formatDateTime(note.creationDate)} - ${note.creator}`}</small>
            </div>
            {canEdit && (
              <IconButton aria-label={`Notitie verwijderen: ${note.text}`} onClick={() => setDeleting(note)}>
                <Trash2 aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </AdSectionList>
      {isAdding && adId && (
        <AddNoteDialog adId={adId} onChanged={onChanged} onClose={() => setAdding(false)} />
      )}
      <DeleteDialog
        isOpen={deleting !== undefined}
        question="Notitie verwijderen? Deze actie is onomkeerbaar."
        onDelete={() => remove({ id: adId ?? '', noteId: deleting?.id ?? '' })}
        onDone={onChanged}
        onClose={() => setDeleting(undefined)}
      >
        {deleting?.text}
      </DeleteDialog>
    </AdSection>
  );
}

interface AddNoteDialogProps {
  adId: string;
  onChanged?: () => unknown;
  onClose: () => void;
}

const schema = object({ text: requiredText() });

function AddNoteDialog({ adId, onChanged, onClose }: AddNoteDialogProps) {
  const { save } = useSave(KrantAddNoteDocument, { done: 'Notitie toegevoegd' });
  return (
    <FormDialog<{ text: string }>
      title="Notitie toevoegen"
      onClose={onClose}
      size={400}
      initialValues={{ text: '' }}
      schema={schema}
      onSubmit={({ text }) => save({ id: adId, text })}
      onDone={onChanged}
    >
      <FormTextArea name="text" label="Notitie" maxLength={2000} />
    </FormDialog>
  );
}
