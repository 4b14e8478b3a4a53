import { Loaded } from 'kit/data';
import { DocumentsList, type NewDocument } from 'kit/files';
import { useQuery, useSave } from 'kit/graphql';

import {
  type DocumentSection,
  WebsiteAddDocumentDocument,
  WebsiteDeleteDocumentDocument,
  WebsiteDocumentsDocument,
  WebsiteMoveDocumentDocument,
} from '../gql/graphql';
import { OrderButton } from '../OrderDialog';

interface PublicDocumentsProps {
  section: DocumentSection;
  title: string;
  emptyText: string;
}

/** The downloads of one page of the public website. */
export function PublicDocuments({ section, title, emptyText }: PublicDocumentsProps) {
  const query = useQuery(WebsiteDocumentsDocument, { variables: { section } });
  const { save: add } = useSave(WebsiteAddDocumentDocument, { done: 'Document toegevoegd' });
  const { save: remove } = useSave(WebsiteDeleteDocumentDocument, { done: 'Document verwijderd' });
  const { save: move } = useSave(WebsiteMoveDocumentDocument);
  const reload = () => query.refetch().catch(() => undefined);

  const onAdd = async (document: NewDocument) => {
    await add({ section, document });
    await reload();
  };
  const onDelete = async (id: string) => {
    await remove({ section, id });
    await reload();
  };
  return (
    <Loaded query={query} subject={title}>
      {({ publicDocuments }) => (
        <DocumentsList
          title={title}
          documents={publicDocuments}
          folder={`publicDocs/${section}`}
          emptyText={emptyText}
          onAdd={onAdd}
          onDelete={onDelete}
          below={
            <OrderButton
              label={title}
              items={publicDocuments.map((document) => ({ id: document.id, name: document.title }))}
              onMove={(id, before) => move({ section, id, before }).then(reload)}
            />
          }
        />
      )}
    </Loaded>
  );
}
