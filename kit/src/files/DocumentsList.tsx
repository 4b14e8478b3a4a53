import { DeleteDialog } from 'kit/editing';
import { Button, Card, EmptyState, Skeleton } from 'kit/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import {
  AddDocumentDialog,
  AddDocumentOrLinkDialog,
  type NewDocument,
  type NewDocumentOrLink,
} from './AddDocumentDialog';
import { DocumentRow, type ListedDocument } from './DocumentRow';

/** The props of DocumentsList. */
export interface DocumentsListProps<Listed extends ListedDocument = ListedDocument> {
  title: string;
  documents: readonly Listed[];
  /** Such as 'Er zijn nog geen kranten geupload.' */
  emptyText: string;
  /** Where new ones are stored. */
  folder: string;
  /** Without it or `onAddWithLink` nothing can be added. @throws ApiError, shown at its fields */
  onAdd?: (document: NewDocument) => Promise<unknown>;
  /** In the place of `onAdd`, where a link will do too. */
  onAddWithLink?: (document: NewDocumentOrLink) => Promise<unknown>;
  /** Without it nothing can be deleted. @throws ApiError, shown in the dialog */
  onDelete?: (id: string) => Promise<unknown>;
  /** Which ones can be deleted, if not all. */
  canDelete?: (document: Listed) => boolean;
  /** The list is still being loaded. */
  skeleton?: boolean;
}

/**
 * Documents to download, with adding and deleting (spec 2, section 2, "Carnival newspaper downloads").
 *
 * @example
 * <DocumentsList title="Kranten" documents={publicDocuments} folder="publicDocs/paper"
 *   emptyText="Er zijn nog geen kranten geupload." onAdd={add} onDelete={remove} />
 */
export function DocumentsList<Listed extends ListedDocument>(props: DocumentsListProps<Listed>) {
  const { title, documents, emptyText, folder, onAdd, onAddWithLink, onDelete, skeleton } = props;
  const { canDelete = () => true } = props;
  const [isAdding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<Listed>();
  const canAdd = Boolean(onAdd ?? onAddWithLink);
  const adding = { folder, isOpen: isAdding, onClose: () => setAdding(false) };
  return (
    <Card title={title} actions={canAdd && <AddButton onClick={() => setAdding(true)} />}>
      {skeleton && <Skeleton />}
      {!skeleton && documents.length === 0 && (
        <EmptyState title={emptyText} text={canAdd && 'Voeg het eerste document toe.'} />
      )}
      <Rows>
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            onDelete={onDelete && canDelete(document) ? () => setDeleting(document) : undefined}
          />
        ))}
      </Rows>
      {onAdd && <AddDocumentDialog {...adding} onAdd={onAdd} />}
      {onAddWithLink && <AddDocumentOrLinkDialog {...adding} onAdd={onAddWithLink} />}
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

const AddButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="ghost" icon={<Plus aria-hidden />} onClick={onClick}>
    Document toevoegen
  </Button>
);

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
