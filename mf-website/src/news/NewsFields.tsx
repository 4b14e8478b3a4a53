import { FormCheckboxGroup, FormChoice, FormDateField } from 'kit/fields';
import { FormImageField } from 'kit/files';
import { todayInAmsterdam, yearsLater } from 'kit/format';
import { FormTextField, useFormState } from 'kit/forms';
import { FormRichText } from 'kit/richtext';
import { Stack } from 'kit/ui';

import type { NewsTag, WebsiteNewsFormFragment } from '../gql/graphql';
import type { NewsValues } from './newsValues';

const yesNo = [
  { value: 'no', label: 'Nee' },
  { value: 'yes', label: 'Ja' },
];

/** Title of the item. */
export function TitleField() {
  return <FormTextField name="title" label="Titel" />;
}

/** Text of the item. */
export function TextField() {
  return <FormRichText name="text" label="Tekst" />;
}

/** Tags of the item. */
export function TagsField() {
  return <FormCheckboxGroup name="tags" label="Tags" options={newsTags} />;
}

/** The photo, scaled to 400 px. */
export function PhotoField({ photo }: { photo?: WebsiteNewsFormFragment['photo'] }) {
  return (
    <FormImageField
      name="photoId"
      label="Foto"
      folder="images/news"
      maxWidth={400}
      current={photo}
      required
      described
    />
  );
}

/** Whether there is a photo, and which. */
export function PhotoQuestion() {
  return (
    <Stack>
      <FormChoice name="hasPhoto" label="Foto toevoegen?" options={yesNo} />
      {useChoice('hasPhoto') && <PhotoField />}
    </Stack>
  );
}

/** Whether there is a link, and where to. */
export function LinkQuestion() {
  return (
    <Stack>
      <FormChoice name="hasLink" label="Link toevoegen?" options={yesNo} />
      {useChoice('hasLink') && (
        <>
          <FormTextField name="linkURL" label="URL" inputMode="url" />
          <FormTextField name="link" label="Tekst van de link" description="Mag leeg blijven." />
        </>
      )}
    </Stack>
  );
}

/** Whether it is published later; 'Ja' only where the setting allows it. */
export function PostponeQuestion({ mayPostpone }: { mayPostpone: boolean }) {
  return (
    <FormChoice
      name="postpone"
      label="Plaatsing uitstellen?"
      options={yesNo.map((option) => ({ ...option, disabled: option.value === 'yes' && !mayPostpone }))}
    />
  );
}

/** The day from which it is public: today to a year ahead. */
export function PublicationDate() {
  const today = todayInAmsterdam();
  if (!useChoice('postpone')) return <p>Het bericht staat meteen op de website.</p>;
  return (
    <FormDateField name="postponementDate" label="Publicatiedatum" min={today} max={yearsLater(today, 1)} />
  );
}

function useChoice(name: 'hasPhoto' | 'hasLink' | 'postpone'): boolean {
  return (useFormState().values as NewsValues)[name] === 'yes';
}

/** The six tags with their names on screen. */
const newsTags: readonly { value: NewsTag; label: string }[] = [
  { value: 'ubpf', label: 'UBPF' },
  { value: 'liedjesfestival', label: 'Liedjesfestival' },
  { value: 'carnavalskrant', label: 'Carnavalskrant' },
  { value: 'kindercarnaval', label: 'Kindercarnaval' },
  { value: 'pagadder', label: 'Pagadder' },
  { value: 'zomercarnaval', label: 'Zomercarnaval' },
];

/** The name of a tag on screen. */
export function tagLabel(tag: NewsTag): string {
  return newsTags.find(({ value }) => value === tag)?.label ?? tag;
}
