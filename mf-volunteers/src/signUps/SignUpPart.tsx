import { formatDate } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { CopyLinkField, MutedText } from 'kit/lists';
import { Button, ButtonRow, Stack } from 'kit/ui';
import { DoorOpen, QrCode as QrIcon } from 'lucide-react';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  VolunteersSignUpLinkDocument,
  type VolunteersSignUpsFragment,
  VolunteersSignUpsFragmentDoc,
} from '../gql/graphql';
import { Loaded } from '../Loading';

interface SignUpPartProps {
  activity: FragmentType<typeof VolunteersSignUpsFragmentDoc>;
  season: number;
  onAction: (what: 'signUp' | 'poster') => void;
}

/** Whether people sign themselves up for an activity in a season, and the link to do so. */
export function SignUpPart({ activity: masked, season, onAction }: SignUpPartProps) {
  const { id, name, signUps } = getFragmentData(VolunteersSignUpsFragmentDoc, masked);
  const rule = signUps.find((one) => one.season === season);
  const isOpen = rule !== undefined && rule.mode !== 'closed';
  const button = { variant: 'ghost', size: 'small' } as const;
  return (
    <Stack>
      <MutedText>{isOpen ? ruleText(rule) : 'Mensen kunnen zich nu niet zelf aanmelden.'}</MutedText>
      {isOpen && <SignUpLink activityId={id} season={season} />}
      <ButtonRow data-no-print>
        <Button
          {...button}
          icon={<DoorOpen aria-hidden />}
          aria-label={`Aanmelden instellen voor ${name}`}
          onClick={() => onAction('signUp')}
        >
          Aanmelden instellen
        </Button>
        {isOpen && (
          <Button {...button} icon={<QrIcon aria-hidden />} onClick={() => onAction('poster')}>
            Poster met QR-code
          </Button>
        )}
      </ButtonRow>
    </Stack>
  );
}

function ruleText({ mode, from, until, most }: VolunteersSignUpsFragment['signUps'][number]): string {
  const how = mode === 'request' ? 'Op verzoek' : 'Open';
  const each = most === 1 ? 'één dienst per persoon' : `tot ${most} diensten per persoon`;
  return `${how} van ${formatDate(from)} tot en met ${formatDate(until)}, ${each}.`;
}

function SignUpLink({ activityId, season }: { activityId: string; season: number }) {
  const query = useQuery(VolunteersSignUpLinkDocument, { variables: { activityId, season } });
  return (
    <Loaded query={query} subject="De link">
      {({ signUpLink }) => <CopyLinkField label="Link om je aan te melden" url={signUpLink.url} />}
    </Loaded>
  );
}
