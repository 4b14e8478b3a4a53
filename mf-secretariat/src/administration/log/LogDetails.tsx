import { Button, DefinitionList, DefinitionRow } from 'kit/ui';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import { type SecretariatLogDetailsFragment, SecretariatLogDetailsFragmentDoc } from '../../gql/graphql';
import { fieldLabel, fieldValue } from './fieldLabels';
import { outcomeLabel } from './logLabels';

interface LogDetailsProps {
  event: FragmentType<typeof SecretariatLogDetailsFragmentDoc>;
  /** Shows all that happened to a record. */
  onRecord: (recordId: string) => void;
}

/** All that is known of one event: what changed, and from where. */
export function LogDetails({ event, onRecord }: LogDetailsProps) {
  const { recordId, ...details } = getFragmentData(SecretariatLogDetailsFragmentDoc, event);
  const { outcome, ids, fields, isCut, redacted, address, session, operation, requestId } = details;
  return (
    <>
      <DefinitionList>
        {outcome !== 'OK' && <DefinitionRow label="Waarom niet">{outcomeLabel(outcome)}</DefinitionRow>}
        {fields.map((field) => (
          <DefinitionRow key={field.name} label={fieldLabel(field.name)}>
            <Change field={field} isRedacted={redacted} />
          </DefinitionRow>
        ))}
        {ids.length > 0 && <DefinitionRow label="Gegeven">{ids.join(', ')}</DefinitionRow>}
        <DefinitionRow label="Vanaf adres">{address}</DefinitionRow>
        {session && <DefinitionRow label="Sessie">{session}</DefinitionRow>}
        <DefinitionRow label="Handeling">{operation}</DefinitionRow>
        <DefinitionRow label="Aanvraag">{requestId}</DefinitionRow>
      </DefinitionList>
      {isCut && <p>Er is meer gewijzigd dan hier past.</p>}
      {redacted && <p>De persoonsgegevens zijn weggehaald, samen met die van het record.</p>}
      {recordId && (
        <Button variant="text" data-no-print onClick={() => onRecord(recordId)}>
          Alles over dit record
        </Button>
      )}
    </>
  );
}

interface ChangeProps {
  field: SecretariatLogDetailsFragment['fields'][number];
  isRedacted: boolean;
}

function Change({ field: { name, before, after, hidden }, isRedacted }: ChangeProps) {
  if (hidden) return <Muted>Gewijzigd; wat erin stond wordt niet bewaard.</Muted>;
  if (isRedacted && before === null && after === null) return <Muted>Weggehaald.</Muted>;
  return (
    <>
      {fieldValue(name, before) || <Muted>leeg</Muted>} → {fieldValue(name, after) || <Muted>leeg</Muted>}
    </>
  );
}

const Muted = styled.span`
  color: var(--ink-2);
`;
