import { FormDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { canPreview, DocumentRows, FilePreview, type StoredFile, FormArtworkField } from 'kit/files';
import { FormTextField, requiredText } from 'kit/forms';
import { useSave, toApiError, useQuery } from 'kit/graphql';
import { MutedText, PlainList } from 'kit/lists';
import { Alert, Button, Dialog, IconButton, Skeleton } from 'kit/ui';
import { Eye, Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { object, string } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type KrantAdDocumentsFragment,
  KrantAdDocumentsFragmentDoc,
  KrantDeleteDocDocument,
  KrantAddDocDocument,
  KrantAdFolderDocument,
} from '../gql/graphql';
import { AdSection } from './AdSection';

/** The props of AdDocuments. */
export interface AdDocumentsProps {
  /** Null: there is no advertisement yet; the first document makes it. */
  ad: FragmentType<typeof KrantAdDocumentsFragmentDoc> | null;
  advertiserId: string;
  editionId: string;
  /** Of the active edition, by who may change it. */
  canEdit: boolean;
  /** After one was added or deleted. */
  onChanged?: () => unknown;
}

/** The documents of an advertisement: looking at them, adding and deleting. */
export function AdDocuments({ ad, advertiserId, editionId, canEdit, onChanged }: AdDocumentsProps) {
  const {
    id: adId = null,
    docs = [],
    documentFindings = [],
  } = getFragmentData(KrantAdDocumentsFragmentDoc, ad) ?? {};
  const { save } = useSave(KrantDeleteDocDocument, { done: 'Document verwijderd' });
  const [shown, setShown] = useState<KrantAdDocumentsFragment['docs'][number]>();
  const [isAdding, setAdding] = useState(false);
  const remove = async (documentId: string) => {
    if (!adId) return;
    await save({ id: adId, documentId });
    await onChanged?.();
  };
  return (
    <AdSection
      title="Documenten"
      action={
        canEdit && (
          <Button
            variant="ghost"
            size="small"
            icon={<Plus aria-hidden />}
            onClick={() => setAdding(true)}
            data-no-print
          >
            Document toevoegen
          </Button>
        )
      }
    >
      {docs.length === 0 && <MutedText>Er zijn geen documenten.</MutedText>}
      <DocumentRows
        documents={docs}
        belowOf={({ id, title }) => (
          <Findings
            title={title}
            findings={documentFindings.find((one) => one.documentId === id)?.findings ?? []}
          />
        )}
        onDelete={canEdit && adId ? remove : undefined}
        actionsOf={(doc) =>
          canPreview(doc.file) && (
            <IconButton aria-label={`${doc.title} bekijken`} onClick={() => setShown(doc)}>
              <Eye aria-hidden />
            </IconButton>
          )
        }
      />
      {shown && <DocumentPreview title={shown.title} file={shown.file} onClose={() => setShown(undefined)} />}
      {isAdding && (
        <AddDocumentDialog
          advertiserId={advertiserId}
          editionId={editionId}
          onDone={onChanged}
          onClose={() => setAdding(false)}
        />
      )}
    </AdSection>
  );
}

/** What the printer cannot use of a document as it is, and how to mend it. */
function Findings({ title, findings }: { title: string; findings: readonly string[] }) {
  if (findings.length === 0) return null;
  return (
    <Alert kind="warning">
      <List aria-label={`Let op bij ${title}`}>
        {findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </List>
    </Alert>
  );
}

const List = styled(PlainList)`
  display: grid;
  gap: var(--s2);
`;

interface DocumentPreviewProps {
  title: string;
  file: StoredFile;
  onClose: () => void;
}

/** A document as it looks. */
function DocumentPreview({ title, file, onClose }: DocumentPreviewProps) {
  return (
    <Dialog onClose={onClose} title={title} size={900}>
      <FilePreview key={file.id} title={title} file={file} />
    </Dialog>
  );
}

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
function AddDocumentDialog({ advertiserId, editionId, onDone, onClose }: AddDocumentDialogProps) {
  const { save } = useSave(KrantAddDocDocument, { done: 'Document toegevoegd' });
  return (
    <FormDialog<Values>
      title="Document toevoegen"
      onClose={onClose}
      initialValues={empty}
      schema={schema}
      onSubmit={({ title, description, fileId }) =>
        save({ advertiserId, editionId, document: { title, description, fileId: fileId ?? '' } })
      }
      onDone={onDone}
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
