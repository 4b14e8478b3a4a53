import { ChangeLog } from 'kit/editing';
import { formatEuro } from 'kit/format';
import { Figure, Figures } from 'kit/lists';
import { Button, ButtonRow } from 'kit/ui';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { ClubEditionFiguresFragmentDoc } from '../gql/graphql';

/** The props of EditionFigures. */
export interface EditionFiguresProps {
  edition: FragmentType<typeof ClubEditionFiguresFragmentDoc>;
  onEdit: () => void;
  onActivate: () => void;
  onDelete: () => void;
}

const people = (count: number) => (count === 1 ? '1 lid' : `${count} leden`);

/** Who paid: members, and those who left since. */
function paying(paid: number, paidAndLeft: number): string {
  if (paidAndLeft === 0) return people(paid);
  return `${people(paid)}, en ${paidAndLeft} die daarna ${paidAndLeft === 1 ? 'vertrok' : 'vertrokken'}`;
}

/** Who owes: those who did not pay, and those who paid a part. */
function owing(unpaid: number, partlyPaid: number): string {
  if (partlyPaid === 0) return people(unpaid);
  return `${people(unpaid)}, en van ${partlyPaid} de rest`;
}

/** What is known of an edition: members, contribution, who paid, jubilees of 11 to 55 years. */
export function EditionFigures({ edition: masked, onEdit, onActivate, onDelete }: EditionFiguresProps) {
  const edition = getFragmentData(ClubEditionFiguresFragmentDoc, masked);
  const {
    title,
    contribution,
    members,
    paid,
    unpaid,
    paidAmount,
    unpaidAmount,
    partlyPaid,
    paidAndLeft,
    jubilees,
  } = edition;
  return (
    <>
      <PaidBar paid={paid} unpaid={unpaid} />
      <KeyFigures>
        <Figure label="Leden" value={String(members)} />
        <Figure label="Contributie" value={formatEuro(contribution)} />
        <Figure label="Betaald" value={formatEuro(paidAmount)} more={paying(paid, paidAndLeft)} />
        <Figure label="Niet betaald" value={formatEuro(unpaidAmount)} more={owing(unpaid, partlyPaid)} />
      </KeyFigures>
      <Jubilees>
        <span>Jubilea</span>
        <dl>
          {jubilees.map(({ years, count }) => (
            <div key={years}>
              <dt>{years} jaar</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      </Jubilees>
      <ButtonRow data-no-print>
        <Button variant="ghost" size="small" aria-label={`Editie ${title} aanpassen`} onClick={onEdit}>
          Aanpassen
        </Button>
        {!edition.active && (
          <Button variant="ghost" size="small" aria-label={`Editie ${title} activeren`} onClick={onActivate}>
            Activeren
          </Button>
        )}
        {!edition.active && (
          <Button variant="text" size="small" aria-label={`Editie ${title} verwijderen`} onClick={onDelete}>
            Verwijderen
          </Button>
        )}
      </ButtonRow>
      <ChangeLog lines={edition.changeLog} />
    </>
  );
}

const KeyFigures = styled(Figures)`
  margin-bottom: var(--s4);
`;

const Jubilees = styled.div`
  margin-bottom: var(--s4);
  padding-top: var(--s3);
  border-top: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
  > span {
    color: var(--ink-2);
    font-size: 14px;
    font-weight: 600;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2) var(--s5);
    margin: 0;
  }
  div {
    display: flex;
    gap: var(--s2);
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    margin: 0;
    font-weight: 650;
  }
`;

interface PaidBarProps {
  /** How many members paid, and how many did not. */
  paid: number;
  unpaid: number;
}

/** Which part of the members paid, as a bar with the words beside it. */
function PaidBar({ paid, unpaid }: PaidBarProps) {
  const all = paid + unpaid;
  if (all === 0) return null;
  const text = `${paid} van ${all} betaald`;
  return (
    <Root>
      <Track
        role="meter"
        aria-label="Betaald"
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={paid}
        aria-valuetext={text}
      >
        <i style={{ width: `${(100 * paid) / all}%` }} />
      </Track>
      <span>{text}</span>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s4);
  color: var(--ink-2);
  font-size: 14px;
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  flex: 1;
  min-width: min(100%, 200px);
  height: 12px;
  border: 1px solid var(--line-strong);
  border-radius: 99px;
  overflow: hidden;
  i {
    display: block;
    height: 100%;
    background: var(--ok);
  }
  @media print {
    print-color-adjust: exact;
  }
`;
