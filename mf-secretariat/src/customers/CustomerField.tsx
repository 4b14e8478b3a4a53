import { useFormField, useFormState } from 'kit/forms';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { ChoiceList, SmallText, useDebouncedValue } from 'kit/lists';
import { Button, FieldError, SearchField, Spinner } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import {
  SecretariatAddCustomerDocument,
  SecretariatCustomerChoicesDocument,
  type SecretariatCustomerChoicesQuery,
} from '../gql/graphql';

type Choice = SecretariatCustomerChoicesQuery['customers']['edges'][number]['node'];

/** What an invoice holds of its customer. */
interface CustomerOfInvoice {
  customerId: string;
  nameClient: string;
  addressClient: string;
  postalCodeClient: string;
  emailClient: string;
}

/** One letter finds too many. */
const SHORTEST = 2;

/**
 * Choosing the customer of an invoice: what is known of them is filled in, and may be changed for this invoice. Who is
 * none yet can be kept as one. In a form with the fields of an invoice.
 */
export function CustomerField() {
  const { values, setValues } = useFormState();
  const { error } = useFormField('customerId');
  const invoice = values as CustomerOfInvoice;
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim());
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
      <SearchField
        label="Zoek een klant"
        value={text}
        onChange={setText}
        isInForm
        // Enter searches, it does not send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {search.length >= SHORTEST && <Found search={search} onChoose={choose} />}
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

interface FoundProps {
  search: string;
  onChoose: (customer: Choice) => void;
}

function Found({ search, onChoose }: FoundProps) {
  const { data, previousData, error } = useQuery(SecretariatCustomerChoicesDocument, {
    variables: { search },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.customers;
  if (error) return <FieldError>{toApiError(error).message}</FieldError>;
  if (!found) return <Spinner />;
  const rest = found.totalCount - found.edges.length;
  return (
    <>
      <SmallText role="status">
        {found.edges.length === 0 ? 'Geen klant gevonden' : 'Kies de klant'}
      </SmallText>
      {found.edges.length > 0 && (
        <ChoiceList aria-label="Gevonden klanten">
          {found.edges.map(({ node }) => (
            <li key={node.id}>
              <button type="button" onClick={() => onChoose(node)}>
                <span>
                  {node.name} <small>{[node.address, node.postalCode].filter(Boolean).join(', ')}</small>
                </span>
              </button>
            </li>
          ))}
        </ChoiceList>
      )}
      {rest > 0 && <SmallText>{`En nog ${rest}: zoek preciezer.`}</SmallText>}
    </>
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
