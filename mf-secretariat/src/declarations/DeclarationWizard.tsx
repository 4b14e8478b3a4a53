import { useSave } from 'kit/graphql';
import { Wizard } from 'kit/wizard';
import { useMemo } from 'react';

import { SecretariatAddDeclarationDocument } from '../gql/graphql';
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
  /** The committee to begin with. */
  wg?: string;
  onClose: () => void;
}

/** The six steps of a declaration, sent as one however often it is sent. */
export function DeclarationWizard({ choices, wg, onClose }: DeclarationWizardProps) {
  const { save } = useSave(SecretariatAddDeclarationDocument, { done: 'Declaratie ingediend' });
  const steps = useMemo(() => declarationSteps(choices), [choices]);
  const submit = async (values: DeclarationValues) => {
    await save({ declaration: declarationInput(values, choices) }).catch((error: unknown) => {
      throw atItsField(error, values);
    });
    onClose();
  };
  return (
    <Wizard<DeclarationValues>
      steps={steps}
      initialValues={newDeclaration(choices, wg)}
      schema={declarationSchema}
      submitLabel="Indienen"
      onSubmit={submit}
      onCancel={onClose}
    />
  );
}
