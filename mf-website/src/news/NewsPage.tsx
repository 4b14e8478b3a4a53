import { differingRows } from 'kit/conflict';
import { Accordion, Loaded } from 'kit/data';
import { DeleteDialog } from 'kit/editing';
import { formatDate } from 'kit/format';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { RichText } from 'kit/richtext';
import { Button, ButtonRow, EmptyState, PageActions, PageTitle, Stack, Tag, useSnackbar } from 'kit/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type NewsTag,
  WebsiteDeleteNewsItemDocument,
  WebsiteDiscardNewsDraftDocument,
  WebsiteNewsDocument,
  WebsiteNewsItemContentFragmentDoc,
  WebsiteNewsItemFragmentDoc,
  WebsiteNewsItemHeaderFragmentDoc,
  type WebsiteNewsPublishingFragment,
  WebsiteNewsPublishingFragmentDoc,
  type WebsiteNewsQuery,
  WebsiteNewsSettingsDocument,
  WebsiteNewsVersionsDocument,
  WebsitePreviewNewsDocument,
  WebsitePublishNewsDocument,
  WebsiteRestoreNewsDocument,
  WebsiteTakeBackNewsDocument,
  WebsiteUnplanNewsDocument,
} from '../gql/graphql';
import { DraftMenu, DraftNotice, PublishButton, type Publishing } from '../publishing/DraftActions';
import { VersionsDialog, VersionsToCome } from '../publishing/VersionsDialog';
import { richText } from '../texts/IntroCard';
import { EditNewsDialog } from './EditNewsDialog';
import { tagLabel } from './NewsFields';
import { NewsWizard } from './NewsWizard';

type Item = WebsiteNewsQuery['newsItems']['edges'][number]['node'];
type Doing = { what: 'edit' | 'delete'; item: Item } | { what: 'add' };

/** The news, newest first, with the wizard for a new item. */
export function NewsPage() {
  const query = useQuery(WebsiteNewsDocument);
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

interface ContentProps {
  item: FragmentType<typeof WebsiteNewsItemContentFragmentDoc> &
    FragmentType<typeof WebsiteNewsPublishingFragmentDoc>;
  /** After it was published, taken back or put back. */
  onChanged: () => Promise<unknown>;
  onEdit: () => void;
  onDelete: () => void;
}

/** An open item: photo, text, link, when it was changed, and what can be done with it. */
function NewsItemContent({ item: masked, onChanged, onEdit, onDelete }: ContentProps) {
  const publishing = useNewsPublishing(masked, onChanged);
  const item = getFragmentData(WebsiteNewsItemContentFragmentDoc, masked);
  const { draft } = getFragmentData(WebsiteNewsPublishingFragmentDoc, masked);
  return (
    <Content>
      {item.photo && <img src={`${item.photo.url}?w=1280`} alt={item.alt ?? ''} loading="lazy" />}
      <div>
        <Stack>
          {draft && <DraftNotice draft={draft} />}
          <RichText html={item.text} />
        </Stack>
        {item.linkURL && (
          <p>
            <a href={item.linkURL} target="_blank" rel="noopener noreferrer">
              {item.link || item.linkURL}
            </a>
          </p>
        )}
        {item.modified && (
          <small>{`Aangepast: ${formatDate(item.modified.date)} - ${item.modified.by}`}</small>
        )}
        <Actions>
          <PublishButton publish={publishing.publish} />
          <Button variant="ghost" size="small" onClick={onEdit}>
            <Pencil aria-hidden /> Aanpassen
          </Button>
          <Button variant="text" size="small" onClick={onDelete}>
            <Trash2 aria-hidden /> Verwijderen
          </Button>
          <DraftMenu {...publishing} />
        </Actions>
      </div>
    </Content>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: var(--s4);
  img {
    width: 100%;
    max-width: 400px;
    border-radius: var(--r-s);
  }
  small {
    color: var(--ink-2);
  }
`;

const Actions = styled(ButtonRow)`
  margin-top: var(--s3);
`;

interface Said {
  title: string;
  text: string;
  tags: readonly NewsTag[];
  link?: string | null;
  linkURL?: string | null;
}

const labels = {
  title: 'Titel',
  text: { label: 'Tekst', show: richText },
  tags: { label: 'Tags', show: (tags: readonly NewsTag[]) => tags.map(tagLabel).join(', ') },
  linkURL: 'URL',
  link: 'Tekst van de link',
} as const;

/** In what two versions of news differ. */
function differences(mine: Said, theirs: Said) {
  const said = ({ title, text, tags, link, linkURL }: Said) => ({
    ...{ title, text, tags, link: link ?? '', linkURL: linkURL ?? '' },
  });
  return differingRows(labels, said(mine), said(theirs));
}

/**
 * What can be done to publish an item, and with what was published.
 * @param onDone after each: the place of the item in the list may be another
 */
function useNewsPublishing(
  masked: FragmentType<typeof WebsiteNewsPublishingFragmentDoc>,
  onDone: () => Promise<unknown>,
): Publishing {
  const item = getFragmentData(WebsiteNewsPublishingFragmentDoc, masked);
  const { id, revision, draft, state } = item;
  const publish = useSave(WebsitePublishNewsDocument).save;
  const unplan = useSave(WebsiteUnplanNewsDocument, { done: 'Planning ingetrokken' }).save;
  const discard = useSave(WebsiteDiscardNewsDraftDocument, { done: 'Concept weggegooid' }).save;
  const takeBack = useSave(WebsiteTakeBackNewsDocument, {
    done: state === 'planned' ? 'Planning ingetrokken' : 'Van de website gehaald',
  }).save;
  const preview = useSave(WebsitePreviewNewsDocument).save;
  const at = { id, revision };
  const then = (work: Promise<unknown>) => work.then(onDone);
  const endPlan = () => then(state === 'planned' ? takeBack(at) : unplan(at));
  return {
    of: item.title,
    ...((draft || state === 'draft') && { publish: (on) => then(publish({ ...at, on })) }),
    ...((draft?.publishOn || (state === 'planned' && !draft)) && { unplan: endPlan }),
    ...(draft && {
      discard: () => then(discard(at)),
      difference: [
        ...differences(draft, item),
        ...(draft.photo?.id === item.photo?.id
          ? []
          : [{ label: 'Foto', mine: photo(draft.photo), theirs: photo(item.photo) }]),
      ],
    }),
    ...((draft || state !== 'published') && {
      preview: async () => (await preview({ id })).previewNewsDraft.url,
    }),
    ...(state === 'published' && { takeBack: () => then(takeBack(at)) }),
    versions: (close) => <NewsVersions item={item} onRestored={onDone} onClose={close} />,
  };
}

const photo = (file: object | null | undefined) => (file ? 'Een foto' : '(geen)');

interface NewsVersionsProps {
  item: WebsiteNewsPublishingFragment;
  onRestored: () => Promise<unknown>;
  onClose: () => void;
}

function NewsVersions({ item, onRestored, onClose }: NewsVersionsProps) {
  const { id, revision, state, draft } = item;
  const query = useQuery(WebsiteNewsVersionsDocument, { variables: { id }, fetchPolicy: 'network-only' });
  const { save } = useSave(WebsiteRestoreNewsDocument, { done: 'De versie is nu een concept' });
  if (!query.data) return <VersionsToCome query={query} onClose={onClose} />;
  return (
    <VersionsDialog
      versions={query.data.newsItem.versions}
      isPublic={state === 'published'}
      differences={(version) => differences(version, item)}
      loses={state === 'draft' ? 'De tekst die het concept nu heeft, wordt vervangen.' : undefined}
      onRestore={
        draft ? undefined : (version) => save({ id, revision, versionId: version.id }).then(onRestored)
      }
      onClose={onClose}
    />
  );
}

/** The row of a closed item: title, 'date - creator', tags, and how far it is; what is on the website as it should be says nothing. */
function NewsItemHeader({ item: masked }: { item: FragmentType<typeof WebsiteNewsItemHeaderFragmentDoc> }) {
  const item = getFragmentData(WebsiteNewsItemHeaderFragmentDoc, masked);
  return (
    <Header>
      <strong>{item.title}</strong>
      <small>{`${formatDate(item.creationDate)} - ${item.creator}`}</small>
      <Tags>
        {item.tags.map((tag) => (
          <Tag key={tag}>{tagLabel(tag)}</Tag>
        ))}
        {item.state === 'draft' && <Tag tone="warn">Concept</Tag>}
        {item.state === 'planned' && (
          <Tag tone="warn">{`Gepland op ${formatDate(item.postponementDate ?? '')}`}</Tag>
        )}
        {item.draft && (
          <Tag tone="warn">
            {item.draft.publishOn
              ? `Gewijzigd, gepland op ${formatDate(item.draft.publishOn)}`
              : 'Gewijzigd, nog niet gepubliceerd'}
          </Tag>
        )}
        {item.photo && !item.alt && <Tag tone="warn">Foto zonder alternatieve tekst</Tag>}
      </Tags>
    </Header>
  );
}

const Header = styled.span`
  display: grid;
  gap: var(--s1);
  text-align: left;
  small {
    color: var(--ink-2);
    font-size: 14px;
  }
  strong {
    overflow-wrap: anywhere;
  }
`;

const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1);
`;
