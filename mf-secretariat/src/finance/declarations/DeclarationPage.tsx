import { Loaded } from 'kit/data';
import { Form, FormError, SubmitButton, useFormField, useFormState } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { MutedText } from 'kit/lists';
import { useUser } from 'kit/session';
import { Alert, Button, ButtonRow, Card, EmptyState, PageTitle, Stack } from 'kit/ui';
import { Wizard, type WizardStep } from 'kit/wizard';
import { useMemo, useState } from 'react';
import styled from 'styled-components';

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
  booksOf,
  type DeclarationChoices,
  declarationInput,
  declarationSchema,
  type DeclarationValues,
  newDeclaration,
} from './declarationValues';
import { receiptSlots } from './receiptSlots';
import { useChoices } from './useChoices';
import { useSubmitDeclaration } from './useDeclarations';
import { useDeclaring } from './useDeclaring';

/** Declaring an expense, in steps or on one page, unless all years are locked. */
export function DeclarationPage() {
  const { commissionId, isQuick, stop } = useDeclaring();
  const { query, isOffline } = useChoices(isQuick);
  return (
    <>
      <PageTitle>Declaratie indienen</PageTitle>
      {isOffline && <Alert>Er is geen verbinding. Wat je indient, wordt bewaard en later verstuurd.</Alert>}
      <Loaded query={query} subject="Het formulier">
        {({ declarationChoices }) =>
          declarationChoices.years.length === 0 ? (
            <Card>
              <EmptyState
                title="Geen declaraties toegestaan, neem contact op met de penningmeester"
                action={
                  <Button variant="ghost" onClick={stop}>
                    Terug
                  </Button>
                }
              />
            </Card>
          ) : isQuick ? (
            <QuickDeclaration choices={declarationChoices} onClose={stop} />
          ) : (
            <DeclarationWizard choices={declarationChoices} commissionId={commissionId} onClose={stop} />
          )
        }
      </Loaded>
    </>
  );
}

interface DeclarationWizardProps {
  choices: DeclarationChoices;
  /** The id of the committee to begin with. */
  commissionId?: string;
  onClose: () => void;
}

/** The six steps of a declaration, sent as one however often it is sent. */
function DeclarationWizard({ choices, commissionId, onClose }: DeclarationWizardProps) {
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

interface QuickDeclarationProps {
  choices: DeclarationChoices;
  onClose: () => void;
}

/**
 * A declaration on one page, for a phone: photo, amount, what it was for, send. The newest year, the one committee that
 * I am in and my own account are filled in. Without connection it waits on the device.
 */
function QuickDeclaration({ choices, onClose }: QuickDeclarationProps) {
  const { commissions } = useUser();
  const { resumed } = useDeclaring();
  const submit = useSubmitDeclaration(choices, resumed);
  // As it was at the start: what was filled in stays where it is.
  const [initialValues] = useState(() => resumed?.values ?? quickDeclaration(choices, commissions));
  const commission = <CommissionField years={choices.years} />;
  return (
    <Card>
      <Form<DeclarationValues>
        initialValues={initialValues}
        schema={declarationSchema}
        onSubmit={async (values) => {
          await submit(values);
          onClose();
        }}
      >
        <Column>
          {choices.years.length > 1 && <YearField years={choices.years} />}
          {initialValues.wg === '' && commission}
          <Receipts />
          <AmountField />
          {initialValues.wg !== '' && commission}
          <DescriptionField />
          <Payee lastAccount={choices.accountnumber ?? null} />
          <FormError />
          <ButtonRow>
            <SubmitButton>Versturen</SubmitButton>
            <Button variant="ghost" onClick={onClose}>
              Annuleren
            </Button>
          </ButtonRow>
        </Column>
      </Form>
    </Card>
  );
}

/** A receipt is stored with its committee, so that comes first. */
function Receipts() {
  const { wg } = useFormState().values as DeclarationValues;
  return wg ? (
    <DeclarationReceipts canWait />
  ) : (
    <MutedText>Kies eerst de commissie, dan kan de bon erbij.</MutedText>
  );
}

/** To my own account, unless that is to be another. */
function Payee({ lastAccount }: { lastAccount: string | null }) {
  const [isOpen, setOpen] = useState(lastAccount === null);
  // What the server says of the account has to be seen.
  const { error } = useFormField('ownAccount');
  if (isOpen || error) return <PayeeFields lastAccount={lastAccount} />;
  return (
    <MutedText>
      {`Naar je eigen rekening, eindigt op ${lastAccount?.slice(-4) ?? ''} `}
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        Wijzigen
      </Button>
    </MutedText>
  );
}

/** Filled in as far as can be. */
function quickDeclaration(
  choices: DeclarationChoices,
  commissions: readonly { id: string }[],
): DeclarationValues {
  const [newest] = choices.years;
  const [own, ...others] = commissions;
  const yearId = newest?.id ?? '';
  const wg = own && others.length === 0 ? booksOf(choices.years, yearId, own.id) : '';
  return { ...newDeclaration(choices), yearId, wg, directPay: '1' };
}

const Column = styled(Stack)`
  max-width: 560px;
`;
