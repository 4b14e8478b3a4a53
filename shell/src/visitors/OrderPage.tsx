import { formatEuro, todayInAmsterdam, yearsLater } from 'kit/format';
import { newRequestId } from 'kit/graphql';
import { Alert, Button, EmptyState, Tag, type TagTone } from 'kit/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

import {
  type OrderState,
  VisitorCancelOrderDocument,
  VisitorCheckPaymentDocument,
  VisitorMoveOrderDocument,
  VisitorOwnOrderDocument,
  type VisitorOwnOrderFragment,
  VisitorPayOrderDocument,
} from '../gql/visitors/graphql';
import { ask } from './ask';
import { dayText } from './times';
import { failureOf, useAsked } from './useAsked';
import { VisitorField, VisitorForm } from './VisitorForm';
import { LinkPage, VisitorPage } from './VisitorPage';

const texts = {
  title: 'Je bestelling',
  loading: 'Je bestelling wordt opgehaald …',
  gone: 'Vraag de webshop om een nieuwe link. Dan kun je je bestelling weer bekijken.',
  failed: 'Je bestelling kan niet worden geladen',
};

const states: Record<OrderState, { text: string; tone: TagTone }> = {
  new: { text: 'Besteld', tone: 'warn' },
  paid: { text: 'Betaald', tone: 'neutral' },
  ready: { text: 'Ligt klaar', tone: 'ok' },
  collected: { text: 'Opgehaald', tone: 'neutral' },
  cancelled: { text: 'Geannuleerd', tone: 'no' },
};

/** The payment provider sends who paid back without the token, which no other server gets: it waits here. */
const WAITS = 'bestelling';

/**
 * The own order behind the private link of who ordered: what it is, paying it, another day, and cancelling it.
 * @param token '' for who comes back from paying
 */
export function OrderPage({ token }: { token: string }) {
  const known = token || sessionStorage.getItem(WAITS);
  if (known) return <OwnOrder token={known} hasReturned={!token} />;
  return (
    <VisitorPage title={texts.title}>
      <EmptyState
        title="Open je bestelling met de link in je mail"
        text="Heb je net betaald? Dan krijg je een mail zodra de betaling binnen is."
      />
    </VisitorPage>
  );
}

function OwnOrder({ token, hasReturned }: { token: string; hasReturned: boolean }) {
  const asked = useAsked(VisitorOwnOrderDocument, { token });
  const [step, setStep] = useState<'see' | 'move' | 'cancel'>('see');
  const [done, setDone] = useState('');
  const finish = (ownOrder: VisitorOwnOrderFragment, text: string) => {
    asked.take({ ownOrder });
    setDone(text);
    setStep('see');
  };
  const back = () => setStep('see');
  const readAnew = () => asked.again().then(back, () => undefined);
  return (
    <LinkPage texts={texts} asked={asked}>
      {({ ownOrder: order }) => (
        <>
          <p>{`Hallo ${order.firstName}, dit heb je besteld.`}</p>
          <div role="status">{done && <Alert>{done}</Alert>}</div>
          <Facts order={order} />
          {step === 'move' && (
            <Move token={token} order={order} onDone={finish} onBack={back} onStale={readAnew} />
          )}
          {step === 'cancel' && (
            <Cancel token={token} order={order} onDone={finish} onBack={back} onStale={readAnew} />
          )}
          {step === 'see' && (
            <Buttons>
              {hasReturned && <Returned token={token} order={order} onDone={finish} />}
              {order.canPay && <Pay token={token} total={order.total} />}
              {order.canMove && (
                <Button variant="ghost" wide onClick={() => setStep('move')}>
                  Andere dag kiezen
                </Button>
              )}
              {order.canCancel && (
                <Button variant="ghost" wide onClick={() => setStep('cancel')}>
                  Bestelling annuleren
                </Button>
              )}
            </Buttons>
          )}
        </>
      )}
    </LinkPage>
  );
}

function Facts({ order }: { order: VisitorOwnOrderFragment }) {
  const { number, lines, total, state } = order;
  const { text, tone } = states[state];
  return (
    <Card>
      <Head>
        <b>{`Bestelling ${number}`}</b>
        <Tag tone={tone}>{text}</Tag>
      </Head>
      <ul aria-label="Wat je hebt besteld">
        {lines.map(({ productId, title, amount, price }) => (
          <li key={productId}>
            <span>{`${amount} × ${title}`}</span>
            <span>{formatEuro(amount * price)}</span>
          </li>
        ))}
        <li>
          <b>Samen</b>
          <b>{formatEuro(total)}</b>
        </li>
      </ul>
      {meaningOf(order).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Card>
  );
}

/** Goes to the payment provider. */
function Pay({ token, total }: { token: string; total: number }) {
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState('');
  const requestId = useRef(newRequestId());
  const pay = async () => {
    if (isAsking) return;
    setAsking(true);
    try {
      const { payOwnOrder } = await ask(VisitorPayOrderDocument, { token, requestId: requestId.current });
      sessionStorage.setItem(WAITS, token);
      window.location.assign(payOwnOrder);
    } catch (error) {
      setFailure(failureOf(error).message);
      setAsking(false);
    }
  };
  return (
    <>
      {failure && <Alert kind="error">{failure}</Alert>}
      <Button wide pending={isAsking} onClick={() => void pay()}>
        {`Online betalen: ${formatEuro(total)}`}
      </Button>
    </>
  );
}

/** Who comes back from paying is told whether it came in: the provider may be slower than they are. */
function Returned({ token, order: { paidOn }, onDone }: Pick<StepProps, 'token' | 'order' | 'onDone'>) {
  const [isAsking, setAsking] = useState(false);
  const look = async () => {
    if (isAsking) return;
    setAsking(true);
    try {
      onDone((await ask(VisitorCheckPaymentDocument, { token })).checkOwnPayment, '');
    } catch {
      // The mail tells it.
    }
    setAsking(false);
  };
  useEffect(() => {
    if (!paidOn) void look();
    // Once, when they come back.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (paidOn) return <Alert title="Bedankt">Je betaling is binnen.</Alert>;
  return (
    <>
      <Alert title="Je betaling is nog niet binnen">
        Heb je betaald? Je krijgt een mail zodra de betaling binnen is.
      </Alert>
      <Button variant="ghost" wide pending={isAsking} onClick={() => void look()}>
        Nog een keer kijken
      </Button>
    </>
  );
}

/** What it means for who ordered. */
function meaningOf(order: VisitorOwnOrderFragment): string[] {
  const { state, collectDate, paidOn, total, dueBack, givenBack, canPay, number } = order;
  const back = givenBack > 0 ? [`${formatEuro(givenBack)} is teruggegeven zoals je betaalde.`] : [];
  const due = dueBack > 0 ? [`Je krijgt ${formatEuro(dueBack)} terug. De penningmeester regelt dat.`] : [];
  if (state === 'cancelled') return ['Je bestelling is geannuleerd.', ...due, ...back];
  if (state === 'collected') return ['Je hebt je bestelling opgehaald. Bedankt.', ...back];
  const day = `Op te halen op ${dayText(collectDate)}.`;
  return [
    state === 'ready'
      ? `${day} Noem dan nummer ${number}.`
      : `${day} Je krijgt een mail zodra hij klaarligt.`,
    paidOn
      ? 'Je hebt betaald.'
      : `Te betalen bij het ophalen${canPay ? ', of nu online' : ''}: ${formatEuro(total)}.`,
    ...back,
  ];
}

interface StepProps {
  token: string;
  order: VisitorOwnOrderFragment;
  onDone: (order: VisitorOwnOrderFragment, text: string) => void;
  onBack: () => void;
  /** It has changed in the meantime: reads it once more. */
  onStale: () => Promise<unknown>;
}

function Move({ token, order: { collectDate, revision }, onDone, onBack, onStale }: StepProps) {
  const today = todayInAmsterdam();
  const send = async ({ collectDate: day = '' }: Record<string, string>) => {
    const { moveOwnOrder } = await ask(VisitorMoveOrderDocument, { token, revision, collectDate: day });
    onDone(moveOwnOrder, `Je haalt je bestelling op ${dayText(moveOwnOrder.collectDate)} op.`);
  };
  return (
    <>
      <VisitorForm label="Andere dag" button="Opslaan" onSend={send}>
        {(failure) => (
          <>
            <VisitorField
              name="collectDate"
              label="Wanneer kom je hem halen?"
              type="date"
              min={today}
              max={yearsLater(today, 1)}
              defaultValue={collectDate < today ? '' : collectDate}
              required
            />
            {failure?.code === 'CONFLICT' && <ReadAnew onStale={onStale} />}
          </>
        )}
      </VisitorForm>
      <Button variant="ghost" wide onClick={onBack}>
        Terug
      </Button>
    </>
  );
}

function Cancel({
  token,
  order: { paidOn, total, givenBack, revision },
  onDone,
  onBack,
  onStale,
}: StepProps) {
  const send = async () => {
    const { cancelOwnOrder } = await ask(VisitorCancelOrderDocument, { token, revision });
    onDone(cancelOwnOrder, '');
  };
  return (
    <>
      <VisitorForm label="Bestelling annuleren" button="Ja, annuleer mijn bestelling" onSend={send}>
        {(failure) => (
          <>
            <p>
              {`Je bestelling vervalt. ${paidOn ? `Je krijgt ${formatEuro(total - givenBack)} terug. ` : ''}Je kunt dit niet terugdraaien.`}
            </p>
            {failure && failure.code !== 'NETWORK' && <ReadAnew onStale={onStale} />}
          </>
        )}
      </VisitorForm>
      <Button variant="ghost" wide onClick={onBack}>
        Toch niet
      </Button>
    </>
  );
}

function ReadAnew({ onStale }: Pick<StepProps, 'onStale'>) {
  return (
    <Button variant="ghost" wide onClick={() => void onStale()}>
      Opnieuw lezen
    </Button>
  );
}

const Card = styled.div`
  display: grid;
  gap: var(--s3);
  margin: var(--s4) 0;
  padding: var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r);
  background: var(--card);
  overflow-wrap: anywhere;
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
    font-variant-numeric: tabular-nums;
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
    padding: var(--s2) 0;
    border-bottom: 1px solid var(--line);
  }
  li > :last-child {
    flex: none;
  }
  p {
    margin: 0;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
`;

const Buttons = styled.div`
  display: grid;
  gap: var(--s3);
`;
