import { Button, phone as phoneScreen } from 'kit/ui';
import { CalendarCheck, CopyCheck, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

interface RoundButtonsProps {
  /** Of the advertiser. */
  name: string;
  /** Sells what was sold last year; absent when that cannot be. */
  onSellAgain: (() => Promise<void>) | undefined;
  /** It is on the round of today. */
  isPlanned: boolean;
  /** Puts it on the round, or takes it off; absent when there is nothing to visit for. */
  onPlanVisit: (() => void) | undefined;
  /** Notes what was said. */
  onVisited: () => void;
}

/** What a seller does on a round, by one press each: over the whole width of a card, below what is known. */
export function RoundButtons({ name, onSellAgain, isPlanned, onPlanVisit, onVisited }: RoundButtonsProps) {
  return (
    <Row data-no-print>
      {onSellAgain && <SellAgain name={name} onSell={onSellAgain} />}
      {onPlanVisit && (
        <Visit
          variant="ghost"
          icon={<CalendarCheck aria-hidden />}
          aria-label={`Vandaag langs: ${name}`}
          aria-pressed={isPlanned}
          title="Vandaag langs"
          onClick={onPlanVisit}
        >
          {!onSellAgain && 'Vandaag langs'}
        </Visit>
      )}
      <Note
        variant="ghost"
        icon={<NotebookPen aria-hidden />}
        aria-label={`Bezoek noteren: ${name}`}
        title="Bezoek noteren"
        onClick={onVisited}
      >
        {!onSellAgain && !onPlanVisit && 'Bezoek noteren'}
      </Note>
    </Row>
  );
}

function SellAgain({ name, onSell }: { name: string; onSell: () => Promise<void> }) {
  const [isSelling, setSelling] = useState(false);
  const sell = () => {
    setSelling(true);
    void onSell().finally(() => setSelling(false));
  };
  return (
    <Again
      variant="ghost"
      icon={<CopyCheck aria-hidden />}
      aria-label={`Zelfde als vorig jaar: ${name}`}
      pending={isSelling}
      onClick={sell}
    >
      Zelfde als vorig jaar
    </Again>
  );
}

const Row = styled.div`
  display: flex;
  gap: var(--s2);
  > button {
    flex: 1 1 auto;
    min-height: 48px;
  }
  @media ${phoneScreen} {
    margin: var(--s1) -136px 0 0;
  }
`;

const Again = styled(Button)`
  background: var(--yellow-soft);
  @media ${phoneScreen} {
    /* on one line beside two others */
    && {
      padding-inline: var(--s2);
    }
    svg {
      display: none;
    }
  }
`;

const Visit = styled(Button)`
  &[aria-pressed='true'] {
    border-color: var(--red);
    background: var(--red-soft);
    font-weight: 650;
  }
  /* beside the sale only its picture */
  ${Again} + && {
    flex: 0 0 48px;
  }
`;

const Note = styled(Button)`
  /* beside another only its picture */
  button + && {
    flex: 0 0 48px;
  }
`;
