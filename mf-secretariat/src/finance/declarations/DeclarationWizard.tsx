import { useSave } from 'kit/graphql';
import { Wizard } from 'kit/wizard';
import { useMemo } from 'react';

import { SecretariatAddDeclarationDocument } from '../../gql/graphql';
import { declarationSteps } from './declarationSteps';
import {
  atItsField,
  type DeclarationChoices,
  declarationInput,
  declarationSchema,
  type DeclarationValues,
  newDeclaration,
} from './declarationValues';

interface DeclarationWizardProps {
  choices: DeclarationChoices;
  /** The id of the committee to begin with. */
  commissionId?: string;
  onClose: () => void;
}

/** The six steps of a declaration, sent as one however often it is sent. */
export function DeclarationWizard({ choices, commissionId, onClose }: DeclarationWizardProps) {
  const { save } = useSave(SecretariatAddDeclarationDocument, { done: 'Declaratie ingediend' });
  const steps = useMemo(() => declarationSteps(choices, commissionId), [choices, commissionId]);
  const submit = async (values: DeclarationValues) => {
    await save({ declaration: declarationInput(values, choices) }).catch((error: unknown) => {
      throw atItsField(error, values);
    });
    onClose();
  };
  return (
    <Wizard<DeclarationValues>
      steps={steps}
      initialValues={newDeclaration(choices, commissionId)}
      schema={declarationSchema}
      submitLabel="Indienen"
      onSubmit={submit}
      onCancel={onClose}
    />
  );
}
