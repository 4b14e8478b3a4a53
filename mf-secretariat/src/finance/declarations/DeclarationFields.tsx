import { FormChoice, FormEuroField, Select } from 'kit/fields';
import { FormTextField, useFormField, useFormState } from 'kit/forms';

import { formatIban } from '../formatIban';
import { booksOf, type DeclarationChoices, type DeclarationValues } from './declarationValues';
import { ReceiptFields } from './ReceiptFields';
import { receiptSlots } from './receiptSlots';
import { useDeclaring } from './useDeclaring';

const useValues = () => useFormState().values as DeclarationValues;

interface YearFieldProps extends Pick<DeclarationChoices, 'years'> {
  /** Of the page: its books of the year that is chosen are proposed. */
  commissionId?: string;
}

/** The years in which can be declared. */
export function YearField({ years, commissionId }: YearFieldProps) {
  const { setFieldValue } = useFormState();
  const { wg } = useValues();
  const field = useFormField('yearId');
  return (
    <Select
      name="yearId"
      label="Boekjaar"
      placeholder="Kies een boekjaar"
      value={String(field.value)}
      error={field.error}
      options={years.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={({ target }) => {
        field.setValue(target.value);
        const own = booksOf(years, target.value, commissionId);
        if (!own || own === wg) return;
        void setFieldValue('wg', own);
        receiptSlots.forEach((slot) => void setFieldValue(slot, null));
      }}
      onBlur={field.onBlur}
    />
  );
}

/** The committees in the chosen year. A receipt is stored with its committee, so another one needs it anew. */
export function CommissionField({ years }: Pick<DeclarationChoices, 'years'>) {
  const { setFieldValue } = useFormState();
  const { yearId } = useValues();
  const field = useFormField('wg');
  const groups = years.find(({ id }) => id === yearId)?.workgroups ?? [];
  const value = groups.some(({ index }) => index === field.value) ? String(field.value) : '';
  return (
    <Select
      name="wg"
      label="Commissie"
      placeholder="Kies een commissie"
      value={value}
      error={field.error}
      options={groups.map(({ index, title }) => ({ value: index, label: `${index} - ${title}` }))}
      onChange={({ target }) => {
        field.setValue(target.value);
        receiptSlots.forEach((slot) => void setFieldValue(slot, null));
      }}
      onBlur={field.onBlur}
    />
  );
}

/** What was bought. */
export function DescriptionField() {
  return <FormTextField name="description" label="Omschrijving" maxLength={200} autoComplete="off" />;
}

/** What it cost. */
export function AmountField() {
  return (
    <FormEuroField name="amount" label="Bedrag in euro" description="Zoals op de bon, bijvoorbeeld 12,50." />
  );
}

const payees = [
  { value: '0', label: 'Leverancier' },
  { value: '1', label: 'Ik' },
];

/** The supplier or me, and to which account. @param lastAccount mine, when I declared before */
export function PayeeFields({ lastAccount }: { lastAccount: string | null }) {
  const { directPay } = useValues();
  return (
    <>
      <FormChoice name="directPay" label="Wie wordt er betaald?" hideLabel options={payees} />
      {directPay === '0' && (
        <>
          <FormTextField name="accountName" label="Naam leverancier" maxLength={70} autoComplete="off" />
          <AccountField name="accountnumber" label="Rekeningnummer van de leverancier (IBAN)" />
        </>
      )}
      {directPay === '1' && <OwnAccount lastAccount={lastAccount} />}
    </>
  );
}

function OwnAccount({ lastAccount }: { lastAccount: string | null }) {
  const { ownAccount } = useValues();
  return (
    <>
      {lastAccount && (
        <FormChoice
          name="ownAccount"
          label="Op welke rekening?"
          options={[
            { value: 'last', label: formatIban(lastAccount) },
            { value: 'new', label: 'Een ander rekeningnummer' },
          ]}
        />
      )}
      {(!lastAccount || ownAccount === 'new') && (
        <AccountField name="newAccountnumber" label="Je rekeningnummer (IBAN)" />
      )}
    </>
  );
}

function AccountField({ name, label }: { name: string; label: string }) {
  return (
    <FormTextField
      name={name}
      label={label}
      maxLength={50}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

/** The receipts, stored with their committee. @param canWait without connection they wait on this device */
export function DeclarationReceipts({ canWait = false }: { canWait?: boolean }) {
  const { wg } = useValues();
  const { takeShared } = useDeclaring();
  return <ReceiptFields wg={wg} canWait={canWait} takeShared={takeShared} />;
}
