import { FormDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { FormTextField, requiredText } from 'kit/forms';
import { object, string } from 'yup';

import { FormDocumentField } from './FormFileFields';

/** What is given for a new document; the file is uploaded by then. */
export type NewDocument = { title: string; description: string; fileId: string };

/** The same where a link will do too: it has a file, a link or both. */
export type NewDocumentOrLink = {
  title: string;
  description: string;
  fileId: string | null;
  link: string | null;
};

interface AddProps {
  folder: string;
  isOpen: boolean;
  onClose: () => void;
}

type Values = { title: string; description: string; fileId: string | null; link: string };

const empty: Values = { title: '', description: '', fileId: null, link: '' };
const texts = { title: requiredText(), description: string().trim() };
const fileSchema = object({ ...texts, fileId: string().required() });

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const eitherSchema = object({
  ...texts,
  fileId: string()
    .nullable()
    .test(
      'either',
      'Kies een bestand of vul een link in',
      (fileId, { parent }) => isFilled(fileId) || isFilled((parent as Values).link),
    ),
  link: string()
    .trim()
    .matches(/^(https?:\/\/)?[^\s/@]+\.[^\s/@]+\S*$/i, {
      message: 'Dit is geen geldig webadres',
      excludeEmptyString: true,
    }),
});

const Texts = () => (
  <>
    <FormTextField name="title" label="Titel" maxLength={200} autoComplete="off" />
    <FormTextArea name="description" label="Omschrijving" maxLength={2000} />
  </>
);

/** A new document: title and file required. */
export function AddDocumentDialog(props: AddProps & { onAdd: (document: NewDocument) => Promise<unknown> }) {
  const { folder, isOpen, onClose, onAdd } = props;
  return (
    <FormDialog
      title="Document toevoegen"
      isOpen={isOpen}
      onClose={onClose}
      initialValues={empty}
      schema={fileSchema}
      onSubmit={({ title, description, fileId }) => onAdd({ title, description, fileId: fileId ?? '' })}
    >
      <Texts />
      <FormDocumentField name="fileId" label="Document" folder={folder} />
    </FormDialog>
  );
}

/** A new document or link: a title, and one of both. */
export function AddDocumentOrLinkDialog(
  props: AddProps & { onAdd: (document: NewDocumentOrLink) => Promise<unknown> },
) {
  const { folder, isOpen, onClose, onAdd } = props;
  return (
    <FormDialog
      title="Document toevoegen"
      isOpen={isOpen}
      onClose={onClose}
      initialValues={empty}
      schema={eitherSchema}
      onSubmit={({ link, ...rest }) => onAdd({ ...rest, link: link || null })}
    >
      <Texts />
      <FormDocumentField name="fileId" label="Document" folder={folder} />
      <FormTextField
        name="link"
        label="Of een link"
        description="Bijvoorbeeld naar een gedeelde map."
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
      />
    </FormDialog>
  );
}
