import { differingRows } from 'kit/conflict';
import { Loaded } from 'kit/data';
import { EditLock } from 'kit/editing';
import { FormImageField } from 'kit/files';
import { FormTextField } from 'kit/forms';
import { useQuery, useSave } from 'kit/graphql';
import { FormRichText, RichText } from 'kit/richtext';
import { Stack } from 'kit/ui';
import styled from 'styled-components';
import { object, string } from 'yup';

import { getFragmentData } from '../gql/fragment-masking';
import {
  type ThemeInput,
  WebsiteDiscardThemeDraftDocument,
  WebsitePreviewThemeDocument,
  WebsitePublishThemeDocument,
  WebsiteRestoreThemeDocument,
  WebsiteSaveThemeDraftDocument,
  WebsiteThemeDocument,
  type WebsiteThemeFragment,
  WebsiteThemeFragmentDoc,
  WebsiteThemeVersionsDocument,
  WebsiteUnplanThemeDocument,
  WebsiteUpdateThemeDocument,
} from '../gql/graphql';
import { DraftMenu, DraftNotice, type Publishing } from '../publishing/DraftActions';
import { VersionsDialog, VersionsToCome } from '../publishing/VersionsDialog';
import { richText } from '../texts/IntroCard';

type Content = Pick<WebsiteThemeFragment, 'title' | 'text' | 'image' | 'alt' | 'focus'>;

const schema = object({ title: string().trim() });

function valuesOf({ title, text, image, alt, focus }: Content): ThemeInput {
  return {
    ...{ title, text, imageId: image?.id ?? null, alt: alt ?? '' },
    focus: focus ? { x: focus.x, y: focus.y } : null,
  };
}

/**
 * The theme of this carnival: title, text and board image. What is saved is on the website; or it is kept as a draft, which stands
 * beside what is there until it is published.
 */
export function ThemeCard() {
  const query = useQuery(WebsiteThemeDocument);
  return (
    <Loaded query={query} subject="Het thema">
      {({ homeTheme }) => (
        <Theme
          theme={getFragmentData(WebsiteThemeFragmentDoc, homeTheme)}
          fetchLatest={async () =>
            getFragmentData(WebsiteThemeFragmentDoc, (await query.refetch()).data?.homeTheme) ?? undefined
          }
        />
      )}
    </Loaded>
  );
}

interface ThemeProps {
  theme: WebsiteThemeFragment;
  fetchLatest: () => Promise<WebsiteThemeFragment | undefined>;
}

function Theme({ theme, fetchLatest }: ThemeProps) {
  const { draft } = theme;
  const publishing = useThemePublishing(theme);
  const { save } = useSave(WebsiteUpdateThemeDocument, { done: 'Opgeslagen' });
  const { save: saveDraft } = useSave(WebsiteSaveThemeDraftDocument, { done: 'Concept bewaard' });
  const keep = ({ revision }: WebsiteThemeFragment, values: ThemeInput) =>
    saveDraft({ revision, theme: values });
  const openedOf = (one: WebsiteThemeFragment) => valuesOf(one.draft ?? one);
  return (
    <EditLock<WebsiteThemeFragment, ThemeInput>
      title="Thema"
      record={theme}
      schema={schema}
      read={
        <Stack>
          {draft && <DraftNotice draft={draft} publish={publishing.publish} />}
          <ThemeAsPublished theme={theme} />
        </Stack>
      }
      submitLabel={draft ? 'Bewaren als concept' : 'Opslaan'}
      other={draft ? undefined : { label: 'Bewaren als concept', send: keep }}
      more={theme.revision > 0 && <DraftMenu {...publishing} />}
      valuesOf={openedOf}
      send={(read, values) => (draft ? keep(read, values) : save({ revision: read.revision, theme: values }))}
      fetchLatest={fetchLatest}
      differences={(mine, theirs) => differences(mine, openedOf(theirs))}
    >
      <FormTextField name="title" label="Titel" />
      <FormRichText name="text" label="Tekst" />
      <FormImageField
        name="imageId"
        label="Themabord"
        folder="images/theme"
        maxWidth={900}
        current={(draft ?? theme).image}
        described
      />
    </EditLock>
  );
}

/** What can be done to publish the theme, and with what was published. */
function useThemePublishing(theme: WebsiteThemeFragment): Publishing {
  const { revision, draft } = theme;
  const publish = useSave(WebsitePublishThemeDocument).save;
  const unplan = useSave(WebsiteUnplanThemeDocument, { done: 'Planning ingetrokken' }).save;
  const discard = useSave(WebsiteDiscardThemeDraftDocument, { done: 'Concept weggegooid' }).save;
  const preview = useSave(WebsitePreviewThemeDocument).save;
  return {
    of: 'Thema',
    ...(draft && {
      publish: (on: string | null) => publish({ revision, on }),
      discard: () => discard({ revision }),
      difference: differences(valuesOf(draft), valuesOf(theme)),
      preview: async () => (await preview({})).previewThemeDraft.url,
    }),
    ...(draft?.publishOn && { unplan: () => unplan({ revision }) }),
    versions: (close) => <ThemeVersions theme={theme} onClose={close} />,
  };
}

function ThemeVersions({ theme, onClose }: { theme: WebsiteThemeFragment; onClose: () => void }) {
  const { revision, draft } = theme;
  const query = useQuery(WebsiteThemeVersionsDocument, { fetchPolicy: 'network-only' });
  const { save } = useSave(WebsiteRestoreThemeDocument, { done: 'De versie is nu een concept' });
  if (!query.data) return <VersionsToCome query={query} onClose={onClose} />;
  return (
    <VersionsDialog
      versions={query.data.homeTheme.versions}
      isPublic
      differences={({ title, text }) => differences({ ...valuesOf(theme), title, text }, valuesOf(theme))}
      onRestore={draft ? undefined : ({ id }) => save({ revision, versionId: id })}
      onClose={onClose}
    />
  );
}

function differences(mine: ThemeInput, theirs: ThemeInput) {
  return differingRows(
    {
      title: 'Titel',
      text: { label: 'Tekst', show: richText },
      imageId: { label: 'Themabord', show: () => 'Een afbeelding' },
      alt: 'Alternatieve tekst',
    },
    mine,
    theirs,
  );
}

function ThemeAsPublished({ theme: { title, text, image, alt } }: { theme: Content }) {
  if (!title && !text && !image) return <em>Nog niet ingevuld</em>;
  return (
    <Columns>
      <div>
        {title && <h3>{title}</h3>}
        <RichText html={text} />
      </div>
      {image && <img src={`${image.url}?w=1280`} alt={alt ?? `Themabord ${title}`} loading="lazy" />}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: var(--s4);
  align-items: start;
  img {
    width: 100%;
    border-radius: var(--r-s);
  }
`;
