import { ChangeLog } from 'kit/editing';
import { formatDate, formatEuro } from 'kit/format';
import { Alert, Card, Tag } from 'kit/ui';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { type ClubMomentCardFragment, ClubMomentCardFragmentDoc } from '../gql/graphql';
import { Generation } from './Generation';
import { MomentActions } from './MomentActions';
import { failureOf, isRunning, lettersText, stateOf } from './momentState';
import { useGeneration } from './useGeneration';
import { useWatched } from './useWatched';

interface MomentCardProps {
  moment: FragmentType<typeof ClubMomentCardFragmentDoc>;
  /** A payment provider is set up, which can be asked what was paid. */
  onlinePayments: boolean;
}

/** One contact moment: what it is, how far it is, and what can be done with it. */
export function MomentCard({ moment: masked, onlinePayments }: MomentCardProps) {
  const moment = getFragmentData(ClubMomentCardFragmentDoc, masked);
  useGeneration(moment);
  const { isWatched, watch, unwatch } = useWatched(moment.id);
  const { text, tone } = stateOf(moment);
  const failure = failureOf(moment);
  return (
    <Card title={moment.title} actions={<Tag tone={tone}>{text}</Tag>}>
      <Facts>
        {factsOf(moment).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {moment.payments.uncounted.length > 0 && (
        <Alert title="Niet als betaald jaar genoteerd">
          {moment.payments.uncounted.map((one) => (
            <div key={one.memberId}>{uncountedText(one)}</div>
          ))}
        </Alert>
      )}
      {moment.payments.undone.length > 0 && (
        <Alert title="Online teruggeboekt">
          {moment.payments.undone.map((one) => (
            <div key={one.memberId}>{undoneText(one)}</div>
          ))}
        </Alert>
      )}
      {failure && !isWatched && <Alert kind="error">{failure}</Alert>}
      {(isRunning(moment) || isWatched) && (
        <Generation moment={moment} isWatched={isWatched} onWatch={watch} onClose={unwatch} />
      )}
      <MomentActions moment={moment} onlinePayments={onlinePayments} onMaking={watch} />
      <ChangeLog lines={moment.changeLog} />
    </Card>
  );
}

function factsOf(moment: ClubMomentCardFragment): [label: string, value: string][] {
  const { creator, creationDate, allMembers, addressed, payment, payments, buut, generatedOn } = moment;
  const { asked, paid, twice } = payments;
  const audience = allMembers ? 'alle leden' : 'niet-betalers';
  return [
    ['Gemaakt door', `${creator}, ${formatDate(creationDate)}`],
    [generatedOn ? 'Brieven' : 'Wordt gestuurd aan', `${lettersText(addressed)}, ${audience}`],
    ['Betaling', payment ? askedText(moment) : 'Niet gevraagd'],
    ...(buut ? [['Kaarten', cardsOf(moment)] as [string, string]] : []),
    ...(asked > 0
      ? [['Betaallinks', `${paid} van ${asked} betaald${twiceText(twice)}`] as [string, string]]
      : []),
  ];
}

/** The letters keep asking what they were made with, also when the contribution changes. */
function askedText({ contribution, generatedOn }: ClubMomentCardFragment): string {
  return generatedOn && contribution ? `Gevraagd, ${formatEuro(contribution)}` : 'Gevraagd';
}

type Uncounted = ClubMomentCardFragment['payments']['uncounted'][number];

/** What came online but is no paid year: somebody has to look at it. */
function uncountedText({ memberId, amount, paidAmount, paidOn }: Uncounted): string {
  const what = typeof paidAmount === 'number' ? formatEuro(paidAmount) : 'een ander bedrag';
  return paidAmount === amount
    ? `Lid ${memberId} betaalde ${what} op ${formatDate(paidOn)}, maar is geanonimiseerd.`
    : `Lid ${memberId} betaalde ${what} op ${formatDate(paidOn)}, gevraagd was ${formatEuro(amount)}.`;
}

/** What was given back or charged back. */
function undoneText({
  memberId,
  undoneAmount,
  isWhole,
}: ClubMomentCardFragment['payments']['undone'][number]): string {
  const what = `Van lid ${memberId} is ${formatEuro(undoneAmount)} teruggeboekt`;
  return isWhole ? `${what}: het jaar is niet meer betaald.` : `${what}, een deel: het jaar blijft betaald.`;
}

function cardsOf({ buutMax, buutPrice, buutDeadline }: ClubMomentCardFragment): string {
  return `Hoogstens ${buutMax} per lid, ${formatEuro(buutPrice ?? 0)} per kaart, tot en met ${formatDate(buutDeadline)}`;
}

const twiceText = (twice: number): string => (twice > 0 ? `, ${twice} dubbel` : '');

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(190px, 100%), 1fr));
  gap: var(--s3) var(--s5);
  margin: 0 0 var(--s4);
  dt {
    color: var(--ink-2);
    font-size: 14px;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
