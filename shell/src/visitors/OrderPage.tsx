import { formatEuro, todayInAmsterdam, yearsLater } from 'kit/format';
import { Alert, Button, Tag, type TagTone } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import {
  type OrderState,
  VisitorCancelOrderDocument,
  VisitorMoveOrderDocument,
  VisitorOwnOrderDocument,
  type VisitorOwnOrderFragment,
} from '../gql/visitors/graphql';
import { ask } from './ask';
import { dayText } from './times';
import { useAsked } from './useAsked';
import { VisitorField, VisitorForm } from './VisitorForm';
import { LinkPage } from './VisitorPage';

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

/** The own order behind the private link of who ordered: what it is, another day, and cancelling it. */
export function OrderPage({ token }: { token: string }) {
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

/** What it means for who ordered. */
function meaningOf({
  state,
  collectDate,
  paidOn,
  total,
  dueBack,
  number,
}: VisitorOwnOrderFragment): string[] {
  if (state === 'cancelled')
    return [
      'Je bestelling is geannuleerd.',
      ...(dueBack > 0
        ? [`Je krijgt ${formatEuro(dueBack)} terug. De penningmeester maakt dat naar je over.`]
        : []),
    ];
  if (state === 'collected') return ['Je hebt je bestelling opgehaald. Bedankt.'];
  return [
    state === 'ready'
      ? `Op te halen op ${dayText(collectDate)}. Noem dan nummer ${number}.`
      : `Op te halen op ${dayText(collectDate)}. Je krijgt een mail zodra hij klaarligt.`,
    paidOn ? 'Je hebt betaald.' : `Te betalen bij het ophalen: ${formatEuro(total)}.`,
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

function Cancel({ token, order: { paidOn, total, revision }, onDone, onBack, onStale }: StepProps) {
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
              {`Je bestelling vervalt. ${paidOn ? `Je krijgt ${formatEuro(total)} terug. ` : ''}Je kunt dit niet terugdraaien.`}
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
