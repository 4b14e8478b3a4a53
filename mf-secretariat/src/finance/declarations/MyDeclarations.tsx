import { Loaded } from 'kit/data';
import { ConfirmActionDialog } from 'kit/editing';
import { formatDate, formatEuro } from 'kit/format';
import { KEPT, useQuery, useSave } from 'kit/graphql';
import { ListCard, LoadMoreButton, moreOf } from 'kit/lists';
import { formatTime, SendNow, WaitingLine } from 'kit/offline';
import { useUser } from 'kit/session';
import { type Column, RowActions, Table } from 'kit/table';
import { Button, Dialog, EmptyState, IconButton, PageActions, phone, Stack, useMediaQuery } from 'kit/ui';
import { Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { SecretariatMyDeclarationsDocument, SecretariatWithdrawDeclarationDocument } from '../../gql/graphql';
import { StateTag } from '../transactions/StateTag';
import { useReloadFinance } from '../useReloadFinance';
import type { MyDeclaration } from './AnswerDialog';
import { Conversation } from './Conversation';
import { declarationOutboxOf, type WaitingDeclaration } from './declarationOutbox';
import { dropDeclaration } from './sendDeclaration';
import { useForgetStrayReceipts, useWaitingDeclarations } from './useDeclarations';
import { useDeclaring } from './useDeclaring';

/** Declaring, and what became of what I declared. */
export function MyDeclarations() {
  const { start } = useDeclaring();
  const [doing, setDoing] = useState<Doing>();
  const query = useQuery(SecretariatMyDeclarationsDocument, {
    context: KEPT,
  });
  const more = moreOf(query, 'myDeclarations');
  return (
    <ListCard
      title="Mijn declaraties"
      actions={<PageActions primary={<Button onClick={() => start()}>Declaratie indienen</Button>} />}
    >
      <WaitingDeclarations onSent={() => query.refetch().catch(() => undefined)} />
      <Loaded query={query} subject="De lijst met je declaraties">
        {({ myDeclarations: { edges, pageInfo } }) =>
          edges.length === 0 ? (
            <EmptyState
              title="Je hebt nog niets gedeclareerd."
              text="Heb je iets betaald voor een commissie? Dien dan een declaratie in."
            />
          ) : (
            <>
              <Table
                caption="Mijn declaraties"
                columns={[...columns, actions(setDoing)]}
                rows={edges.map(({ node }) => node)}
              />
              <LoadMoreButton pageInfo={pageInfo} onMore={more} />
            </>
          )
        }
      </Loaded>
      <MyDeclarationDialogs doing={doing} onClose={() => setDoing(undefined)} />
    </ListCard>
  );
}

// Not sortable: newest first, and there may be more than is shown.
const columns: Column<MyDeclaration>[] = [
  {
    id: 'date',
    header: 'Datum',
    nowrap: true,
    phone: 'rest',
    cell: ({ creationDate }) => formatDate(creationDate),
  },
  { id: 'description', header: 'Omschrijving', phone: 'title', cell: ({ description }) => description },
  {
    id: 'amount',
    header: 'Bedrag',
    align: 'right',
    nowrap: true,
    cell: ({ amount }) => formatEuro(-amount),
  },
  { id: 'state', header: 'Status', cell: (declaration) => <StateTag {...declaration} /> },
  { id: 'reason', header: 'Reden', phone: 'rest', cell: ({ reason }) => reason },
];

/** What can still be done with it. */
function actions(onDo: (doing: Doing) => void): Column<MyDeclaration> {
  return {
    id: 'actions',
    header: '',
    align: 'right',
    cell: (declaration) => {
      const { state, description, messages } = declaration;
      const canAnswer = state === 'asked';
      return (
        <RowActions>
          {canAnswer && (
            <Button
              size="small"
              aria-label={`Vraag over ${description} beantwoorden`}
              onClick={() => onDo({ what: 'answer', declaration })}
            >
              Beantwoorden
            </Button>
          )}
          {!canAnswer && messages.length > 0 && (
            <Button
              variant="ghost"
              size="small"
              aria-label={`Vragen over ${description} lezen`}
              onClick={() => onDo({ what: 'read', declaration })}
            >
              Vragen
            </Button>
          )}
          {(state === 'open' || canAnswer) && (
            <Withdraw
              name={`${description} intrekken`}
              onClick={() => onDo({ what: 'withdraw', declaration })}
            />
          )}
        </RowActions>
      );
    },
  };
}

/** On a phone an icon: beside the date and the amount there is no room for the word. */
function Withdraw({ name, onClick }: { name: string; onClick: () => void }) {
  const onPhone = useMediaQuery(phone);
  if (onPhone) {
    return (
      <IconButton aria-label={name} onClick={onClick}>
        <Undo2 aria-hidden />
      </IconButton>
    );
  }
  return (
    <Button variant="ghost" size="small" aria-label={name} onClick={onClick}>
      Intrekken
    </Button>
  );
}

/** What I declared and has no answer: it waits for a connection, or was refused. @param onSent when some were sent */
function WaitingDeclarations({ onSent }: { onSent: () => unknown }) {
  const { waiting, isSending, flush } = useWaitingDeclarations(onSent);
  useForgetStrayReceipts();
  if (waiting.length === 0) return null;
  return (
    <Stack>
      {waiting.map((entry) => (
        <Waiting key={entry.requestId} entry={entry} />
      ))}
      <SendNow {...{ waiting, isSending, flush }} />
    </Stack>
  );
}

function Waiting({ entry }: { entry: WaitingDeclaration }) {
  const { id } = useUser();
  const { start } = useDeclaring();
  const [isAsking, setAsking] = useState(false);
  const { description, amount } = entry.values;
  const what = `${description}, ${formatEuro(Number(amount))}`;
  return (
    <>
      <WaitingLine
        entry={entry}
        what={`${what}, van ${formatTime(entry.savedAt)}`}
        showLabel={`${description} bekijken`}
        onShow={() => start(entry)}
      />
      {entry.refusal && (
        <div>
          <Button variant="text" size="small" onClick={() => setAsking(true)}>
            {`${description} weggooien`}
          </Button>
        </div>
      )}
      <ConfirmActionDialog
        isOpen={isAsking}
        question={`${what} weggooien?`}
        confirmLabel="Weggooien"
        onConfirm={async () => dropDeclaration(declarationOutboxOf(id), entry)}
        onClose={() => setAsking(false)}
      >
        De declaratie is niet ingediend. Deze actie is onomkeerbaar.
      </ConfirmActionDialog>
    </>
  );
}

// With the fields for files: for who answers.
const AnswerDialog = lazy(async () => ({ default: (await import('./AnswerDialog')).AnswerDialog }));

/** What is being done with which declaration. */
type Doing = { what: 'withdraw' | 'answer' | 'read'; declaration: MyDeclaration } | undefined;

/** Withdrawing asks first; a question is answered; what was asked before is read. */
function MyDeclarationDialogs({ doing, onClose }: { doing: Doing; onClose: () => void }) {
  const { save: withdraw } = useSave(SecretariatWithdrawDeclarationDocument, {
    done: 'Declaratie ingetrokken',
  });
  const reload = useReloadFinance();
  const declaration = doing?.declaration;
  const about = declaration && `${declaration.description}, ${formatEuro(-declaration.amount)}`;
  return (
    <>
      <ConfirmActionDialog
        isOpen={doing?.what === 'withdraw'}
        question="Declaratie intrekken?"
        confirmLabel="Intrekken"
        onConfirm={async () => {
          if (!declaration) return;
          // Of what somebody decided meanwhile the list says so.
          try {
            await withdraw({ id: declaration.id });
          } finally {
            await reload();
          }
        }}
        onClose={onClose}
      >
        {about}. Ze blijft in je lijst staan, maar telt niet meer.
      </ConfirmActionDialog>
      {doing?.what === 'answer' && (
        <Suspense>
          <AnswerDialog declaration={doing.declaration} onClose={onClose} />
        </Suspense>
      )}
      <Dialog isOpen={doing?.what === 'read'} onClose={onClose} title={about}>
        <Conversation messages={declaration?.messages ?? []} />
      </Dialog>
    </>
  );
}
