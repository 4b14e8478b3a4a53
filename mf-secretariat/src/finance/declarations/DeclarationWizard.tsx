import { useSave } from 'kit/graphql';
import { Wizard, type WizardStep } from 'kit/wizard';
import { useMemo } from 'react';

import { SecretariatAddDeclarationDocument } from '../../gql/graphql';
import {
  AmountField,
  CommissionField,
  DeclarationReceipts,
  DescriptionField,
  PayeeFields,
  YearField,
} from './DeclarationFields';
import {
  atItsField,
  type DeclarationChoices,
  declarationInput,
  declarationSchema,
  type DeclarationValues,
  newDeclaration,
} from './declarationValues';
import { receiptSlots } from './receiptSlots';

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

type Step = WizardStep<DeclarationValues>;

/** The six questions, each needed before the next. @param commissionId of the page, if it is of a committee */
function declarationSteps(
  { years, accountnumber }: DeclarationChoices,
  commissionId?: string,
): [Step, ...Step[]] {
  return [
    {
      id: 'year',
      title: 'Boekjaar',
      question: 'In welk boekjaar hoort het?',
      fields: ['yearId'],
      render: () => <YearField years={years} commissionId={commissionId} />,
    },
    {
      id: 'commission',
      title: 'Commissie',
      question: 'Voor welke commissie is het?',
      fields: ['wg'],
      // A committee that the page or another year chose may be in no books of this one.
      isComplete: ({ yearId, wg }) =>
        years.some(({ id, workgroups }) => id === yearId && workgroups.some(({ index }) => index === wg)),
      render: () => <CommissionField years={years} />,
    },
    {
      id: 'description',
      title: 'Omschrijving',
      question: 'Wat heb je gekocht?',
      fields: ['description'],
      render: () => <DescriptionField />,
    },
    {
      id: 'amount',
      title: 'Bedrag',
      question: 'Hoeveel was het?',
      fields: ['amount'],
      render: () => <AmountField />,
    },
    {
      id: 'payee',
      title: 'Betaling',
      question: 'Wie wordt er betaald?',
      fields: ['directPay', 'accountName', 'accountnumber', 'ownAccount', 'newAccountnumber'],
      render: () => <PayeeFields lastAccount={accountnumber ?? null} />,
    },
    {
      id: 'receipt',
      title: 'Bon',
      question: 'Voeg de bon toe',
      fields: [...receiptSlots],
      render: () => <DeclarationReceipts />,
    },
  ];
}
