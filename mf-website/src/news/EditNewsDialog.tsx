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
} from '../gql/graphql';
import { richText } from '../texts/IntroCard';
import {
  LinkQuestion,
  PhotoField,
  PostponeQuestion,
  PublicationDate,
  TagsField,
  TextField,
  TitleField,
} from './NewsFields';
import { tagLabel } from './newsTags';
import { newsInput, newsSchema, type NewsValues, newsValues } from './newsValues';

interface EditNewsDialogProps {
  item: FragmentType<typeof WebsiteNewsFormFragmentDoc>;
  /** Whether news can be postponed; what was may be changed all the same. */
  mayPostpone: boolean;
  /** Its place in the list may be another by now. */
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

/** Changes an item: title, text, tags, photo, link, and the day for which it waits. */
export function EditNewsDialog({ item: masked, mayPostpone, onSaved, onClose }: EditNewsDialogProps) {
  const item = getFragmentData(WebsiteNewsFormFragmentDoc, masked);
  const latest = useLatest(WebsiteNewsItemDocument);
  const { save } = useSave(WebsiteEditNewsItemDocument, { done: 'Nieuwsbericht aangepast' });
  return (
    <EditDialog<WebsiteNewsFormFragment, NewsValues>
      title="Nieuwsbericht aanpassen"
      size={900}
      isOpen
      onClose={onClose}
      schema={newsSchema}
      record={item}
      valuesOf={newsValues}
      send={async ({ id, revision }, values) => {
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
      {(mayPostpone || item.postpone === 'yes') && (
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
      {hasPhoto && <PhotoField photo={item.photo} />}
    </>
  );
}
