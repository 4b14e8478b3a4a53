import { FormDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { FormArtworkField } from 'kit/files';
import { FormTextField, requiredText } from 'kit/forms';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { Alert, Skeleton } from 'kit/ui';
import { object, string } from 'yup';

import { KrantAddDocDocument, KrantAdFolderDocument } from '../gql/graphql';

interface AddDocumentDialogProps {
  advertiserId: string;
  editionId: string;
  onDone?: () => unknown;
  onClose: () => void;
}

type Values = { title: string; description: string; fileId: string | null };

const empty: Values = { title: '', description: '', fileId: null };
const schema = object({
  title: requiredText(),
  description: string().trim(),
  fileId: string().nullable().required('Kies een bestand'),
});

/** A new document of an advertisement, at docs/Edition_{title}/{number}. Mounted when opened. */
export function AddDocumentDialog({ advertiserId, editionId, onDone, onClose }: AddDocumentDialogProps) {
  const { save } = useSave(KrantAddDocDocument, { done: 'Document toegevoegd' });
  return (
    <FormDialog<Values>
      title="Document toevoegen"
      isOpen
      onClose={onClose}
      initialValues={empty}
      schema={schema}
      onSubmit={async ({ title, description, fileId }) => {
        await save({ advertiserId, editionId, document: { title, description, fileId: fileId ?? '' } });
        await onDone?.();
      }}
    >
      <FormTextField name="title" label="Titel" maxLength={200} autoComplete="off" />
      <FormTextArea name="description" label="Omschrijving" maxLength={2000} rows={2} />
      <FileField advertiserId={advertiserId} />
    </FormDialog>
  );
}

/** The number of the advertiser may be changed: where its files go is asked each time. */
function FileField({ advertiserId }: { advertiserId: string }) {
  const { data, error } = useQuery(KrantAdFolderDocument, {
    variables: { advertiserId },
    fetchPolicy: 'network-only',
  });
  if (data) return <FormArtworkField name="fileId" label="Bestand" folder={data.advertisementFolder} />;
  return error ? <Alert kind="error">{toApiError(error).message}</Alert> : <Skeleton rows={1} height={80} />;
}
