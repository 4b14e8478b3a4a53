import { Form, FormError, SubmitButton, useFormField, useFormState } from 'kit/forms';
import { useUser } from 'kit/session';
import { Button, ButtonRow, Card, Stack } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import {
  AmountField,
  CommissionField,
  DeclarationReceipts,
  DescriptionField,
  PayeeFields,
  YearField,
} from './DeclarationFields';
import {
  booksOf,
  type DeclarationChoices,
  declarationSchema,
  type DeclarationValues,
  newDeclaration,
} from './declarationValues';
import { useSubmitDeclaration } from './useDeclarations';
import { useDeclaring } from './useDeclaring';

interface QuickDeclarationProps {
  choices: DeclarationChoices;
  onClose: () => void;
}

/**
 * A declaration on one page, for a phone: photo, amount, what it was for, send. The newest year, the one committee that
 * I am in and my own account are filled in. Without connection it waits on the device.
 */
export function QuickDeclaration({ choices, onClose }: QuickDeclarationProps) {
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
  return wg ? <DeclarationReceipts canWait /> : <Muted>Kies eerst de commissie, dan kan de bon erbij.</Muted>;
}

/** To my own account, unless that is to be another. */
function Payee({ lastAccount }: { lastAccount: string | null }) {
  const [isOpen, setOpen] = useState(lastAccount === null);
  // What the server says of the account has to be seen.
  const { error } = useFormField('ownAccount');
  if (isOpen || error) return <PayeeFields lastAccount={lastAccount} />;
  return (
    <Muted>
      {`Naar je eigen rekening, eindigt op ${lastAccount?.slice(-4) ?? ''} `}
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        Wijzigen
      </Button>
    </Muted>
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

const Muted = styled.p`
  margin: 0;
  color: var(--ink-2);
`;
