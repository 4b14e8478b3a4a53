import { PrintStyle } from 'kit/export';
import { useQuery } from 'kit/graphql';
import { QrCode } from 'kit/lists';
import { Button, ButtonRow, Stack } from 'kit/ui';
import { ArrowLeft, Printer } from 'lucide-react';
import styled from 'styled-components';

import type { Activity } from '../activities/activity';
import { VolunteersSignUpLinkDocument } from '../gql/graphql';
import { Loaded } from '../Loading';

interface PosterProps {
  activity: Activity;
  season: number;
  onClose: () => void;
}

/** Asks to sign up for an activity, to print on A4 and hang up. */
export function Poster({ activity: { id, name }, season, onClose }: PosterProps) {
  const query = useQuery(VolunteersSignUpLinkDocument, { variables: { activityId: id, season } });
  return (
    <Stack>
      <PrintStyle />
      <ButtonRow data-no-print>
        <Button variant="ghost" icon={<ArrowLeft aria-hidden />} onClick={onClose}>
          Terug naar de activiteiten
        </Button>
        <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
          Afdrukken
        </Button>
      </ButtonRow>
      <Loaded query={query} subject="De poster">
        {({ signUpLink: { url, qr } }) => (
          <Sheet aria-label={`Poster voor ${name}`}>
            <h2>Help je mee?</h2>
            <p>{name}</p>
            <QrCode label={`QR-code om je aan te melden voor ${name}`} rows={qr} />
            <p>Scan de code en kies wanneer je kunt.</p>
            <small>{url}</small>
          </Sheet>
        )}
      </Loaded>
    </Stack>
  );
}

const Sheet = styled.section`
  display: grid;
  gap: var(--s4);
  padding: var(--s6) var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r);
  background: var(--card);
  text-align: center;
  overflow-wrap: anywhere;
  h2 {
    font-size: 40px;
  }
  p {
    margin: 0;
    font-size: 25px;
  }
  svg {
    width: min(100%, 360px);
  }
  @media print {
    border: 0;
  }
`;
