import { FormEuroField, FormNumberField, FormSelect } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { FormTextField, useFormField } from 'kit/forms';
import { MutedText, PlainList } from 'kit/lists';
import { Alert, Button, IconButton, phone } from 'kit/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';

import type { VatRate } from '../../gql/graphql';
import { emptyLine, type LineValues, MOST_LINES } from './invoiceLines';
import { netOf, rateLabels, wholeLine, sumLines, type WholeLine } from './invoiceSums';
import { useInvoiceChoices } from './useInvoiceChoices';

/** What the server takes at most. */
const LINE = 200;

/** The lines of an invoice, each with what it comes to, and their sums while they are typed. */
export function LinesField() {
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
