import { Button, Card, EmptyState, Skeleton } from 'kit/ui';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import {
  AddDocumentDialog,
  AddDocumentOrLinkDialog,
  type NewDocument,
  type NewDocumentOrLink,
} from './AddDocumentDialog';
import type { ListedDocument } from './DocumentRow';
import { DocumentRows, type DocumentRowsProps } from './DocumentRows';

/** The props of DocumentsList. */
export interface DocumentsListProps<Listed extends ListedDocument = ListedDocument> extends Pick<
  DocumentRowsProps<Listed>,
  'documents' | 'onDelete' | 'canDelete'
> {
  title: string;
  /** Such as 'Er zijn nog geen kranten geupload.' */
  emptyText: string;
  /** Where new ones are stored. */
  folder: string;
  /** Without it or `onAddWithLink` nothing can be added. @throws ApiError, shown at its fields */
  onAdd?: (document: NewDocument) => Promise<unknown>;
  /** In the place of `onAdd`, where a link will do too. */
  onAddWithLink?: (document: NewDocumentOrLink) => Promise<unknown>;
  /** What stands below the documents. */
  below?: ReactNode;
  /** The list is still being loaded. */
  skeleton?: boolean;
}

/**
 * Documents to download, with adding and deleting.
 *
 * @example
 * <DocumentsList title="Kranten" documents={publicDocuments} folder="publicDocs/paper"
 *   emptyText="Er zijn nog geen kranten geupload." onAdd={add} onDelete={remove} />
 */
export function DocumentsList<Listed extends ListedDocument>(props: DocumentsListProps<Listed>) {
  const { title, documents, emptyText, folder, onAdd, onAddWithLink, skeleton } = props;
  const { onDelete, canDelete, below } = props;
  const [isAdding, setAdding] = useState(false);
  const canAdd = Boolean(onAdd ?? onAddWithLink);
  const adding = { folder, isOpen: isAdding, onClose: () => setAdding(false) };
  return (
    <Card title={title} actions={canAdd && <AddButton onClick={() => setAdding(true)} />}>
      {skeleton && <Skeleton />}
      {!skeleton && documents.length === 0 && (
        <EmptyState title={emptyText} text={canAdd && 'Voeg het eerste document toe.'} />
      )}
      <DocumentRows documents={documents} onDelete={onDelete} canDelete={canDelete} />
      {below}
      {onAdd && <AddDocumentDialog {...adding} onAdd={onAdd} />}
      {onAddWithLink && <AddDocumentOrLinkDialog {...adding} onAdd={onAddWithLink} />}
    </Card>
  );
}

const AddButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="ghost" icon={<Plus aria-hidden />} onClick={onClick}>
    Document toevoegen
  </Button>
);
