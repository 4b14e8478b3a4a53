import { FormEuroField, FormNumberField, FormSelect, FormTextArea } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { FormTextField, optionalEmail, requiredText, useFormField } from 'kit/forms';
import { MutedText, PlainList } from 'kit/lists';
import { pickValues, type RecordFields } from 'kit/records';
import { Alert, Button, IconButton, phone } from 'kit/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { type AnySchema, array, mixed, string } from 'yup';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import { type InvoiceInput, SecretariatInvoiceFieldsFragmentDoc, type VatRate } from '../../gql/graphql';
import { centsAboveZero } from '../cents';
import { CustomerField } from '../customers/CustomerField';
import { emptyLine, lineSchema, type LineValues, MOST_LINES } from './invoiceLines';
import { netOf, rateLabels, sumLines, wholeLine, type WholeLine } from './invoiceSums';
import { LineFacts, lineText } from './LineFacts';
import { committeeLabel, useInvoiceChoices } from './useInvoiceChoices';

/** The lines of an invoice, each with what it comes to, and their sums while they are typed. */
function LinesField() {
  const id = useId();
  const { invoiceVatRates: rates } = useInvoiceChoices();
  const { value, setValue, error } = useFormField('lines');
  const lines = value as readonly LineValues[];
  const amount = useFormField('amount');
  const [first] = rates;
  const canBeOneSum = rates.includes('exempt');
  const tellsVat = rates.some((rate) => rate !== 'exempt');
  return (
    <Block role="group" aria-labelledby={id}>
      <Heading id={id}>Regels</Heading>
      {lines.length > 0 && (
        <>
          {tellsVat && <MutedText>Prijzen zijn zonder btw; die komt er per tarief bij.</MutedText>}
          <Rows>
            {lines.map((line, at) => (
              <Line
                key={at}
                line={line}
                at={at}
                rates={rates}
                canBeRemoved={canBeOneSum || lines.length > 1}
                onRemove={() => setValue(lines.filter((_line, other) => other !== at))}
              />
            ))}
          </Rows>
          <LineSums lines={lines.flatMap((line) => wholeLine(line) ?? [])} />
          {amount.error && <Alert kind="error">{amount.error}</Alert>}
        </>
      )}
      {lines.length === 0 && (
        <MutedText>Zonder regels is het bedrag één som. Met regels rekent het portaal het uit.</MutedText>
      )}
      {error && <Alert kind="error">{error}</Alert>}
      <div>
        <Button
          variant="ghost"
          size="small"
          icon={<Plus aria-hidden />}
          disabled={!first || lines.length >= MOST_LINES}
          onClick={() => first && setValue([...lines, emptyLine(lines.at(-1)?.vatRate ?? first)])}
        >
          Regel toevoegen
        </Button>
      </div>
    </Block>
  );
}

interface LineProps {
  line: LineValues;
  at: number;
  rates: readonly VatRate[];
  canBeRemoved: boolean;
  onRemove: () => void;
}

function Line({ line, at, rates, canBeRemoved, onRemove }: LineProps) {
  const whole = wholeLine(line);
  const [only, another] = rates;
  // A rate of a line is chosen where there is something to choose.
  const hasRate = another !== undefined || only !== line.vatRate;
  const name = (field: keyof LineValues) => `lines.${at}.${field}`;
  return (
    <Row>
      <FormTextField name={name('description')} label="Wat" maxLength={LINE} autoComplete="off" />
      <Numbers $hasRate={hasRate}>
        <FormNumberField name={name('quantity')} label="Aantal" />
        <FormEuroField name={name('price')} label="Prijs" placeholder="0,00" />
        {hasRate && (
          <FormSelect
            name={name('vatRate')}
            label="Btw"
            options={rates.map((value) => ({ value, label: rateLabels[value] }))}
          />
        )}
        <Sum $isBesideRate={hasRate}>
          <span>{whole ? formatEuro(netOf(whole)) : ''}</span>
          <IconButton aria-label={`Regel ${at + 1} weghalen`} disabled={!canBeRemoved} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </Sum>
      </Numbers>
    </Row>
  );
}

const Block = styled.div`
  display: grid;
  gap: var(--s3);
`;

const Heading = styled.h3`
  margin: 0;
  font-size: 16px;
`;

const Rows = styled(PlainList)`
  display: grid;
  gap: var(--s4);
`;

const Row = styled.li`
  display: grid;
  gap: var(--s3);
  padding-bottom: var(--s4);
  border-bottom: 1px solid var(--line);
`;

const Numbers = styled.div<{ $hasRate: boolean }>`
  display: grid;
  grid-template-columns: 80px minmax(0, 1fr) ${({ $hasRate }) => $hasRate && 'minmax(0, 1fr)'} auto;
  align-items: start;
  gap: var(--s3);
  @media ${phone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** Beside the inputs, below their labels. */
const Sum = styled.div<{ $isBesideRate: boolean }>`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--s2);
  min-width: 132px;
  padding-top: 26px;
  font-variant-numeric: tabular-nums;
  @media ${phone} {
    ${({ $isBesideRate }) => !$isBesideRate && 'grid-column: 1 / -1; padding-top: 0;'}
    min-width: 0;
  }
`;

/** What lines come to: the total, and with VAT what it is made of. */
function LineSums({ lines }: { lines: readonly WholeLine[] }) {
  const { net, vat, total } = sumLines(lines);
  const rows: [string, number][] = [
    ...(vat.length > 0 ? ([['Subtotaal', net]] as [string, number][]) : []),
    ...vat.map(({ vatRate, net: of, vat: amount }): [string, number] => [
      `Btw ${rateLabels[vatRate]} over ${formatEuro(of)}`,
      amount,
    ]),
  ];
  return (
    <Sums>
      {[...rows, ['Totaal', total] as const].map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatEuro(amount)}</dd>
        </div>
      ))}
    </Sums>
  );
}

const Sums = styled.dl`
  display: grid;
  gap: var(--s1);
  margin: 0;
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s3);
  }
  > :last-child {
    font-weight: 700;
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;

/** The invoice form: every field of the API's input. An amount is cents, '' when empty, the text itself when it is none. */
export type InvoiceValues = {
  [Name in Exclude<keyof InvoiceInput, 'requestId' | 'amount' | 'lines'>]: string;
} & { amount: number | string; lines: LineValues[] };

/** What the server takes at most: a line, and a few lines. */
const LINE = 200;
const LINES = 2000;
const REQUIRED = 'Dit veld is verplicht';
const off = { autoComplete: 'off' } as const;
const asText = { show: (text: string) => text, whenEmpty: null };

/** What a field must be where the invoice has no lines, and where it has. */
function withoutLines(one: AnySchema, other: AnySchema) {
  return mixed().when('lines', ([lines]: unknown[]) =>
    Array.isArray(lines) && lines.length > 0 ? other : one,
  );
}

/** The e-mail address of a client, which may be left empty. */
export const clientEmail = () => optionalEmail('E-mail moet een geldig formaat hebben');

/**
 * What is filled in of an invoice, in the order of form, facts and export: one entry for each field (CONTRIBUTING.md,
 * "Adding a field"). Who it is for is one fact.
 */
export const invoiceFields = {
  customerId: {
    label: 'Klant',
    empty: '',
    schema: string(),
    input: <CustomerField />,
    // By the name on the invoice.
    fact: 'elsewhere',
    exported: { header: 'Klant uit het klantenboek', value: (id) => (id ? 'ja' : '') },
  },
  nameClient: {
    label: 'Naam klant',
    empty: '',
    schema: requiredText(REQUIRED),
    input: <FormTextField name="nameClient" label="Naam klant" maxLength={LINE} {...off} />,
    fact: 'elsewhere',
    exported: 'Klant',
  },
  addressClient: {
    label: 'Adres',
    empty: '',
    schema: string().trim(),
    input: <FormTextField name="addressClient" label="Adres" maxLength={LINE} {...off} />,
    fact: 'elsewhere',
    exported: 'Adres',
  },
  postalCodeClient: {
    label: 'Postcode en plaats',
    empty: '',
    schema: string().trim(),
    input: <FormTextField name="postalCodeClient" label="Postcode en plaats" maxLength={LINE} {...off} />,
    fact: 'elsewhere',
    exported: 'Postcode en plaats',
  },
  emailClient: {
    label: 'E-mail',
    empty: '',
    schema: clientEmail(),
    input: <FormTextField name="emailClient" label="E-mail" type="email" {...off} />,
    fact: asText,
    exported: 'E-mail',
  },
  title: {
    label: 'Titel',
    empty: '',
    schema: requiredText(REQUIRED),
    input: <FormTextField name="title" label="Titel" maxLength={LINE} {...off} />,
    fact: asText,
    exported: 'Titel',
  },
  description: {
    label: 'Omschrijving',
    empty: '',
    schema: withoutLines(requiredText(REQUIRED), string().trim()),
    input: <FormTextArea name="description" label="Omschrijving" maxLength={LINES} />,
    fact: asText,
    exported: 'Omschrijving',
  },
  amount: {
    label: 'Bedrag',
    empty: '',
    schema: withoutLines(centsAboveZero().required(REQUIRED), mixed()),
    input: <AmountField />,
    fact: { show: (cents) => formatEuro(Number(cents)), whenEmpty: null },
    exported: { header: 'Bedrag', value: (cents) => Number(cents) / 100 },
  },
  lines: {
    label: 'Regels',
    empty: [],
    schema: array()
      .of(lineSchema(REQUIRED))
      .max(MOST_LINES, `Een factuur heeft hooguit ${MOST_LINES} regels`),
    input: <LinesField />,
    fact: {
      show: (lines) => (lines.length > 0 ? <LineFacts lines={lines} /> : null),
      whenEmpty: null,
    },
    exported: { header: 'Regels', value: (lines) => lines.map(lineText).join('; ') },
  },
  commissionId: {
    label: 'Commissie',
    empty: '',
    schema: string(),
    input: <CommitteeField />,
    // By its name, which is not a value of the form.
    fact: 'elsewhere',
    exported: 'Commissie',
  },
} satisfies RecordFields<InvoiceValues>;

/** What was filled in of an invoice, as it was read. */
export function valuesOf(invoice: FragmentType<typeof SecretariatInvoiceFieldsFragmentDoc>): InvoiceValues {
  const { lines, ...fields } = getFragmentData(SecretariatInvoiceFieldsFragmentDoc, invoice);
  return pickValues<InvoiceValues>(invoiceFields, {
    ...fields,
    lines: lines.map((line) => ({ ...line, quantity: line.quantity / 100 })),
  });
}

/** The amount of an invoice of one sum. With lines it is what they come to. */
function AmountField() {
  const lines = useFormField('lines').value as readonly LineValues[];
  return lines.length > 0 ? null : <FormEuroField name="amount" label="Bedrag" placeholder="0,00" />;
}

/** The committee that the money of an invoice is of; none where the year says where invoices go. */
function CommitteeField() {
  const { invoiceCommittees } = useInvoiceChoices();
  return (
    <FormSelect
      name="commissionId"
      label="Commissie"
      placeholder="Geen commissie"
      options={invoiceCommittees.map((one) => ({ value: one.id, label: committeeLabel(one) }))}
    />
  );
}
