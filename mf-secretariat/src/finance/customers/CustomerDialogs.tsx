import { differingRows, useLatest } from 'kit/conflict';
import { DeleteDialog, EditDialog, FormDialog } from 'kit/editing';
import { useSave } from 'kit/graphql';
import { labelsOf, RecordInputs, SameRecord } from 'kit/records';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatAddCustomerDocument,
  SecretariatCustomerDocument,
  type SecretariatCustomerFormFragment,
  SecretariatCustomerFormFragmentDoc,
  SecretariatDeleteCustomerDocument,
  SecretariatSaveCustomerDocument,
} from '../../gql/graphql';
import {
  agreementOf,
  customerFields,
  customerInput,
  customerSchema,
  type CustomerTexts,
  type CustomerValues,
  newCustomer,
  valuesOf,
} from './customerFields';

interface DialogProps {
  /** Brings the list up to date. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

function CustomerInputs({ anyway }: { anyway: string }) {
  return (
    <>
      <RecordInputs fields={customerFields} />
      <SameRecord<CustomerValues>
        title="Staat deze klant er al in?"
        anyway={anyway}
        fields={['name']}
        agreementOf={agreementOf}
      />
    </>
  );
}

/** A new customer; one with the same name is pointed out. Mounted when opened. */
export function AddCustomerDialog({ onDone, onClose }: DialogProps) {
  const { save } = useSave(SecretariatAddCustomerDocument, { done: 'Klant toegevoegd' });
  return (
    <FormDialog<CustomerValues>
      title="Klant toevoegen"
      onClose={onClose}
      size={400}
      schema={customerSchema}
      initialValues={newCustomer}
      next={() => newCustomer}
      onSubmit={(values) => save({ customer: customerInput(values) })}
      onDone={onDone}
    >
      <CustomerInputs anyway="Toch toevoegen" />
    </FormDialog>
  );
}

interface EditProps extends DialogProps {
  customer: FragmentType<typeof SecretariatCustomerFormFragmentDoc>;
}

/** Changes a customer, who may be changed by somebody else at the same time. Invoices keep what they say. */
export function EditCustomerDialog({ customer: masked, onDone, onClose }: EditProps) {
  const customer = getFragmentData(SecretariatCustomerFormFragmentDoc, masked);
  const latest = useLatest(SecretariatCustomerDocument);
  const { save } = useSave(SecretariatSaveCustomerDocument, { done: 'Klant aangepast' });
  const { id, name } = customer;
  return (
    <EditDialog<SecretariatCustomerFormFragment, CustomerValues>
      title={`${name} aanpassen`}
      onClose={onClose}
      size={400}
      schema={customerSchema}
      record={customer}
      valuesOf={valuesOf}
      send={async ({ revision }, values) => {
        await save({ id, revision, customer: customerInput(values) });
        await onDone();
      }}
      fetchLatest={async () =>
        getFragmentData(SecretariatCustomerFormFragmentDoc, (await latest({ id }))?.customer)
      }
      differences={(mine, theirs) =>
        differingRows<CustomerTexts>(labelsOf<CustomerTexts>(customerFields), mine, valuesOf(theirs))
      }
    >
      <CustomerInputs anyway="Toch opslaan" />
    </EditDialog>
  );
}

interface DeleteProps extends DialogProps {
  customer: { id: string; name: string };
}

/** Removes a customer, after a question. */
export function DeleteCustomerDialog({ customer: { id, name }, onDone, onClose }: DeleteProps) {
  const { save } = useSave(SecretariatDeleteCustomerDocument, { done: 'Klant verwijderd' });
  return (
    <DeleteDialog
      question={`${name} verwijderen? Deze actie is onomkeerbaar.`}
      hangsOn={{ kind: 'Customer', id }}
      onDelete={() => save({ id })}
      onDone={onDone}
      onClose={onClose}
    >
      Adres, e-mail en telefoon verdwijnen. Facturen die er al zijn, blijven zoals ze zijn.
    </DeleteDialog>
  );
}
