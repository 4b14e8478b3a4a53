import { Loaded } from 'kit/data';
import { formatDate, formatEuro } from 'kit/format';
import { KEPT, useQuery } from 'kit/graphql';
import { appendPage, ListCard, LoadMoreButton } from 'kit/lists';
import { type Column, RowActions, Table } from 'kit/table';
import { Button, EmptyState, IconButton, PageActions, phone, useMediaQuery } from 'kit/ui';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';

import { SecretariatMyDeclarationsDocument } from '../../gql/graphql';
import { StateTag } from '../transactions/StateTag';
import type { MyDeclaration } from './myDeclaration';
import { type Doing, MyDeclarationDialogs } from './MyDeclarationDialogs';
import { useDeclaring } from './useDeclaring';
import { WaitingDeclarations } from './WaitingDeclarations';

/** Declaring, and what became of what I declared. */
export function MyDeclarations() {
  const { start } = useDeclaring();
  const [doing, setDoing] = useState<Doing>();
  const query = useQuery(SecretariatMyDeclarationsDocument, {
    fetchPolicy: 'cache-and-network',
    context: KEPT,
  });
  const more = (after: string) =>
    query.fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        myDeclarations: appendPage(before.myDeclarations, next.myDeclarations),
      }),
    });
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
                rowKey={({ id }) => id}
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
