import { useQuery, useSave } from 'kit/graphql';
import { Link } from 'kit/router';
import { useSession, useUser } from 'kit/session';
import { Button, phone } from 'kit/ui';
import { useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';

import { ShellToursDocument, ShellToursSeenDocument } from '../gql/lazy/graphql';
import { stepsOf, type Tour } from './tourSteps';

interface TourCardProps {
  /** Asked for: all that is about this person. Otherwise what they have not seen. */
  again: boolean;
  onClose: () => void;
}

/** 'Rondleiding': a few steps, beside the page and not over it, which goes on working. */
export function TourCard({ again, onClose }: TourCardProps) {
  const user = useUser();
  const { data, error } = useQuery(ShellToursDocument, { skip: !again, fetchPolicy: 'network-only' });
  const [first] = useState(user.newTours);
  // Without a connection: what is for everybody.
  const tours = again ? (data?.me?.tours ?? (error && (['portal'] satisfies Tour[]))) : first;
  return tours ? <Steps tours={tours} onClose={onClose} /> : null;
}

function Steps({ tours, onClose }: { tours: readonly Tour[]; onClose: () => void }) {
  const [at, setAt] = useState(0);
  const remember = useRemember(tours);
  const steps = stepsOf(tours);
  const step = steps[at];
  const isLast = at === steps.length - 1;
  const end = () => {
    onClose();
    void remember();
  };
  if (!step) return null;
  return (
    <>
      <RoomBelow />
      <Card aria-label="Rondleiding" onKeyDown={(event) => event.key === 'Escape' && end()}>
        <Count>
          Rondleiding, stap {at + 1} van {steps.length}
        </Count>
        <div aria-live="polite">
          <h2>{step.title}</h2>
          <p>{step.text}</p>
        </div>
        {step.link && <Link to={step.link.to}>{step.link.label}</Link>}
        <Buttons>
          {!isLast && (
            <Button variant="ghost" onClick={end}>
              Overslaan
            </Button>
          )}
          <Button variant="ghost" onClick={isLast ? end : () => setAt(at + 1)}>
            {isLast ? 'Klaar' : 'Volgende'}
          </Button>
        </Buttons>
      </Card>
    </>
  );
}

/** Keeps with the account what was seen, so that it does not come back, on another device either. */
function useRemember(tours: readonly Tour[]): () => Promise<void> {
  const user = useUser();
  const { update } = useSession();
  const { save } = useSave(ShellToursSeenDocument);
  return async () => {
    if (!tours.some((tour) => user.newTours.includes(tour))) return;
    try {
      const { markToursSeen } = await save({ tours: [...tours] });
      update({ ...user, newTours: markToursSeen });
    } catch {
      // It comes once more, at another visit.
    }
  };
}

/** The end of the page can be scrolled above the card, which would lie over its last buttons. */
const RoomBelow = createGlobalStyle`
  @media screen {
    /* Before what a bar below asks for on a phone. */
    :root:root { scroll-padding-bottom: 320px; }
    :root:root body { padding-bottom: 320px; }
  }
`;

const Card = styled.aside`
  position: fixed;
  right: var(--s5);
  bottom: var(--s5);
  z-index: 30;
  width: min(380px, calc(100vw - 2 * var(--s4)));
  padding: var(--s4) var(--s5) var(--s4);
  border: 1px solid var(--line);
  border-top: 5px solid var(--yellow);
  border-radius: var(--r);
  background: var(--card);
  box-shadow: var(--shadow-l);
  h2 {
    margin: 0 0 var(--s1);
    font: 700 19px/1.3 var(--head);
  }
  p {
    margin: 0 0 var(--s2);
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  @media ${phone} {
    right: var(--s4);
    bottom: calc(80px + env(safe-area-inset-bottom));
  }
  @media print {
    display: none;
  }
`;

const Count = styled.div`
  margin-bottom: var(--s1);
  color: var(--ink-2);
  font-size: 14px;
`;

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--s2);
  margin-top: var(--s2);
`;
