import { differingRows, useLatest } from 'kit/conflict';
import { EditDialog } from 'kit/editing';
import { Switch } from 'kit/fields';
import { formatDate } from 'kit/format';
import { useFormField } from 'kit/forms';
import { useSave } from 'kit/graphql';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  WebsiteEditNewsItemDocument,
  type WebsiteNewsFormFragment,
  WebsiteNewsFormFragmentDoc,
  WebsiteNewsItemDocument,
  WebsiteSaveNewsDraftDocument,
} from '../gql/graphql';
import { richText } from '../texts/IntroCard';
import {
  LinkQuestion,
  PhotoField,
  PostponeQuestion,
  PublicationDate,
  tagLabel,
  TagsField,
  TextField,
  TitleField,
} from './NewsFields';
import { draftInput, newsInput, newsSchema, type NewsValues, newsValues } from './newsValues';

interface EditNewsDialogProps {
  item: FragmentType<typeof WebsiteNewsFormFragmentDoc>;
  /** Whether news can be postponed; what was may be changed all the same. */
  mayPostpone: boolean;
  /** Its place in the list may be another by now. */
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

/**
 * Changes an item: title, text, tags, photo, link, and the day for which it waits. What is saved is on the website; or it is kept
 * as a draft. What is a draft, or has one that waits, stays one.
 */
export function EditNewsDialog({ item: masked, mayPostpone, onSaved, onClose }: EditNewsDialogProps) {
  const item = getFragmentData(WebsiteNewsFormFragmentDoc, masked);
  const latest = useLatest(WebsiteNewsItemDocument);
  const { save } = useSave(WebsiteEditNewsItemDocument, { done: 'Nieuwsbericht aangepast' });
  const { save: saveDraft } = useSave(WebsiteSaveNewsDraftDocument, { done: 'Concept bewaard' });
  const isDraft = item.state === 'draft' || Boolean(item.draft);
  const keep = async ({ id, revision }: WebsiteNewsFormFragment, values: NewsValues) => {
    await saveDraft({ id, revision, item: draftInput(values) });
  };
  return (
    <EditDialog<WebsiteNewsFormFragment, NewsValues>
      title={isDraft ? 'Concept aanpassen' : 'Nieuwsbericht aanpassen'}
      submitLabel={isDraft ? 'Bewaren als concept' : 'Opslaan'}
      other={isDraft ? undefined : { label: 'Bewaren als concept', send: keep }}
      size={900}
      onClose={onClose}
      schema={newsSchema}
      record={item}
      valuesOf={newsValues}
      send={async (read, values) => {
        if (isDraft) return keep(read, values);
        const { id, revision } = read;
        const changed = newsInput(values);
        await save({ id, revision, item: changed });
        if (changed.postponementDate !== item.postponementDate) await onSaved();
      }}
      fetchLatest={async () =>
        getFragmentData(WebsiteNewsFormFragmentDoc, (await latest({ id: item.id }))?.newsItem)
      }
      differences={(mine, theirs) => differingRows(labels, mine, newsValues(theirs))}
    >
      <TitleField />
      <TextField />
      <TagsField />
      <PhotoToggle item={item} />
      <LinkQuestion />
      {!isDraft && (mayPostpone || item.postpone === 'yes') && (
        <>
          <PostponeQuestion mayPostpone />
          <PublicationDate />
        </>
      )}
    </EditDialog>
  );
}

const labels = {
  title: 'Titel',
  text: { label: 'Tekst', show: richText },
  tags: { label: 'Tags', show: (tags: NewsValues['tags']) => tags.map(tagLabel).join(', ') },
  photoId: { label: 'Foto', show: () => 'Een foto' },
  linkURL: 'URL',
  link: 'Tekst van de link',
  postponementDate: { label: 'Publicatiedatum', show: formatDate },
} as const;

/** Removes the photo, or adds one. */
function PhotoToggle({ item }: { item: WebsiteNewsFormFragment }) {
  const field = useFormField('hasPhoto');
  const hasPhoto = field.value === 'yes';
  return (
    <>
      <Switch
        label="Foto"
        description={hasPhoto ? 'Dit bericht heeft een foto' : 'Dit bericht heeft geen foto'}
        isOn={hasPhoto}
        onChange={(isOn) => field.setValue(isOn ? 'yes' : 'no')}
      />
      {hasPhoto && <PhotoField photo={(item.draft ?? item).photo} />}
    </>
  );
}
