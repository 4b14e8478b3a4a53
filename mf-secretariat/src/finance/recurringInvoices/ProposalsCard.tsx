import { Loaded } from 'kit/data';
import { formatDate, formatEuro } from 'kit/format';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { MutedText } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Alert, Button, ButtonRow, Card, Tag, useSnackbar } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import {
  SecretariatIssueRecurringProposalDocument,
  SecretariatRecurringProposalsDocument,
  type SecretariatRecurringProposalsQuery,
  SecretariatSkipRecurringProposalDocument,
} from '../../gql/graphql';

type Proposal = SecretariatRecurringProposalsQuery['recurringProposals'][number];

/** What waits to be issued, the oldest date first: issued with one press, or skipped with a way back. */
export function ProposalsCard({ onDone }: { onDone: () => Promise<unknown> }) {
  const query = useQuery(SecretariatRecurringProposalsDocument);
  const { busy, error, issue, skip } = useProposals(onDone);
  return (
    <Card title="Klaargezet">
      {error && <Alert kind="error">{error}</Alert>}
      <Loaded query={query} subject="Wat er klaarstaat">
        {({ recurringProposals }) =>
          recurringProposals.length === 0 ? (
            <MutedText>Er staat niets klaar om uit te geven.</MutedText>
          ) : (
            <Table
              caption="Klaargezette facturen"
              columns={columnsOf({ busy, issue, skip })}
              rows={recurringProposals}
            />
          )
        }
      </Loaded>
    </Card>
  );
}

interface Actions {
  /** The id of the one that is being done. */
  busy: string | undefined;
  issue: (proposal: Proposal, send: boolean) => Promise<void>;
  skip: (proposal: Proposal) => Promise<void>;
}

/** Issuing and skipping. */
function useProposals(onDone: () => Promise<unknown>): Actions & { error: string | undefined } {
  const snackbar = useSnackbar();
  const { save: sendIssue } = useSave(SecretariatIssueRecurringProposalDocument);
  const { save: sendSkip } = useSave(SecretariatSkipRecurringProposalDocument);
  const [busy, setBusy] = useState<string>();
  const [error, setError] = useState<string>();
  const run = async (id: string, act: () => Promise<void>) => {
    setBusy(id);
    setError(undefined);
    try {
      await act();
    } catch (failure) {
      const { message, fields } = toApiError(failure);
      setError(Object.values(fields)[0] ?? message);
    } finally {
      await onDone();
      setBusy(undefined);
    }
  };
  const putSkipped = async ({ recurringId, date }: Proposal, skipped: boolean) => {
    await sendSkip({ id: recurringId, date, skipped });
  };
  return {
    busy,
    error,
    issue: ({ id, recurringId, date }, send) =>
      run(id, async () => {
        const { issueRecurringProposal: invoice } = await sendIssue({ id: recurringId, date, send });
        snackbar.show(`Factuur ${invoice.number} uitgegeven${send ? ' en verzonden' : ''}`);
      }),
    skip: (proposal) =>
      run(proposal.id, async () => {
        await putSkipped(proposal, true);
        snackbar.show('Factuur overgeslagen', {
          undo: () => run(proposal.id, () => putSkipped(proposal, false)),
        });
      }),
  };
}

function columnsOf(actions: Actions): Column<Proposal>[] {
  return [
    { id: 'date', header: 'Datum', nowrap: true, cell: ({ date }) => formatDate(date) },
    { id: 'client', header: 'Klant', keepWords: true, cell: ({ nameClient }) => nameClient },
    {
      id: 'title',
      header: 'Titel',
      keepWords: true,
      cell: ({ title, obstacle }) => (
        <>
          {title}
          {obstacle && (
            <div>
              <Tag tone="warn">Let op</Tag> {obstacle}
            </div>
          )}
        </>
      ),
    },
    {
      id: 'amount',
      header: 'Bedrag',
      align: 'right',
      nowrap: true,
      cell: ({ amount }) => formatEuro(amount),
    },
    {
      id: 'actions',
      phone: 'rest',
      header: '',
      align: 'right',
      cell: (proposal) => <ProposalActions proposal={proposal} actions={actions} />,
    },
  ];
}

function ProposalActions({ proposal, actions }: { proposal: Proposal; actions: Actions }) {
  const { id, nameClient, date, emailClient } = proposal;
  const { busy, issue, skip } = actions;
  const what = `${nameClient}, ${formatDate(date)}`;
  const common = { size: 'small', disabled: busy !== undefined } as const;
  return (
    <Buttons data-no-print>
      <Button
        {...common}
        variant="text"
        aria-label={`Overslaan: ${what}`}
        onClick={() => void skip(proposal)}
      >
        Overslaan
      </Button>
      {emailClient && (
        <Button
          {...common}
          variant="ghost"
          aria-label={`Uitgeven en mailen: ${what}`}
          onClick={() => void issue(proposal, true)}
        >
          Uitgeven en mailen
        </Button>
      )}
      <Button
        {...common}
        aria-label={`Uitgeven: ${what}`}
        pending={busy === id}
        onClick={() => void issue(proposal, false)}
      >
        Uitgeven
      </Button>
    </Buttons>
  );
}

const Buttons = styled(ButtonRow)`
  justify-content: flex-end;
  > * {
    white-space: nowrap;
  }
`;
