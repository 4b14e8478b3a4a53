import { type ConflictRow, differingRows } from 'kit/conflict';
import type { FileLink } from 'kit/download';
import { EditDialog, FormDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { FormTextField, requiredText } from 'kit/forms';
import styled from 'styled-components';
import { object, string } from 'yup';

import { FormImageField } from '../FormImageField';
import { knownFile, rememberFile } from '../useFileField';
import type { CarouselPicture, CarouselValues, CarouselLabels } from './PictureTile';

/** What both dialogs need to know of the carousel. */
interface PictureFieldsProps {
  labels: CarouselLabels;
  folder: string;
  maxWidth: number;
  withStory?: boolean;
  photoRequired?: boolean;
  described?: boolean;
}

const empty: CarouselValues = { name: '', story: '', photoId: null };
const described = { alt: '', focus: null };
const optionalPhoto = object({ name: requiredText(), story: string().trim(), photoId: string().nullable() });
const withPhoto = optionalPhoto.shape({ photoId: string().required() });

/** The dialog for a new picture. */
export function AddPictureDialog(
  props: PictureFieldsProps & {
    isOpen: boolean;
    onClose: () => void;
    onAdd: (values: CarouselValues) => Promise<unknown>;
  },
) {
  const { isOpen, onClose, onAdd, ...fields } = props;
  return (
    <FormDialog
      title={fields.labels.add}
      isOpen={isOpen}
      onClose={onClose}
      initialValues={fields.described ? { ...empty, ...described } : empty}
      schema={fields.photoRequired ? withPhoto : optionalPhoto}
      onSubmit={onAdd}
    >
      <PictureFields {...fields} />
    </FormDialog>
  );
}

interface EditPictureProps<Picture> extends PictureFieldsProps {
  record: Picture;
  onClose: () => void;
  send: (record: Picture, values: CarouselValues) => Promise<unknown>;
  fetchLatest: () => Promise<Picture | undefined>;
}

/** The dialog for an existing picture, which somebody else may be changing too. */
export function EditPictureDialog<Picture extends CarouselPicture>(props: EditPictureProps<Picture>) {
  const { record, onClose, send, fetchLatest, ...fields } = props;
  const { labels, photoRequired } = fields;
  return (
    <EditDialog
      title={labels.editTitle}
      onClose={onClose}
      record={record}
      valuesOf={(picture) => valuesOf(picture, fields.described)}
      schema={photoRequired ? withPhoto : optionalPhoto}
      send={send}
      fetchLatest={fetchLatest}
      differences={(mine, theirs) => differences(labels, mine, theirs, fields.described)}
    >
      <PictureFields {...fields} current={record.photo} />
    </EditDialog>
  );
}

function PictureFields(props: PictureFieldsProps & { current?: FileLink | null }) {
  const { labels, folder, maxWidth, withStory, photoRequired, described: isDescribed, current } = props;
  return (
    <>
      <FormTextField name="name" label={labels.nameLabel} maxLength={200} autoComplete="off" />
      {withStory && <FormTextArea name="story" label={labels.storyLabel ?? 'Verhaal'} maxLength={2000} />}
      <FormImageField
        name="photoId"
        label="Afbeelding"
        folder={folder}
        maxWidth={maxWidth}
        current={current}
        required={photoRequired}
        described={isDescribed}
      />
    </>
  );
}

function valuesOf(
  { name, story, photo, alt, focus }: CarouselPicture,
  isDescribed?: boolean,
): CarouselValues {
  const values = { name, story: story ?? '', photoId: photo?.id ?? null };
  const about = { alt: alt ?? '', focus: focus ? { x: focus.x, y: focus.y } : null };
  return isDescribed ? { ...values, ...about } : values;
}

function differences(
  { nameLabel, storyLabel = 'Verhaal' }: CarouselLabels,
  mine: CarouselValues,
  theirs: CarouselPicture,
  isDescribed?: boolean,
): ConflictRow[] {
  rememberFile(theirs.photo);
  const show = (id: string) => <Small src={knownFile(id)?.url} alt={knownFile(id)?.name ?? 'Afbeelding'} />;
  return differingRows(
    {
      ...{ name: nameLabel, story: storyLabel, photoId: { label: 'Afbeelding', show } },
      ...(isDescribed && { alt: 'Alternatieve tekst' }),
    },
    mine,
    valuesOf(theirs, isDescribed),
  );
}

const Small = styled.img`
  max-width: 120px;
  max-height: 90px;
  border-radius: var(--r-s);
`;
