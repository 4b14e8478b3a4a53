import { useFormField, useFormState } from 'kit/forms';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { ChoiceSearch, SHORTEST_SEARCH, SmallText, useDebouncedValue } from 'kit/lists';
import { Button, FieldError } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import {
  SecretariatAddCustomerDocument,
  SecretariatCustomerChoicesDocument,
  type SecretariatCustomerChoicesQuery,
} from '../../gql/graphql';

type Choice = SecretariatCustomerChoicesQuery['customers']['edges'][number]['node'];

/** What an invoice holds of its customer. */
interface CustomerOfInvoice {
  customerId: string;
  nameClient: string;
  addressClient: string;
  postalCodeClient: string;
  emailClient: string;
}

/**
 * Choosing the customer of an invoice: what is known of them is filled in, and may be changed for this invoice. Who is
 * none yet can be kept as one. In a form with the fields of an invoice.
 */
export function CustomerField() {
  const { values, setValues } = useFormState();
  const { error } = useFormField('customerId');
  const invoice = values as CustomerOfInvoice;
  const [text, setText] = useState('');
  const choose = ({ id, name, address, postalCode, email }: Choice) => {
    setText('');
    void setValues({
      ...values,
      customerId: id,
      nameClient: name,
      addressClient: address,
      postalCodeClient: postalCode,
      emailClient: email,
    });
  };
  if (invoice.customerId) {
    return (
      <Chosen>
        <SmallText role="status">{`Klant: ${invoice.nameClient}`}</SmallText>
        <Button variant="text" size="small" onClick={() => void setValues({ ...values, customerId: '' })}>
          Andere klant
        </Button>
        {error && <FieldError>{error}</FieldError>}
      </Chosen>
    );
  }
  return (
    <Root>
      <CustomerSearch text={text} onText={setText} onChoose={choose} />
      {invoice.nameClient.trim() !== '' && text === '' && (
        <KeepCustomer invoice={invoice} onKept={(customerId) => void setValues({ ...values, customerId })} />
      )}
    </Root>
  );
}

interface KeepProps {
  invoice: CustomerOfInvoice;
  onKept: (customerId: string) => void;
}

/** Keeps whom the invoice is for as a customer. */
function KeepCustomer({ invoice, onKept }: KeepProps) {
  const { save, saving } = useSave(SecretariatAddCustomerDocument, { done: 'Bewaard als klant' });
  const [error, setError] = useState<string>();
  const { nameClient, addressClient, postalCodeClient, emailClient } = invoice;
  const keep = async () => {
    setError(undefined);
    try {
      const { addCustomer } = await save({
        customer: {
          name: nameClient,
          address: addressClient,
          postalCode: postalCodeClient,
          email: emailClient,
        },
      });
      onKept(addCustomer.id);
    } catch (failure) {
      const { message, fields } = toApiError(failure);
      setError(Object.values(fields)[0] ?? message);
    }
  };
  return (
    <>
      <Button variant="text" size="small" pending={saving} onClick={() => void keep()}>
        Bewaar als klant
      </Button>
      {error && <FieldError>{error}</FieldError>}
    </>
  );
}

interface CustomerSearchProps {
  text: string;
  onText: (text: string) => void;
  onChoose: (customer: Choice) => void;
}

function CustomerSearch({ text, onText, onChoose }: CustomerSearchProps) {
  const search = useDebouncedValue(text.trim());
  const { data, previousData, error } = useQuery(SecretariatCustomerChoicesDocument, {
    variables: { search },
    skip: search.length < SHORTEST_SEARCH,
  });
  const found = (data ?? previousData)?.customers;
  return (
    <ChoiceSearch
      label="Zoek een klant"
      text={text}
      onText={onText}
      found={{
        choices: found?.edges.map(({ node }) => node),
        searched: data ? search : '',
        rest: found && found.totalCount - found.edges.length,
        error: error && toApiError(error).message,
      }}
      listLabel="Gevonden klanten"
      nothingFound="Geen klant gevonden"
      hint="Kies de klant"
      onChoose={onChoose}
    >
      {({ name, address, postalCode }) => (
        <span>
          {name} <small>{[address, postalCode].filter(Boolean).join(', ')}</small>
        </span>
      )}
    </ChoiceSearch>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--s2);
  justify-items: start;
  > * {
    max-width: 100%;
  }
  > :first-child {
    width: 100%;
  }
`;

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2);
  min-height: 44px;
`;
