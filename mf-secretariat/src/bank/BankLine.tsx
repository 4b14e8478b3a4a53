import { formatDate, formatEuro } from 'kit/format';
import { Button, ButtonRow, Tag, type TagTone } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { formatIban } from '../finance/formatIban';
import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type MatchCertainty,
  type SecretariatBankLineFragment,
  SecretariatBankLineFragmentDoc,
} from '../gql/graphql';
import { MatchDialog } from './MatchDialog';
import { useBankActions } from './useBankActions';

type Line = SecretariatBankLineFragment;
type Proposal = Line['proposals'][number];

const certainties: Readonly<Record<MatchCertainty, { label: string; tone: TagTone }>> = {
  sure: { label: 'Zeker', tone: 'ok' },
  likely: { label: 'Waarschijnlijk', tone: 'warn' },
  possible: { label: 'Alleen het bedrag', tone: 'neutral' },
};

/** A payment that came in, with what it may pay to confirm, or what it pays. */
export function BankLine({ line: masked }: { line: FragmentType<typeof SecretariatBankLineFragmentDoc> }) {
  const line = getFragmentData(SecretariatBankLineFragmentDoc, masked);
  const actions = useBankActions(line);
  const [isChoosing, setChoosing] = useState(false);
  const isMatched = line.matches.length > 0;
  const isEuro = line.currency === 'EUR';
  return (
    <Row>
      <Facts line={line} />
      {isMatched ? (
        <>
          <p>{`Betaalt: ${line.matches.map(({ label }) => label).join('; ')}`}</p>
          <Button variant="text" size="small" pending={actions.busy} onClick={() => void actions.unmatch()}>
            Loskoppelen
          </Button>
        </>
      ) : (
        <>
          {!line.ignored &&
            line.proposals.map((proposal) => (
              <ProposalRow
                key={proposal.receivables.map(({ id }) => id).join()}
                proposal={proposal}
                busy={actions.busy}
                onConfirm={() => void actions.match(proposal.receivables)}
              />
            ))}
          {!isEuro && <small>Niet in euro: dit kan niet worden gekoppeld.</small>}
          <ButtonRow>
            {!line.ignored && isEuro && (
              <Button variant="text" size="small" onClick={() => setChoosing(true)}>
                Zelf kiezen
              </Button>
            )}
            <Button
              variant="text"
              size="small"
              pending={actions.busy}
              onClick={() => void actions.ignore(!line.ignored)}
            >
              {line.ignored ? 'Weer oppakken' : 'Terzijde leggen'}
            </Button>
          </ButtonRow>
        </>
      )}
      {isChoosing && (
        <MatchDialog amount={line.amount} onMatch={actions.matchOrThrow} onClose={() => setChoosing(false)} />
      )}
    </Row>
  );
}

function Facts({ line: { date, amount, currency, name, iban, description, reference } }: { line: Line }) {
  return (
    <div>
      <Head>
        <b>{formatAmount(amount, currency)}</b>
        <span>{name || formatIban(iban)}</span>
        <small>{formatDate(date)}</small>
      </Head>
      <small>{[description, reference].filter(Boolean).join(' · ')}</small>
    </div>
  );
}

function formatAmount(amount: number, currency: string): string {
  return currency === 'EUR' ? formatEuro(amount) : formatEuro(amount).replace('€', currency);
}

interface ProposalRowProps {
  proposal: Proposal;
  busy: boolean;
  onConfirm: () => void;
}

function ProposalRow({ proposal: { certainty, receivables }, busy, onConfirm }: ProposalRowProps) {
  const { label, tone } = certainties[certainty];
  const what = receivables.map((receivable) => receivable.label).join(' en ');
  return (
    <ProposalBox>
      <Tag tone={tone}>{label}</Tag>
      <span>{what}</span>
      <Button
        size="small"
        variant="ghost"
        pending={busy}
        aria-label={`Koppelen aan ${what}`}
        onClick={onConfirm}
      >
        Koppelen
      </Button>
    </ProposalBox>
  );
}

const Row = styled.li`
  display: grid;
  gap: var(--s2);
  justify-items: start;
  padding: var(--s3) 0;
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid var(--line);
  }
  small {
    color: var(--ink-2);
    font-size: 14px;
  }
  p {
    margin: 0;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px var(--s3);
  font-variant-numeric: tabular-nums;
`;

const ProposalBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  width: 100%;
  > span:nth-child(2) {
    flex: 1 1 200px;
    min-width: 0;
  }
`;
