import { differingRows } from 'kit/conflict';
import { useQuery, useSave } from 'kit/graphql';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type NewsTag,
  WebsiteDiscardNewsDraftDocument,
  WebsiteNewsPublishingFragmentDoc,
  type WebsiteNewsPublishingFragment,
  WebsiteNewsVersionsDocument,
  WebsitePreviewNewsDocument,
  WebsitePublishNewsDocument,
  WebsiteRestoreNewsDocument,
  WebsiteTakeBackNewsDocument,
  WebsiteUnplanNewsDocument,
} from '../gql/graphql';
import type { Publishing } from '../publishing/DraftActions';
import { VersionsDialog, VersionsToCome } from '../publishing/VersionsDialog';
import { richText } from '../texts/IntroCard';
import { tagLabel } from './newsTags';

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
export function useNewsPublishing(
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
