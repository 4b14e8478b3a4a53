import { Loaded } from 'kit/data';
import { ChangeLog } from 'kit/editing';
import type { ExportColumn } from 'kit/export';
import { formatDate, formatEuro } from 'kit/format';
import { useAttempt, useQuery, useReversible, useSave } from 'kit/graphql';
import {
  EditAndDelete,
  LinedList,
  MutedText,
  PagedCard,
  SmallText,
  useAddressRow,
  usePages,
  useRefetch,
} from 'kit/lists';
import { type Column, RowActions, Table } from 'kit/table';
import {
  Button,
  DefinitionList,
  DefinitionRow,
  IconButton,
  PageActions,
  phone,
  Stack,
  Tag,
  type TagTone,
  useMediaQuery,
} from 'kit/ui';
import { CircleStop, Pause, Play, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  type RecurringState,
  SecretariatInvoicesOfRecurringDocument,
  SecretariatPauseRecurringInvoiceDocument,
  SecretariatRecurringInvoicesDocument,
  type SecretariatRecurringRowFragment,
  SecretariatRecurringRowFragmentDoc,
  SecretariatSkipRecurringProposalDocument,
} from '../../gql/graphql';
import { stateLabel } from '../invoices/InvoiceStateTag';
import { committeeLabel, useInvoiceChoices } from '../invoices/useInvoiceChoices';
import { ProposalsCard } from './ProposalsCard';
import {
  AddRecurringDialog,
  DeleteRecurringDialog,
  EditRecurringDialog,
  StopRecurringDialog,
} from './RecurringDialogs';
import { newRecurring } from './recurringValues';
import { actionLabels, intervalLabel, periodText, stateLabels } from './recurringWords';

type Recurring = SecretariatRecurringRowFragment;
type Doing = { what: 'add' } | { what: 'edit' | 'stop' | 'delete'; recurring: Recurring };

/** What a change of a recurring invoice brings along. */
const LISTS = ['SecretariatRecurringProposals', 'SecretariatInvoicesOfRecurring'];

const exported: ExportColumn<Recurring>[] = [
  { header: 'Klant', value: ({ nameClient }) => nameClient },
  { header: 'Titel', value: ({ title }) => title },
  { header: 'Hoe vaak', value: ({ interval }) => intervalLabel(interval) },
  { header: 'Bedrag', value: ({ amount }) => amount / 100 },
  { header: 'Volgende', value: ({ nextDate }) => formatDate(nextDate) },
  { header: 'Op die dag', value: ({ action }) => actionLabels[action] },
  { header: 'Status', value: ({ state }) => stateLabels[state] },
];

/** What waits to be issued, and the invoices that come back by themselves. */
export function RecurringTab() {
  const [doing, setDoing] = useState<Doing>();
  const { invoiceVatRates } = useInvoiceChoices();
  const pages = usePages({
    query: SecretariatRecurringInvoicesDocument,
    variables: {},
    field: 'recurringInvoices',
  });
  const refetch = useRefetch(LISTS);
  const onDone = () => Promise.all([pages.reload(), refetch()]);
  const pause = usePause(onDone);
  const dialog = { onDone, onClose: () => setDoing(undefined) };
  const onPhone = useMediaQuery(phone);
  const proposals = <ProposalsCard onDone={onDone} />;
  const row = useAddressRow();
  return (
    <Stack>
      {!onPhone && proposals}
      <PageActions
        primary={
          <Button icon={<Plus aria-hidden />} onClick={() => setDoing({ what: 'add' })}>
            Terugkerende factuur maken
          </Button>
        }
      />
      <Loaded query={pages.query} subject="De lijst met terugkerende facturen">
        {({ recurringInvoices }) => (
          <PagedCard
            pages={pages}
            list={recurringInvoices}
            rowsOf={(nodes) => getFragmentData(SecretariatRecurringRowFragmentDoc, nodes)}
            nouns={['terugkerende factuur', 'terugkerende facturen']}
            fileName="terugkerende-facturen"
            exported={exported}
            isNarrowed={false}
            empty={{
              title: 'Er zijn nog geen terugkerende facturen.',
              text: "Maak er een, of kies 'Terugkerend maken' bij een factuur in het overzicht.",
            }}
            notFound={{ title: 'Geen terugkerende factuur gevonden', text: 'Laad de pagina opnieuw.' }}
          >
            {(rows) => (
              <Table
                caption="Terugkerende facturen"
                columns={columnsOf(setDoing, (recurring) => void pause(recurring))}
                rows={rows}
                {...row}
                details={{
                  name: ({ title, nameClient }) => `${title}, ${nameClient}`,
                  render: (recurring) => <RecurringDetails recurring={recurring} onDone={onDone} />,
                }}
              />
            )}
          </PagedCard>
        )}
      </Loaded>
      {onPhone && proposals}
      <SmallText>
        Elke datum geeft één factuur, met de datum waarop zij wordt uitgegeven. Stond het portaal stil, dan
        komt wat gemist is alsnog, hooguit twaalf van dezelfde per uur. Wat in een pauze viel, wordt niet
        ingehaald. Kan een factuur niet vanzelf worden verstuurd, dan staat zij hierboven klaar met de reden.
      </SmallText>
      {doing?.what === 'add' && (
        <AddRecurringDialog initialValues={newRecurring(invoiceVatRates)} {...dialog} />
      )}
      {doing?.what === 'edit' && <EditRecurringDialog recurring={doing.recurring} {...dialog} />}
      {doing?.what === 'stop' && <StopRecurringDialog recurring={doing.recurring} {...dialog} />}
      {doing?.what === 'delete' && <DeleteRecurringDialog recurring={doing.recurring} {...dialog} />}
    </Stack>
  );
}

const tones: Readonly<Record<RecurringState, TagTone>> = {
  active: 'ok',
  paused: 'warn',
  stopped: 'neutral',
  finished: 'neutral',
};

// Not sortable: newest first, and there may be more.
function columnsOf(
  onDo: (doing: Doing) => void,
  onPause: (recurring: Recurring) => void,
): Column<Recurring>[] {
  return [
    { id: 'client', header: 'Klant', keepWords: true, cell: ({ nameClient }) => nameClient },
    { id: 'title', header: 'Titel', keepWords: true, cell: ({ title }) => title },
    {
      id: 'interval',
      header: 'Hoe vaak',
      nowrap: true,
      phone: 'rest',
      cell: ({ interval }) => intervalLabel(interval),
    },
    {
      id: 'amount',
      header: 'Bedrag',
      align: 'right',
      nowrap: true,
      cell: ({ amount }) => formatEuro(amount),
    },
    { id: 'next', header: 'Volgende', nowrap: true, cell: ({ nextDate }) => formatDate(nextDate) },
    {
      id: 'state',
      header: 'Status',
      cell: ({ state }) => <Tag tone={tones[state]}>{stateLabels[state]}</Tag>,
    },
    {
      id: 'actions',
      phone: 'rest',
      header: '',
      align: 'right',
      cell: (recurring) => <Actions recurring={recurring} onDo={onDo} onPause={onPause} />,
    },
  ];
}

interface ActionsProps {
  recurring: Recurring;
  onDo: (doing: Doing) => void;
  onPause: (recurring: Recurring) => void;
}

function Actions({ recurring, onDo, onPause }: ActionsProps) {
  const { title, state, canBeDeleted } = recurring;
  const opens = (what: 'edit' | 'stop' | 'delete') => () => onDo({ what, recurring });
  const goesOn = state === 'active' || state === 'paused';
  return (
    <RowActions>
      {goesOn && (
        <>
          <IconButton
            aria-label={`${title} ${state === 'paused' ? 'hervatten' : 'pauzeren'}`}
            onClick={() => onPause(recurring)}
          >
            {state === 'paused' ? <Play aria-hidden /> : <Pause aria-hidden />}
          </IconButton>
          <IconButton aria-label={`${title} stoppen`} onClick={opens('stop')}>
            <CircleStop aria-hidden />
          </IconButton>
        </>
      )}
      {state !== 'stopped' && <EditAndDelete name={title} onEdit={opens('edit')} />}
      {canBeDeleted && (
        <IconButton aria-label={`${title} verwijderen`} onClick={opens('delete')}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </RowActions>
  );
}

/**
 * Pauses a recurring invoice, or goes on with one that is paused; what that means for its dates is said when it is done.
 * @param reload brings the lists up to date
 */
function usePause(
  reload: () => Promise<unknown>,
): (recurring: SecretariatRecurringRowFragment) => Promise<void> {
  const reversibly = useReversible();
  const { save } = useSave(SecretariatPauseRecurringInvoiceDocument);
  return ({ id, revision, title, state, nextDate }) => {
    const isPaused = state === 'paused';
    const put = async (at: number, paused: boolean) => {
      const { pauseRecurringInvoice } = await save({ id, revision: at, paused });
      return getFragmentData(SecretariatRecurringRowFragmentDoc, pauseRecurringInvoice);
    };
    const first = nextDate ? ` (de eerste is ${formatDate(nextDate)})` : '';
    const words = {
      resumed: `${title} hervat; wat in de pauze viel, wordt niet ingehaald`,
      paused: `${title} gepauzeerd; datums in de pauze${first} worden overgeslagen`,
    };
    return reversibly({
      act: () => put(revision, !isPaused),
      done: isPaused ? words.resumed : words.paused,
      undo: (after) => put(after.revision, isPaused),
      undone: isPaused ? `${title} weer gepauzeerd` : `${title} weer hervat`,
      reload,
    });
  };
}

interface DetailsProps {
  recurring: SecretariatRecurringRowFragment;
  onDone: () => Promise<unknown>;
}

/** What a recurring invoice does, the invoices that came of it, and the dates that were skipped. */
function RecurringDetails({ recurring, onDone }: DetailsProps) {
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
  const { attempt } = useAttempt();
  const { save, saving } = useSave(SecretariatSkipRecurringProposalDocument, { done: 'Teruggezet' });
  const putBack = async (date: string) => {
    await attempt(() => save({ id, date, skipped: false }));
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
  const query = useQuery(SecretariatInvoicesOfRecurringDocument, { variables: { recurringId } });
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
