import { Loaded } from 'kit/data';
import { DocumentsList } from 'kit/files';
import { useQuery, useSave } from 'kit/graphql';
import { Stack } from 'kit/ui';

import {
  SecretariatCommissionDocsDocument,
  SecretariatCommissionScriptsDocument,
  SecretariatDeleteCommissionDocDocument,
  SecretariatDeleteCommissionScriptDocument,
  SecretariatSaveCommissionDocDocument,
  SecretariatSaveCommissionScriptDocument,
} from '../../gql/graphql';
import { useCommission } from '../useCommission';

/** The documents of a committee, in two cards. */
export function DocumentsTab() {
  return (
    <Stack>
      <Scripts />
      <Docs />
    </Stack>
  );
}

/** The other documents: any member adds, the chair and who added one deletes it. */
function Docs() {
  const { commissionId, isChair, me } = useCommission();
  const query = useQuery(SecretariatCommissionDocsDocument, { variables: { commissionId } });
  const { save: add } = useSave(SecretariatSaveCommissionDocDocument, { done: 'Document toegevoegd' });
  const { save: remove } = useSave(SecretariatDeleteCommissionDocDocument, { done: 'Document verwijderd' });
  const reload = () => query.refetch().catch(() => undefined);
  return (
    <Loaded query={query} subject="De lijst met documenten">
      {({ commissionDocs }) => (
        <DocumentsList
          title="Documenten"
          documents={commissionDocs}
          folder={`docs/C${commissionId}`}
          emptyText="Er zijn nog geen documenten."
          onAddWithLink={(item) => add({ commissionId, item }).then(reload)}
          onDelete={(id) => remove({ commissionId, id }).then(reload)}
          canDelete={({ createdBy }) => isChair || createdBy === me.id}
        />
      )}
    </Loaded>
  );
}

const TITLE = 'Draaiboek en begroting';

/** Script and budget; only the chair adds and deletes. */
function Scripts() {
  const { commissionId, isChair } = useCommission();
  const query = useQuery(SecretariatCommissionScriptsDocument, { variables: { commissionId } });
  const { save: add } = useSave(SecretariatSaveCommissionScriptDocument, { done: 'Document toegevoegd' });
  const { save: remove } = useSave(SecretariatDeleteCommissionScriptDocument, {
    done: 'Document verwijderd',
  });
  const reload = () => query.refetch().catch(() => undefined);
  return (
    <Loaded query={query} subject={TITLE}>
      {({ commissionScripts }) => (
        <DocumentsList
          title={TITLE}
          documents={commissionScripts}
          folder={`docs/C${commissionId}`}
          emptyText="Er is nog geen draaiboek of begroting."
          onAddWithLink={isChair ? (item) => add({ commissionId, item }).then(reload) : undefined}
          onDelete={isChair ? (id) => remove({ commissionId, id }).then(reload) : undefined}
        />
      )}
    </Loaded>
  );
}
