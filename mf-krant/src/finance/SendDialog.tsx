import { FormDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { toApiError, useSave } from 'kit/graphql';
import { useState } from 'react';
import { object, string } from 'yup';

import { KrantSendFacsDocument } from '../gql/graphql';

/** As on the server. */
const LONGEST = 2000;
const schema = object({ message: string().trim().max(LONGEST, `Gebruik hoogstens ${LONGEST} tekens`) });

interface SendDialogProps {
  editionId: string;
  /** So many invoices go. */
  count: number;
  isOpen: boolean;
  onBegin: () => void;
  onFailed: (message: string) => void;
  onClose: () => void;
}

/** The message that goes along with the invoices. Whatever comes of it, the dialog closes. */
export function SendDialog({ editionId, count, isOpen, onBegin, onFailed, onClose }: SendDialogProps) {
  const { save } = useSave(KrantSendFacsDocument);
  // After a failure it is there again.
  const [kept, setKept] = useState('');
  return (
    <FormDialog<{ message: string }>
      title="Begeleidend bericht"
      isOpen={isOpen}
      onClose={onClose}
      submitLabel={count === 1 ? '1 factuur versturen' : `${count} facturen versturen`}
      schema={schema}
      initialValues={{ message: kept }}
      onSubmit={async ({ message }) => {
        onBegin();
        try {
          await save({ editionId, message });
          setKept('');
        } catch (error) {
          setKept(message);
          onFailed(toApiError(error).message);
        }
      }}
    >
      <FormTextArea
        name="message"
        label="Bericht"
        rows={5}
        description="Staat in elke mail, boven de factuur. Je mag het leeg laten."
      />
    </FormDialog>
  );
}
