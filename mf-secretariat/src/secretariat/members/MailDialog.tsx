import { FormDialog } from 'kit/editing';
import { FormTextField, requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { FormRichText } from 'kit/richtext';
import { DefinitionList, DefinitionRow } from 'kit/ui';
import { object } from 'yup';

import { SecretariatSendInternalMailDocument } from '../../gql/graphql';

const MAX_SUBJECT = 200;
const schema = object({ subject: requiredText().max(MAX_SUBJECT), html: requiredText() });

/** The props of MailDialog. */
export interface MailDialogProps {
  member: { id: string; name: string };
  onClose: () => void;
}

/** A message to one member. */
export function MailDialog({ member, onClose }: MailDialogProps) {
  const { save } = useSave(SecretariatSendInternalMailDocument, { done: 'Bericht verstuurd' });
  return (
    <FormDialog<{ subject: string; html: string }>
      title="Bericht sturen"
      isOpen
      onClose={onClose}
      size={900}
      submitLabel="Versturen"
      schema={schema}
      initialValues={{ subject: '', html: '' }}
      onSubmit={({ subject, html }) => save({ mail: { userId: member.id, subject, html } })}
    >
      <DefinitionList>
        <DefinitionRow label="Aan">{member.name}</DefinitionRow>
      </DefinitionList>
      <FormTextField name="subject" label="Onderwerp" maxLength={MAX_SUBJECT} />
      <FormRichText name="html" label="Bericht" />
    </FormDialog>
  );
}
