import { DeleteDialog, FormDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { formatDate } from 'kit/format';
import { FormTextField, requiredText } from 'kit/forms';
import { Button, Card, EmptyState, IconButton, Skeleton, Tag } from 'kit/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { object, string } from 'yup';

import { DownloadButton } from './DownloadButton';
import { FormDocumentField } from './FormDocumentField';
import { fileTypeLabel, type StoredFile } from './storedFile';

/** A document of a list. */
export interface ListedDocument {
  id: string;
  title: string;
  description?: string | null;
  /** The moment it was added, ISO. */
  creationDate: string;
  creator: string;
  file: StoredFile;
}

/** What is given for a new one; the file is uploaded by then. */
export type NewDocument = { title: string; description: string; fileId: string };

/** The props of DocumentsList. */
export interface DocumentsListProps {
  title: string;
  documents: readonly ListedDocument[];
  /** Such as 'Er zijn nog geen kranten geupload.' */
  emptyText: string;
  /** Where new ones are stored. */
  folder: string;
  /** Without it nothing can be added. @throws ApiError, shown at its fields */
  onAdd?: (document: NewDocument) => Promise<unknown>;
  /** Without it nothing can be deleted. @throws ApiError, shown in the dialog */
  onDelete?: (id: string) => Promise<unknown>;
  /** The list is still being loaded. */
  skeleton?: boolean;
}

const schema = object({
  title: requiredText(),
  description: string().trim(),
  fileId: string().required(),
});
const empty = { title: '', description: '', fileId: null as string | null };

/**
 * Documents to download, with adding and deleting (spec 2, section 2, "Carnival newspaper downloads").
 *
 * @example
 * <DocumentsList title="Kranten" documents={publicDocuments} folder="publicDocs/paper"
 *   emptyText="Er zijn nog geen kranten geupload." onAdd={add} onDelete={remove} />
 */
export function DocumentsList(props: DocumentsListProps) {
  const { title, documents, emptyText, folder, onAdd, onDelete, skeleton } = props;
  const [isAdding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<ListedDocument>();
  const add = onAdd && (
    <Button variant="ghost" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
      Document toevoegen
    </Button>
  );
  return (
    <Card title={title} actions={add}>
      {skeleton && <Skeleton />}
      {!skeleton && documents.length === 0 && (
        <EmptyState title={emptyText} text={onAdd && 'Voeg het eerste document toe.'} />
      )}
      <Rows>
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            onDelete={onDelete && (() => setDeleting(document))}
          />
        ))}
      </Rows>
      {onAdd && (
        <FormDialog
          title="Document toevoegen"
          isOpen={isAdding}
          onClose={() => setAdding(false)}
          initialValues={empty}
          schema={schema}
          onSubmit={({ fileId, ...texts }) => onAdd({ ...texts, fileId: fileId ?? '' })}
        >
          <FormTextField name="title" label="Titel" maxLength={200} autoComplete="off" />
          <FormTextArea name="description" label="Omschrijving" maxLength={2000} />
          <FormDocumentField name="fileId" label="Document" folder={folder} />
        </FormDialog>
      )}
      {onDelete && (
        <DeleteDialog
          isOpen={deleting !== undefined}
          question="Document verwijderen? Deze actie is onomkeerbaar."
          onDelete={async () => deleting && onDelete(deleting.id)}
          onClose={() => setDeleting(undefined)}
        >
          {deleting?.title}
        </DeleteDialog>
      )}
    </Card>
  );
}

interface DocumentRowProps {
  document: ListedDocument;
  onDelete: (() => void) | undefined;
}

function DocumentRow({ document, onDelete }: DocumentRowProps) {
  const { title, description, creationDate, creator, file } = document;
  return (
    <li>
      <div>
        <b>{title}</b> <Tag>{fileTypeLabel(file.type)}</Tag>
        {description && <p>{description}</p>}
        <small>{`${formatDate(creationDate)} - ${creator}`}</small>
      </div>
      <DownloadButton file={file} label={`${title} downloaden`} />
      {onDelete && (
        <IconButton aria-label={`${title} verwijderen`} onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    padding: var(--s3) 0;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  li > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    margin: 0;
    white-space: pre-line;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: 14px;
  }
`;
