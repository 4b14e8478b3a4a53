import { FormDialog } from 'kit/editing';
import { FormTextField, requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { LinedList } from 'kit/lists';
import { Button, Card, useSnackbar } from 'kit/ui';
import { useState } from 'react';
import { object } from 'yup';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import { SecretariatOverrideRemoteDocument, SecretariatRemoteFragmentDoc } from '../../gql/graphql';
import { VersionRow } from './VersionRow';

interface RemoteCardProps {
  remote: FragmentType<typeof SecretariatRemoteFragmentDoc>;
  /** Called after a version was withdrawn or offered again. */
  onChange: () => Promise<unknown>;
}

/** An area with its versions; the first that is offered is what people get. */
export function RemoteCard({ remote: masked, onChange }: RemoteCardProps) {
  const remote = getFragmentData(SecretariatRemoteFragmentDoc, masked);
  const [isTrying, setIsTrying] = useState(false);
  const offered = remote.versions.filter(({ withdrawnAt }) => !withdrawnAt);
  return (
    <Card
      title={remote.title}
      actions={
        <Button variant="ghost" size="small" onClick={() => setIsTrying(true)}>
          Van je eigen computer
        </Button>
      }
    >
      <LinedList>
        {remote.versions.map((version) => (
          <VersionRow
            key={version.entry}
            area={remote.area}
            title={remote.title}
            version={version}
            // Without another one to go to, nothing is taken away.
            canWithdraw={offered.length > 1}
            onChange={onChange}
          />
        ))}
      </LinedList>
      {isTrying && <TryDialog area={remote.area} onClose={() => setIsTrying(false)} onSaved={onChange} />}
    </Card>
  );
}

const schema = object({ entry: requiredText('Vul het adres van het manifest in') });

/** Has this Admin get the area from a development server on their own machine. */
function TryDialog({
  area,
  onClose,
  onSaved,
}: {
  area: string;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
}) {
  const { save } = useSave(SecretariatOverrideRemoteDocument);
  const snackbar = useSnackbar();
  return (
    <FormDialog
      isOpen
      title="Van je eigen computer laden"
      submitLabel="Laden"
      initialValues={{ entry: 'http://localhost:3001/mf-manifest.json' }}
      schema={schema}
      onClose={onClose}
      onSubmit={async ({ entry }) => {
        await save({ area, entry });
        snackbar.show('Ververs de pagina: het onderdeel komt 12 uur lang van je eigen computer');
        await onSaved();
      }}
    >
      <p>
        Alleen jij krijgt dit. Een rode balk boven het onderdeel laat zien dat het niet van het portaal is.
      </p>
      <FormTextField name="entry" label="Adres van het manifest" />
    </FormDialog>
  );
}
