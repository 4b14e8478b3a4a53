import { differingRows, useLatest } from 'kit/conflict';
import { EditDialog } from 'kit/editing';
import { Switch } from 'kit/fields';
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
import { LinkQuestion, PhotoField, TagsField, TextField, TitleField } from './NewsFields';
import { tagLabel } from './newsTags';
import { newsInput, newsSchema, type NewsValues, newsValues } from './newsValues';

interface EditNewsDialogProps {
  item: FragmentType<typeof WebsiteNewsFormFragmentDoc>;
  onClose: () => void;
}

/** Changes an item: title, text, tags, photo, link. */
export function EditNewsDialog({ item: masked, onClose }: EditNewsDialogProps) {
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
      send={({ id, revision }, values) => save({ id, revision, item: newsInput(values) })}
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
