import { ConfirmActionDialog, FormDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { requiredText } from 'kit/forms';
import { object } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { type SecretariatDecisionFragment, SecretariatDecisionFragmentDoc } from '../gql/graphql';
import { useDecide } from './useDecide';

/** About which declaration is being decided, and how. */
export type Deciding =
  | { what: 'approve' | 'decline'; declaration: FragmentType<typeof SecretariatDecisionFragmentDoc> }
  | undefined;

const reasonSchema = object({ reason: requiredText('Vul een reden in').max(500) });

/** Approving asks first; declining asks for a reason. Who declared gets a mail. */
export function DecisionDialogs({ deciding, onClose }: { deciding: Deciding; onClose: () => void }) {
  const decide = useDecide();
  const declaration = getFragmentData(SecretariatDecisionFragmentDoc, deciding?.declaration);
  return (
    <>
      <ConfirmActionDialog
        isOpen={deciding?.what === 'approve'}
        question="Declaratie goedkeuren?"
        confirmLabel="Goedkeuren"
        onConfirm={async () => declaration && decide(declaration, { approved: true, reason: null })}
        onClose={onClose}
      >
        {declaration && <About declaration={declaration} />}
      </ConfirmActionDialog>
      <FormDialog<{ reason: string }>
        title="Declaratie afkeuren"
        isOpen={deciding?.what === 'decline'}
        onClose={onClose}
        initialValues={{ reason: '' }}
        schema={reasonSchema}
        submitLabel="Afkeuren"
        onSubmit={async ({ reason }) => declaration && decide(declaration, { approved: false, reason })}
      >
        {declaration && <About declaration={declaration} />}
        <FormTextArea name="reason" label="Reden" maxLength={500} />
      </FormDialog>
    </>
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
