import { Loaded } from 'kit/data';
import { DocumentsList } from 'kit/files';
import { useQuery, useSave } from 'kit/graphql';
import { useUser } from 'kit/session';
import { Stack } from 'kit/ui';

import {
  type FinancialDocumentKind,
  SecretariatAddFinancialDocumentDocument,
  SecretariatDeleteFinancialDocumentDocument,
  SecretariatFinancialDocumentsDocument,
} from '../../gql/graphql';

/** The documents of the treasurer, and those for the DB only. */
export function FinancialDocuments() {
  const { isDB } = useUser();
  return (
    <Stack>
      <Documents kind="doc" title="Documenten" isDB={isDB} />
      {isDB && <Documents kind="dbdoc" title="Alleen voor het DB" isDB />}
    </Stack>
  );
}

interface DocumentsProps {
  kind: FinancialDocumentKind;
  title: string;
  /** Only the DB adds and deletes. */
  isDB: boolean;
}

function Documents({ kind, title, isDB }: DocumentsProps) {
  const query = useQuery(SecretariatFinancialDocumentsDocument, { variables: { kind } });
  const { save: add } = useSave(SecretariatAddFinancialDocumentDocument, { done: 'Document toegevoegd' });
  const { save: remove } = useSave(SecretariatDeleteFinancialDocumentDocument, {
    done: 'Document verwijderd',
  });
  const reload = () => query.refetch().catch(() => undefined);
  const takesLinks = kind === 'dbdoc';
  return (
    <Loaded query={query} subject={`De lijst "${title}"`}>
      {({ financialDocuments }) => (
        <DocumentsList
          title={title}
          documents={financialDocuments}
          folder="docs/secretary"
          emptyText="Er zijn nog geen documenten."
          onAdd={isDB && !takesLinks ? (document) => add({ kind, document }).then(reload) : undefined}
          onAddWithLink={isDB && takesLinks ? (document) => add({ kind, document }).then(reload) : undefined}
          onDelete={isDB ? (id) => remove({ id }).then(reload) : undefined}
        />
      )}
    </Loaded>
  );
}
