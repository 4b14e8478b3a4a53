import { differingRows } from 'kit/conflict';
import { Loaded } from 'kit/data';
import { EditLock } from 'kit/editing';
import { useQuery, useSave } from 'kit/graphql';
import { FormRichText, RichText } from 'kit/richtext';
import { Stack } from 'kit/ui';

import { getFragmentData } from '../gql/fragment-masking';
import {
  WebsiteDiscardIntroDraftDocument,
  WebsiteIntroDocument,
  type WebsiteIntroFragment,
  WebsiteIntroFragmentDoc,
  WebsiteIntroVersionsDocument,
  WebsitePreviewIntroDocument,
  WebsitePublishIntroDocument,
  WebsiteRestoreIntroDocument,
  WebsiteSaveIntroDraftDocument,
  type WebsiteTextKey,
  WebsiteUnplanIntroDocument,
  WebsiteUpdateIntroDocument,
} from '../gql/graphql';
import { DraftMenu, DraftNotice, type Publishing } from '../publishing/DraftActions';
import { VersionsDialog, VersionsToCome } from '../publishing/VersionsDialog';

interface IntroCardProps {
  textKey: WebsiteTextKey;
  title?: string;
}

/**
 * The intro text of a page of the public website. What is saved is on the website; or it is kept as a draft, which stands beside
 * what is there until it is published.
 */
export function IntroCard({ textKey, title = 'Introductie' }: IntroCardProps) {
  const query = useQuery(WebsiteIntroDocument, { variables: { key: textKey } });
  return (
    <Loaded query={query} subject="De introductie">
      {({ websiteText }) => (
        <Intro
          title={title}
          text={getFragmentData(WebsiteIntroFragmentDoc, websiteText)}
          fetchLatest={async () =>
            getFragmentData(WebsiteIntroFragmentDoc, (await query.refetch()).data?.websiteText) ?? undefined
          }
        />
      )}
    </Loaded>
  );
}

interface IntroProps {
  title: string;
  text: WebsiteIntroFragment;
  fetchLatest: () => Promise<WebsiteIntroFragment | undefined>;
}

function Intro({ title, text: websiteText, fetchLatest }: IntroProps) {
  const { key, draft } = websiteText;
  const publishing = useTextPublishing(title, websiteText);
  const { save } = useSave(WebsiteUpdateIntroDocument, { done: 'Opgeslagen' });
  const { save: saveDraft } = useSave(WebsiteSaveIntroDraftDocument, { done: 'Concept bewaard' });
  const keep = ({ revision }: WebsiteIntroFragment, { text }: { text: string }) =>
    saveDraft({ revision, intro: { name: key, text } });
  const valuesOf = (one: WebsiteIntroFragment) => ({ text: (one.draft ?? one).text });
  return (
    <EditLock<WebsiteIntroFragment, { text: string }>
      title={title}
      record={websiteText}
      read={
        <Stack>
          {draft && <DraftNotice draft={draft} publish={publishing.publish} />}
          {websiteText.text ? <RichText html={websiteText.text} /> : <em>Nog niet ingevuld</em>}
        </Stack>
      }
      submitLabel={draft ? 'Bewaren als concept' : 'Opslaan'}
      other={draft ? undefined : { label: 'Bewaren als concept', send: keep }}
      more={websiteText.revision > 0 && <DraftMenu {...publishing} />}
      valuesOf={valuesOf}
      send={(read, values) =>
        draft
          ? keep(read, values)
          : save({ revision: read.revision, intro: { name: key, text: values.text } })
      }
      fetchLatest={fetchLatest}
      differences={(mine, theirs) => differences(mine, valuesOf(theirs))}
    >
      <FormRichText name="text" label="Tekst" hideLabel />
    </EditLock>
  );
}

/** What can be done to publish a text, and with what was published. */
function useTextPublishing(of: string, websiteText: WebsiteIntroFragment): Publishing {
  const { key, revision, draft, text } = websiteText;
  const publish = useSave(WebsitePublishIntroDocument).save;
  const unplan = useSave(WebsiteUnplanIntroDocument, { done: 'Planning ingetrokken' }).save;
  const discard = useSave(WebsiteDiscardIntroDraftDocument, { done: 'Concept weggegooid' }).save;
  const preview = useSave(WebsitePreviewIntroDocument).save;
  const at = { key, revision };
  return {
    of,
    ...(draft && {
      publish: (on: string | null) => publish({ ...at, on }),
      discard: () => discard(at),
      difference: differences({ text: draft.text }, { text }),
      preview: async () => (await preview({ key })).previewTextDraft.url,
    }),
    ...(draft?.publishOn && { unplan: () => unplan(at) }),
    versions: (close) => <TextVersions websiteText={websiteText} onClose={close} />,
  };
}

interface TextVersionsProps {
  websiteText: WebsiteIntroFragment;
  onClose: () => void;
}

function TextVersions({ websiteText: { key, revision, text, draft }, onClose }: TextVersionsProps) {
  const query = useQuery(WebsiteIntroVersionsDocument, { variables: { key }, fetchPolicy: 'network-only' });
  const { save } = useSave(WebsiteRestoreIntroDocument, { done: 'De versie is nu een concept' });
  if (!query.data) return <VersionsToCome query={query} onClose={onClose} />;
  return (
    <VersionsDialog
      versions={query.data.websiteText.versions}
      isPublic
      differences={(version) => differences({ text: version.text }, { text })}
      onRestore={draft ? undefined : (version) => save({ key, revision, versionId: version.id })}
      onClose={onClose}
    />
  );
}

/** A version of a rich text, for a comparison. */
export const richText = (html: string) => <RichText html={html} />;

function differences(mine: { text: string }, theirs: { text: string }) {
  return differingRows({ text: { label: 'Tekst', show: richText } }, mine, theirs);
}
