import type { WizardStep } from 'kit/wizard';

import {
  AmountField,
  CommissionField,
  DeclarationReceipts,
  DescriptionField,
  PayeeFields,
  YearField,
} from './DeclarationFields';
import type { DeclarationChoices, DeclarationValues } from './declarationValues';
import { receiptSlots } from './receiptSlots';

type Step = WizardStep<DeclarationValues>;

/** The six questions, each needed before the next. @param commissionId of the page, if it is of a committee */
export function declarationSteps(
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
