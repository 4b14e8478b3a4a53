import { ConfirmActionDialog, FormDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { requiredText } from 'kit/forms';
import { toApiError, useSave } from 'kit/graphql';
import { useSnackbar } from 'kit/ui';
import { object } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type DecisionInput,
  SecretariatDecideDocument,
  type SecretariatDecisionFragment,
  SecretariatDecisionFragmentDoc,
} from '../gql/graphql';
import { useReloadFinance } from './useReloadFinance';

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

/** When somebody else decided meanwhile, that is told and the lists follow. */
function useDecide() {
  const snackbar = useSnackbar();
  const reload = useReloadFinance();
  const { save } = useSave(SecretariatDecideDocument);
  return async ({ id }: { id: string }, decision: DecisionInput) => {
    try {
      await save({ transaction: id, decision });
      snackbar.show(decision.approved ? 'Declaratie goedgekeurd' : 'Declaratie afgekeurd');
    } catch (error) {
      const { code, message } = toApiError(error);
      if (code !== 'CONFLICT' && code !== 'NOT_FOUND') throw error;
      snackbar.show(message, { tone: 'error' });
    }
    await reload();
  };
}
