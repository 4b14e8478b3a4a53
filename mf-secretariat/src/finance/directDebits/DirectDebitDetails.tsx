import { formatDate, formatEuro } from 'kit/format';
import { ExpandedRow, LinedList, MutedText } from 'kit/lists';
import { Alert, Tag, type TagTone } from 'kit/ui';
import styled from 'styled-components';

import type { DirectDebitState } from '../../gql/graphql';
import { formatIban } from '../formatIban';
import { type DirectDebitFile, endedIn } from './directDebitColumns';

const states: Readonly<Record<DirectDebitState, { label: string; tone: TagTone }>> = {
  collecting: { label: 'In incasso', tone: 'neutral' },
  paid: { label: 'Geïncasseerd', tone: 'ok' },
  returned: { label: 'Gestorneerd', tone: 'no' },
  otherwise: { label: 'Intussen anders betaald', tone: 'warn' },
  dropped: { label: 'Eruit: machtiging beëindigd', tone: 'no' },
};

/** What a file collects, with what became of each and who was told. */
export function DirectDebitDetails({ file }: { file: DirectDebitFile }) {
  const { debits, states: each, reversed, takenOn } = file;
  const unreachable = debits
    .filter(({ email }, at) => !email && each[at] !== 'dropped')
    .map(({ name }) => name);
  const ended = endedIn(file).map(({ name, amount }) => `${name} (${formatEuro(amount)})`);
  return (
    <ExpandedRow>
      {unreachable.length > 0 && !reversed && (
        <Alert kind="warning" title="Geen mailadres">
          {`Laat het zelf weten aan: ${unreachable.join(', ')}.`}
        </Alert>
      )}
      {ended.length > 0 && (
        <Alert kind="warning" title="Machtiging beëindigd">
          {takenOn
            ? `Dit bestand is al opgehaald. Haal deze incasso's bij de bank weg, of betaal ze terug: ${ended.join(', ')}.`
            : `Deze incasso's gaan eruit bij het akkoord of het downloaden: ${ended.join(', ')}.`}
        </Alert>
      )}
      <List>
        {debits.map(({ thing, description, amount, iban, mandate, announcedOn, withdrawnOn, email }, at) => {
          const { label, tone } = states[each[at] ?? 'collecting'];
          return (
            <li key={thing}>
              <div>
                <b>{description}</b>
                <MutedText as="div">
                  {[
                    formatIban(iban),
                    `machtiging ${mandate}`,
                    announcedOn
                      ? `gemaild op ${formatDate(announcedOn)}`
                      : email
                        ? 'nog niet gemaild'
                        : 'geen mailadres',
                    ...(withdrawnOn ? [`afgemeld op ${formatDate(withdrawnOn)}`] : []),
                  ].join(' · ')}
                </MutedText>
              </div>
              <span>{formatEuro(amount)}</span>
              {!reversed && <Tag tone={tone}>{label}</Tag>}
            </li>
          );
        })}
      </List>
    </ExpandedRow>
  );
}

const List = styled(LinedList)`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s1) var(--s4);
    padding: var(--s2) 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  li > div {
    flex: 1 1 260px;
  }
`;
