import { DeleteDialog } from 'kit/editing';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

import { DocumentRow, type ListedDocument } from './DocumentRow';

/** The props of DocumentRows. */
export interface DocumentRowsProps<Listed extends ListedDocument = ListedDocument> {
  documents: readonly Listed[];
  /** Without it nothing can be deleted. @throws ApiError, shown in the dialog */
  onDelete?: (id: string) => Promise<unknown>;
  /** Which ones can be deleted, if not all. */
  canDelete?: (document: Listed) => boolean;
  /** Tags beside the type of file. */
  tagsOf?: (document: Listed) => ReactNode;
  /** Buttons between download and delete. */
  actionsOf?: (document: Listed) => ReactNode;
  /** What stands below its description, such as what is wrong with the file. */
  belowOf?: (document: Listed) => ReactNode;
}

/** Documents below each other, each to download and perhaps to delete; for a list with its own frame and form. */
export function DocumentRows<Listed extends ListedDocument>(props: DocumentRowsProps<Listed>) {
  const { documents, onDelete, canDelete = () => true, tagsOf, actionsOf, belowOf } = props;
  const [deleting, setDeleting] = useState<Listed>();
  return (
    <>
      <Rows>
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            tags={tagsOf?.(document)}
            actions={actionsOf?.(document)}
            below={belowOf?.(document)}
            onDelete={onDelete && canDelete(document) ? () => setDeleting(document) : undefined}
          />
        ))}
      </Rows>
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
    </>
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
