import { Accordion } from 'kit/data';
import { ChangeLog } from 'kit/editing';
import { formatDate, formatEuro } from 'kit/format';
import { toApiError, useAttempt, useQuery, useSave } from 'kit/graphql';
import { useRefetch, WorkProgress } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Alert, Button, Card, Dialog, LinkButton, Tag } from 'kit/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  ClubCancelLettersDocument,
  type ClubGenerationFragment,
  ClubGenerationFragmentDoc,
  type ClubMomentCardFragment,
  ClubMomentCardFragmentDoc,
  ClubMomentProgressDocument,
  type MailDelivery,
} from '../gql/graphql';
import { DownloadLetters } from './DownloadLetters';
import { MomentActions, RetryButton } from './MomentActions';
import { failureOf, isRunning, lettersDone, lettersText, stateOf } from './momentState';

/** How often is asked how far the letters are. */
const POLL_MS = 1000;

/**
 * Keeps a moment up to date as long as its letters are being made: the server knows how far it is, so that a reload
 * or another screen shows the same.
 */
function useGeneration(moment: Pick<ClubMomentCardFragment, 'id' | 'generation'>): void {
  const reload = useRefetch(['ClubMoments']);
  const { error } = useQuery(ClubMomentProgressDocument, {
    variables: { id: moment.id },
    fetchPolicy: 'network-only',
    pollInterval: POLL_MS,
    skip: !isRunning(moment),
  });
  const isGone = error !== undefined && toApiError(error).code === 'NOT_FOUND';
  useEffect(() => {
    // Somebody else removed it.
    if (isGone) void reload();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- reload is another function at every render; once is enough
  }, [isGone]);
}

const KEY = 'club-brieven';

/** The moment whose progress lies over the page. Kept for this browser tab, so that it is there after a reload too. */
function useWatched(id: string): { isWatched: boolean; watch: () => void; unwatch: () => void } {
  const [isWatched, setWatched] = useState(() => sessionStorage.getItem(KEY) === id);
  const watch = useCallback(() => {
    sessionStorage.setItem(KEY, id);
    setWatched(true);
  }, [id]);
  const unwatch = useCallback(() => {
    sessionStorage.removeItem(KEY);
    setWatched(false);
  }, []);
  return { isWatched, watch, unwatch };
}

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
      {moment.mails.length > 0 && <MomentMails mails={moment.mails} />}
      <MomentActions moment={moment} onlinePayments={onlinePayments} onMaking={watch} />
      <ChangeLog lines={moment.changeLog} />
    </Card>
  );
}

function factsOf(moment: ClubMomentCardFragment): [label: string, value: string][] {
  const { creator, creationDate, allMembers, addressed, mailed, payment, payments, buut, generatedOn } =
    moment;
  const { asked, paid, twice } = payments;
  const audience = allMembers ? 'alle leden' : 'niet-betalers';
  return [
    ['Gemaakt door', `${creator}, ${formatDate(creationDate)}`],
    [generatedOn ? 'Brieven' : 'Wordt gestuurd aan', `${lettersText(addressed, mailed)}, ${audience}`],
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

type Mail = ClubMomentCardFragment['mails'][number];

const deliveries: Readonly<Record<MailDelivery, string>> = {
  waiting: 'Nog aan de beurt',
  given: 'Wordt verstuurd',
  sent: 'Afgeleverd',
  refused: 'Geweigerd',
  bounced: 'Teruggekomen',
  skipped: 'Niet verstuurd',
};

/** The letters of a moment that go by mail: what became of each, and who paid. Pausing is under 'Verstuurde mail'. */
function MomentMails({ mails }: { mails: readonly Mail[] }) {
  const sent = mails.filter(({ delivery }) => delivery === 'sent').length;
  const content = (
    <>
      <Table
        caption="Per e-mail"
        columns={columns}
        rows={mails}
        rowKey={({ key }) => key}
        initialSort={{ column: 'name' }}
      />
      <LinkButton to="/verstuurde_mail" variant="text">
        Pauzeren of stoppen
      </LinkButton>
    </>
  );
  const header = `Per e-mail: ${sent} van ${mails.length} afgeleverd`;
  return <Accordion items={[{ id: 'mails', header, content }]} />;
}

const columns: Column<Mail>[] = [
  { id: 'name', header: 'Naam', keepWords: true, cell: ({ name }) => name, sortValue: ({ name }) => name },
  {
    id: 'delivery',
    header: 'Stand',
    keepWords: true,
    phone: 'line',
    cell: ({ delivery, reason }) => (reason ? `${deliveries[delivery]}: ${reason}` : deliveries[delivery]),
    sortValue: ({ delivery }) => deliveries[delivery],
  },
  {
    id: 'paid',
    header: 'Betaald',
    phone: 'line',
    cell: ({ isPaid }) => (isPaid ? 'Betaald' : 'Niet betaald'),
    sortValue: ({ isPaid }) => (isPaid ? 'ja' : 'nee'),
  },
  { id: 'email', header: 'E-mail', wide: true, cell: ({ email }) => email },
];

/** The overlay hides after 30 s; the list goes on showing how far it is. */
const OVERLAY_MS = 30_000;

interface GenerationProps {
  moment: FragmentType<typeof ClubGenerationFragmentDoc>;
  /** Over the page, and not only in the list. */
  isWatched: boolean;
  onWatch: () => void;
  onClose: () => void;
}

/** The making of letters: how far it is, in the list and over the page, and a way to stop it. */
function Generation({ moment: masked, isWatched, onWatch, onClose }: GenerationProps) {
  const moment = getFragmentData(ClubGenerationFragmentDoc, masked);
  const { done, total } = moment.generation ?? { done: 0, total: moment.addressed };
  const { attempt } = useAttempt();
  const { save, saving } = useSave(ClubCancelLettersDocument, {
    done: 'Het maken van de brieven is gestopt',
  });
  const cancel = () =>
    attempt(async () => {
      await save({ id: moment.id });
      onClose();
    });
  const bar = (
    <WorkProgress label="Brieven maken" unit="brieven" done={done} total={total} text={lettersDone(moment)} />
  );
  const stop = (
    <Button variant="ghost" pending={saving} onClick={() => void cancel()}>
      Stoppen
    </Button>
  );
  return (
    <>
      {isRunning(moment) && (
        <Running>
          {bar}
          {!isWatched && (
            <Button variant="text" onClick={onWatch}>
              Groter tonen
            </Button>
          )}
          {!isWatched && stop}
        </Running>
      )}
      {isWatched && <Overlay moment={moment} onClose={onClose} bar={bar} stop={stop} />}
    </>
  );
}

interface OverlayProps {
  moment: ClubGenerationFragment;
  onClose: () => void;
  /** While they are being made: how far it is, and the way to stop it. */
  bar: ReactNode;
  stop: ReactNode;
}

function Overlay({ moment, onClose, bar, stop }: OverlayProps) {
  useEffect(() => {
    const timer = setTimeout(onClose, OVERLAY_MS);
    return () => clearTimeout(timer);
  }, [onClose]);
  const { text, action } = shownIn(moment);
  return (
    <Dialog
      onClose={onClose}
      title={`Brieven van ${moment.title}`}
      size={400}
      actions={isRunning(moment) ? stop : action}
    >
      {isRunning(moment) ? (
        <>
          {bar}
          <Help>Je kunt dit sluiten: het maken gaat door. Je vindt de voortgang terug in de lijst.</Help>
        </>
      ) : (
        text
      )}
    </Dialog>
  );
}

/** What came of it, and what can be done then. */
function shownIn(moment: ClubGenerationFragment): { text: ReactNode; action?: ReactNode } {
  if (moment.generatedOn) {
    return {
      text: (
        <Alert title="De brieven zijn gemaakt">
          {lettersText(moment.addressed, moment.mailed)}, met de etiketten.
        </Alert>
      ),
      action: <DownloadLetters moment={moment} />,
    };
  }
  const failure = failureOf(moment);
  if (!failure) return { text: <p>Het maken van de brieven is gestopt.</p> };
  return {
    text: <Alert kind="error">{failure}</Alert>,
    action: <RetryButton id={moment.id} variant="primary" />,
  };
}

const Running = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  margin-bottom: var(--s3);
  > :first-child {
    flex: 1 1 220px;
  }
`;

const Help = styled.p`
  margin: var(--s3) 0 0;
  color: var(--ink-2);
`;
