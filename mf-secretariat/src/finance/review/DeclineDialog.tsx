import { FormDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { requiredText } from 'kit/forms';
import { object } from 'yup';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import { type SecretariatDecisionFragment, SecretariatDecisionFragmentDoc } from '../../gql/graphql';
import { useDecide } from './useDecide';

const reasonSchema = object({ reason: requiredText('Vul een reden in').max(500) });

/** The props of DeclineDialog. */
export interface DeclineDialogProps {
  /** Absent when nothing is declined. */
  declaration: FragmentType<typeof SecretariatDecisionFragmentDoc> | undefined;
  onClose: () => void;
}

/** Declining asks for a reason. Who declared gets a mail. */
export function DeclineDialog({ declaration: masked, onClose }: DeclineDialogProps) {
  const decide = useDecide();
  const declaration = getFragmentData(SecretariatDecisionFragmentDoc, masked);
  return (
    <FormDialog<{ reason: string }>
      title="Declaratie afkeuren"
      isOpen={declaration !== undefined}
      onClose={onClose}
      initialValues={{ reason: '' }}
      schema={reasonSchema}
      submitLabel="Afkeuren"
      onSubmit={async ({ reason }) => declaration && decide(declaration, { approved: false, reason })}
    >
      {declaration && <About declaration={declaration} />}
      <FormTextArea name="reason" label="Reden" maxLength={500} />
    </FormDialog>
  );
}

function About({
  declaration: { description, amount, creator },
}: {
  declaration: SecretariatDecisionFragment;
}) {
  return (
    <div>
      {`${description}, ${formatEuro(-amount)}, van ${creator}.`} {creator} krijgt een mail over het besluit.
    </div>
  );
}
