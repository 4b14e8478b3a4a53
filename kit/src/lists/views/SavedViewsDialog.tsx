import { toApiError, useQuery, useSave } from 'kit/graphql';
import { useLocation } from 'kit/router';
import { useLetterKeys, useRowDensity } from 'kit/table';
import { Alert, Button, Checkbox, Dialog, IconButton, Spinner, Stack, TextInput, useSnackbar } from 'kit/ui';
import { Check, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import styled from 'styled-components';

import {
  KitAddSavedViewDocument,
  KitRemoveSavedViewDocument,
  KitSavedViewsDocument,
  type KitSavedViewsQuery,
} from '../../gql/lazy/graphql';
import { ChoiceList } from '../filters/ChoiceList';
import { MutedText } from '../textParts';

interface SavedViewsDialogProps {
  list: string;
  onGo: (search: string) => void;
  onClose: () => void;
}

/** The views that somebody saved of a list: going to one, saving what is shown now, and how rows look on this device. */
export function SavedViewsDialog({ list, onGo, onClose }: SavedViewsDialogProps) {
  const { views, error, add, isAdding, remove } = useSavedViews(list);
  const shown = searchOfView(useLocation().search);
  return (
    <Dialog sheet onClose={onClose} title="Weergaven" size={400}>
      <Stack>
        {error && !views && <Alert kind="error">{error.message}</Alert>}
        {!error && !views && <Spinner />}
        {views?.length === 0 && (
          <MutedText>
            Bewaar wat je zoekt, filtert en sorteert. Je vindt het op al je apparaten terug.
          </MutedText>
        )}
        {views && views.length > 0 && (
          <Views views={views} shown={shown} onGo={onGo} onRemove={(view) => void remove(view)} />
        )}
        {views && <NewView isSaving={isAdding} onSave={(name) => add(name, shown)} />}
        <Looks />
      </Stack>
    </Dialog>
  );
}

interface ViewsProps {
  views: readonly SavedView[];
  /** What is in the address now. */
  shown: string;
  onGo: (search: string) => void;
  onRemove: (view: SavedView) => void;
}

function Views({ views, shown, onGo, onRemove }: ViewsProps) {
  return (
    <Rows aria-label="Bewaarde weergaven">
      {views.map((view) => (
        <li key={view.id}>
          <button
            type="button"
            aria-current={view.search === shown || undefined}
            onClick={() => onGo(view.search)}
          >
            {view.name}
            {view.search === shown && <Check aria-hidden />}
          </button>
          <IconButton aria-label={`Weergave ${view.name} verwijderen`} onClick={() => onRemove(view)}>
            <Trash2 aria-hidden />
          </IconButton>
        </li>
      ))}
    </Rows>
  );
}

function NewView({ isSaving, onSave }: { isSaving: boolean; onSave: (name: string) => Promise<unknown> }) {
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string>();
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setWrong(name.trim() ? undefined : 'Verplicht');
    if (!name.trim()) return;
    try {
      await onSave(name.trim());
      setName('');
    } catch (failure) {
      const { fields, message } = toApiError(failure);
      setWrong(fields.name ?? fields.search ?? message);
    }
  };
  return (
    <New onSubmit={(event) => void save(event)} noValidate>
      <TextInput
        label="Naam van wat je nu ziet"
        maxLength={40}
        autoComplete="off"
        value={name}
        error={wrong}
        onChange={({ target }) => setName(target.value)}
      />
      <Button variant="ghost" type="submit" pending={isSaving}>
        Bewaren
      </Button>
    </New>
  );
}

/** Of all lists, on this device. */
function Looks() {
  const { density, choose } = useRowDensity();
  const letters = useLetterKeys();
  return (
    <Device>
      <legend>Op dit apparaat, in alle lijsten</legend>
      <Checkbox
        label="Lage rijen"
        description="Er passen er meer op je scherm."
        checked={density === 'dense'}
        onChange={({ target }) => choose(target.checked ? 'dense' : 'roomy')}
      />
      <Checkbox
        label="Letters als sneltoets"
        description="J en K gaan van rij naar rij, X kiest een rij."
        checked={letters.isOn}
        onChange={({ target }) => letters.choose(target.checked)}
      />
    </Device>
  );
}

const Rows = styled(ChoiceList)`
  max-height: none;
  li {
    display: flex;
    align-items: center;
  }
  [aria-current] {
    font-weight: 650;
  }
  svg {
    width: 20px;
    height: 20px;
  }
  li > button:last-child {
    justify-content: center;
    width: 44px;
    padding: 0;
  }
`;

const New = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--s2);
  > button {
    margin-top: 29px;
  }
`;

const Device = styled.fieldset`
  margin: 0;
  padding: var(--s3) 0 0;
  border: 0;
  border-top: 1px solid var(--line);
  legend {
    float: left;
    width: 100%;
    color: var(--ink-2);
    font-size: 14px;
    font-weight: 600;
  }
  > div {
    clear: both;
  }
`;

/** A view of a list that somebody saved. */
export type SavedView = KitSavedViewsQuery['savedViews'][number];

/** The views that somebody saved of a list, on whatever device, and saving and removing them. */
export function useSavedViews(list: string) {
  const snackbar = useSnackbar();
  const { data, error } = useQuery(KitSavedViewsDocument);
  const adding = useSave(KitAddSavedViewDocument, {
    update: (cache, { addSavedView: savedViews }) =>
      cache.writeQuery({ query: KitSavedViewsDocument, data: { savedViews } }),
  });
  const removing = useSave(KitRemoveSavedViewDocument, {
    update: (cache, { removeSavedView: savedViews }) =>
      cache.writeQuery({ query: KitSavedViewsDocument, data: { savedViews } }),
  });
  const failed = (failure: unknown) => snackbar.show(toApiError(failure).message, { tone: 'error' });
  const add = (name: string, search: string) => adding.save({ view: { list, name, search } });
  const remove = async ({ id, name, search }: SavedView) => {
    try {
      await removing.save({ id });
      snackbar.show(`Weergave '${name}' verwijderd`, {
        undo: () => void add(name, search).catch(failed),
      });
    } catch (failure) {
      failed(failure);
    }
  };
  return {
    views: data?.savedViews.filter((view) => view.list === list),
    error: error && toApiError(error),
    add,
    isAdding: adding.saving,
    remove,
  };
}

/** What of an address makes a view of its list: not which row is open. */
export function searchOfView(search: string): string {
  const address = new URLSearchParams(search);
  address.delete('open');
  const text = address.toString();
  return text && `?${text}`;
}
