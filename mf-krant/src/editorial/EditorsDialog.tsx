import { differingRows, useLatest } from 'kit/conflict';
import { Loaded } from 'kit/data';
import { EditDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { useQuery, useSave } from 'kit/graphql';
import { Dialog } from 'kit/ui';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type KrantEditorsDialogFragment,
  KrantEditorsDialogFragmentDoc,
  KrantSaveSettingsDocument,
  KrantSettingsDocument,
} from '../gql/graphql';

type Settings = KrantEditorsDialogFragment;
/** A name a line. */
type Values = { editors: string };

const valuesOf = ({ editors }: Settings): Values => ({ editors: editors.join('\n') });
const namesOf = ({ editors }: Values) =>
  editors
    .split('\n')
    .map((name) => name.trim())
    .filter(Boolean);

/** The names to which advertisements can be assigned. */
export function EditorsDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(KrantSettingsDocument);
  if (query.data) return <EditorsForm settings={query.data.krantSettings} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} title="Redacteuren" size={400}>
      <Loaded query={query} subject="De lijst">
        {() => null}
      </Loaded>
    </Dialog>
  );
}

interface EditorsFormProps {
  settings: FragmentType<typeof KrantEditorsDialogFragmentDoc>;
  onClose: () => void;
}

function EditorsForm({ settings: masked, onClose }: EditorsFormProps) {
  const settings = getFragmentData(KrantEditorsDialogFragmentDoc, masked);
  const latest = useLatest(KrantSettingsDocument);
  const { save } = useSave(KrantSaveSettingsDocument, { done: 'Redacteuren opgeslagen' });
  const fetchLatest = async () =>
    getFragmentData(KrantEditorsDialogFragmentDoc, (await latest({}))?.krantSettings);
  return (
    <EditDialog<Settings, Values>
      title="Redacteuren"
      onClose={onClose}
      size={400}
      record={settings}
      valuesOf={valuesOf}
      send={({ revision }, values) => save({ revision, editors: namesOf(values) })}
      fetchLatest={fetchLatest}
      differences={(mine, theirs) =>
        differingRows(
          { editors: { label: 'Redacteuren', show: (names: string) => names.split('\n').join(', ') } },
          mine,
          valuesOf(theirs),
        )
      }
    >
      <FormTextArea
        name="editors"
        label="Namen"
        description="Een naam per regel. Wie je weghaalt, blijft bij advertenties staan die al zijn toegewezen."
        rows={6}
      />
    </EditDialog>
  );
}
