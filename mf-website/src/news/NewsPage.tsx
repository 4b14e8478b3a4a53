import { Accordion, Loaded } from 'kit/data';
import { DeleteDialog } from 'kit/editing';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { Button, EmptyState, PageActions, PageTitle, Stack, useSnackbar } from 'kit/ui';
import { useState } from 'react';

import { getFragmentData } from '../gql/fragment-masking';
import {
  WebsiteNewsDocument,
  WebsiteNewsItemFragmentDoc,
  type WebsiteNewsQuery,
  WebsiteNewsSettingsDocument,
  WebsiteDeleteNewsItemDocument,
} from '../gql/graphql';
import { EditNewsDialog } from './EditNewsDialog';
import { NewsItemContent } from './NewsItemContent';
import { NewsItemHeader } from './NewsItemHeader';
import { NewsWizard } from './NewsWizard';

type Item = WebsiteNewsQuery['newsItems']['edges'][number]['node'];
type Doing = { what: 'edit' | 'delete'; item: Item } | { what: 'add' };

/** The news, newest first, with the wizard for a new item. */
export function NewsPage() {
  const query = useQuery(WebsiteNewsDocument, { fetchPolicy: 'cache-and-network' });
  const settings = useQuery(WebsiteNewsSettingsDocument);
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  const reload = () => query.refetch().catch(() => undefined);
  const mayPostpone = settings.data?.newsSettings.postpone ?? false;

  if (doing?.what === 'add') {
    return <NewsWizard mayPostpone={mayPostpone} onAdded={reload} onClose={close} />;
  }
  return (
    <Stack>
      <PageTitle
        sub={query.data && count(query.data.newsItems.totalCount)}
        actions={
          <PageActions
            primary={<Button onClick={() => setDoing({ what: 'add' })}>Nieuwsbericht toevoegen</Button>}
          />
        }
      >
        Nieuwsberichten
      </PageTitle>
      <Loaded query={query} subject="Het nieuws">
        {({ newsItems }) => (
          <>
            {newsItems.totalCount === 0 && (
              <EmptyState title="Er zijn nog geen nieuwsberichten." text="Voeg het eerste bericht toe." />
            )}
            <Accordion
              items={newsItems.edges.map(({ node }) => ({
                id: node.id,
                header: <NewsItemHeader item={getFragmentData(WebsiteNewsItemFragmentDoc, node)} />,
                content: (
                  <NewsItemContent
                    item={getFragmentData(WebsiteNewsItemFragmentDoc, node)}
                    onChanged={reload}
                    onEdit={() => setDoing({ what: 'edit', item: node })}
                    onDelete={() => setDoing({ what: 'delete', item: node })}
                  />
                ),
              }))}
            />
            {newsItems.pageInfo.hasNextPage && (
              <More fetchMore={query.fetchMore} after={newsItems.pageInfo.endCursor} />
            )}
          </>
        )}
      </Loaded>
      {doing?.what === 'edit' && (
        <EditNewsDialog
          item={getFragmentData(WebsiteNewsItemFragmentDoc, doing.item)}
          mayPostpone={mayPostpone}
          onSaved={reload}
          onClose={close}
        />
      )}
      <DeleteNewsDialog
        item={doing?.what === 'delete' ? doing.item : undefined}
        onDeleted={reload}
        onClose={close}
      />
    </Stack>
  );
}

function count(total: number): string {
  return total === 1 ? '1 bericht' : `${total} berichten`;
}

interface MoreProps {
  fetchMore: (options: {
    variables: { after: string | null | undefined };
    updateQuery: (before: WebsiteNewsQuery, more: { fetchMoreResult: WebsiteNewsQuery }) => WebsiteNewsQuery;
  }) => Promise<unknown>;
  after: string | null | undefined;
}

/** Older items below those that are shown. */
function More({ fetchMore, after }: MoreProps) {
  const snackbar = useSnackbar();
  const [busy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    try {
      await fetchMore({ variables: { after }, updateQuery: withOlder });
    } catch (error) {
      snackbar.show(toApiError(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button variant="ghost" pending={busy} onClick={() => void load()}>
        Oudere berichten tonen
      </Button>
    </div>
  );
}

function withOlder(
  before: WebsiteNewsQuery,
  { fetchMoreResult: { newsItems: older } }: { fetchMoreResult: WebsiteNewsQuery },
): WebsiteNewsQuery {
  return { newsItems: { ...older, edges: [...before.newsItems.edges, ...older.edges] } };
}

interface DeleteNewsDialogProps {
  /** What is to be deleted; the dialog is open as long as there is an item. */
  item: { id: string; title: string } | undefined;
  onDeleted: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an item is deleted. */
function DeleteNewsDialog({ item, onDeleted, onClose }: DeleteNewsDialogProps) {
  const { save } = useSave(WebsiteDeleteNewsItemDocument, { done: 'Nieuwsbericht verwijderd' });
  return (
    <DeleteDialog
      isOpen={item !== undefined}
      question="Nieuwsbericht verwijderen? Deze actie is onomkeerbaar"
      onDelete={async () => {
        if (!item) return;
        await save({ id: item.id });
        await onDeleted();
      }}
      onClose={onClose}
    >
      {item?.title}
    </DeleteDialog>
  );
}
