import { Loaded } from 'kit/data';
import { DocumentsList } from 'kit/files';
import { useQuery, useSave } from 'kit/graphql';

import {
  SecretariatCommissionScriptsDocument,
  SecretariatDeleteCommissionScriptDocument,
  SecretariatSaveCommissionScriptDocument,
} from '../../gql/graphql';
import { useCommission } from '../useCommission';

const TITLE = 'Draaiboek en begroting';

/** Script and budget; only the chair adds and deletes. */
export function Scripts() {
  const { commissionId, isChair } = useCommission();
  const query = useQuery(SecretariatCommissionScriptsDocument, {
    variables: { commissionId },
    fetchPolicy: 'cache-and-network',
  });
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
