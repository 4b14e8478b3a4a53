import { Loaded } from 'kit/data';
import { ChangeLog } from 'kit/editing';
import { formatDate, formatEuro } from 'kit/format';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { LinedList, MutedText } from 'kit/lists';
import { Button, DefinitionList, DefinitionRow, Stack, useSnackbar } from 'kit/ui';

import {
  SecretariatInvoicesOfRecurringDocument,
  type SecretariatRecurringRowFragment,
  SecretariatSkipRecurringProposalDocument,
} from '../../gql/graphql';
import { stateLabel } from '../invoices/InvoiceStateTag';
import { committeeLabel } from '../invoices/useInvoiceChoices';
import { actionLabels, periodText } from './recurringWords';

interface DetailsProps {
  recurring: SecretariatRecurringRowFragment;
  onDone: () => Promise<unknown>;
}

/** What a recurring invoice does, the invoices that came of it, and the dates that were skipped. */
export function RecurringDetails({ recurring, onDone }: DetailsProps) {
  const { id, action, commission, skipped, changeLog } = recurring;
  return (
    <Stack>
      <DefinitionList>
        <DefinitionRow label="Wanneer">{periodText(recurring)}</DefinitionRow>
        <DefinitionRow label="Op die dag">{actionLabels[action]}</DefinitionRow>
        {commission && <DefinitionRow label="Commissie">{committeeLabel(commission)}</DefinitionRow>}
      </DefinitionList>
      {skipped.length > 0 && <Skipped id={id} dates={skipped} onDone={onDone} />}
      <Invoices recurringId={id} />
      <ChangeLog lines={changeLog} />
    </Stack>
  );
}

/** The dates that were skipped by hand; each can be put back. */
function Skipped({
  id,
  dates,
  onDone,
}: {
  id: string;
  dates: readonly string[];
  onDone: DetailsProps['onDone'];
}) {
  const snackbar = useSnackbar();
  const { save, saving } = useSave(SecretariatSkipRecurringProposalDocument, { done: 'Teruggezet' });
  const putBack = async (date: string) => {
    try {
      await save({ id, date, skipped: false });
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    }
    await onDone();
  };
  return (
    <LinedList aria-label="Overgeslagen datums">
      {dates.map((date) => (
        <li key={date}>
          {`${formatDate(date)} overgeslagen `}
          <Button
            variant="text"
            size="small"
            disabled={saving}
            aria-label={`${formatDate(date)} terugzetten`}
            onClick={() => void putBack(date)}
          >
            Terugzetten
          </Button>
        </li>
      ))}
    </LinedList>
  );
}

/** The invoices that came of it, the newest first. */
function Invoices({ recurringId }: { recurringId: string }) {
  const query = useQuery(SecretariatInvoicesOfRecurringDocument, {
    variables: { recurringId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded query={query} subject="De lijst met facturen hiervan">
      {({ invoices: { edges, totalCount } }) =>
        edges.length === 0 ? (
          <MutedText>Er is nog geen factuur van uitgegeven.</MutedText>
        ) : (
          <>
            <LinedList aria-label="Facturen hiervan">
              {edges.map(({ node }) => (
                <li key={node.id}>
                  {`${node.number}, ${formatDate(node.date)}, ${node.title}: ${formatEuro(node.amount)}, ${stateLabel(node).toLowerCase()}`}
                </li>
              ))}
            </LinedList>
            {totalCount > edges.length && (
              <MutedText>{`En nog ${totalCount - edges.length} van eerder.`}</MutedText>
            )}
          </>
        )
      }
    </Loaded>
  );
}
