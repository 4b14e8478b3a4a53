import { Loaded } from 'kit/data';
import { ChangeLog } from 'kit/editing';
import { formatDate, formatDateTime, formatEuro } from 'kit/format';
import { useQuery, useReversible, useSave } from 'kit/graphql';
import { MutedText, PlainList, useRefetch } from 'kit/lists';
import { useUser } from 'kit/session';
import { Button, ButtonRow, Card, EmptyState, lazyDialog, Tag } from 'kit/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  type SecretariatBookCheckFragment,
  SecretariatBookCheckFragmentDoc,
  SecretariatBookChecksDocument,
  SecretariatRestoreBookCheckerDocument,
  SecretariatWithdrawBookCheckerDocument,
} from '../../gql/graphql';

const CheckerDialog = lazyDialog(async () => (await import('./BookCheckDialogs')).CheckerDialog);
const LinkDialog = lazyDialog(async () => (await import('./BookCheckDialogs')).LinkDialog);
const AnswerDialog = lazyDialog(async () => (await import('./BookCheckDialogs')).AnswerDialog);

type Check = SecretariatBookCheckFragment;
type Question = Check['questions'][number];
type Doing =
  | { what: 'invite' }
  | { what: 'link'; check: Check }
  | { what: 'answer'; check: Check; question: Question };

/** Who checks the books of a year, how far they are, and what they ask. Inviting and answering is for the DB. */
export function BookChecksCard({ year }: { year: { id: string; title: string } }) {
  const { isDB } = useUser();
  const query = useQuery(SecretariatBookChecksDocument, { variables: { yearId: year.id } });
  const [doing, act] = useState<Doing>();
  const close = () => act(undefined);
  return (
    <Card
      title="Kascontrole"
      actions={
        isDB && (
          <ButtonRow data-no-print>
            <Button
              variant="ghost"
              size="small"
              icon={<UserPlus aria-hidden />}
              onClick={() => act({ what: 'invite' })}
            >
              Iemand uitnodigen
            </Button>
          </ButtonRow>
        )
      }
    >
      <Loaded query={query} subject="De kascontrole">
        {({ bookChecks }) => {
          const checks = getFragmentData(SecretariatBookCheckFragmentDoc, bookChecks);
          if (checks.length === 0)
            return (
              <EmptyState
                title="Nog niemand kijkt mee."
                text="Wie de kas controleert krijgt een link naar dit jaar: elke boeking met bon en bankregel, zonder account."
              />
            );
          return (
            <People>
              {checks.map((check) => (
                <Checker key={check.id} check={check} mayAct={isDB} onAct={act} />
              ))}
            </People>
          );
        }}
      </Loaded>
      {doing?.what === 'invite' && <CheckerDialog year={year} onClose={close} />}
      {doing?.what === 'link' && <LinkDialog check={doing.check} onClose={close} />}
      {doing?.what === 'answer' && (
        <AnswerDialog check={doing.check} question={doing.question} onClose={close} />
      )}
    </Card>
  );
}

interface CheckerProps {
  check: Check;
  /** For the DB. */
  mayAct: boolean;
  onAct: (doing: Doing) => void;
}

/** One who checks: until when, how far, what was drawn and asked. */
function Checker({ check, mayAct, onAct }: CheckerProps) {
  const { id, name, email, until, hasAccess, lastSeenAt, seenCount, entryCount, draws, questions } = check;
  const withdraw = useSave(SecretariatWithdrawBookCheckerDocument);
  const restore = useSave(SecretariatRestoreBookCheckerDocument);
  const reload = useRefetch(['SecretariatBookChecks']);
  const reversibly = useReversible();
  const sample = draws.at(-1);
  const takeAway = () =>
    reversibly({
      act: () => withdraw.save({ id }),
      done: 'Toegang ingetrokken',
      undo: () => restore.save({ id }),
      undone: 'Toegang teruggegeven',
      reload,
    });
  return (
    <Person aria-label={name}>
      <Head>
        <h3>{name}</h3>
        {hasAccess ? (
          <Tag tone="ok">{`tot en met ${formatDate(until)}`}</Tag>
        ) : (
          <Tag>{check.withdrawnAt ? 'ingetrokken' : `voorbij op ${formatDate(until)}`}</Tag>
        )}
      </Head>
      <MutedText>
        {[email, lastSeenAt ? `laatst bekeken op ${formatDateTime(lastSeenAt)}` : 'nog niet bekeken']
          .filter(Boolean)
          .join(', ')}
      </MutedText>
      <p>
        <b>{`${seenCount} van ${entryCount} gezien`}</b>
        {sample && `, van de steekproef ${sample.seen} van ${sample.size}`}
      </p>
      {draws.length > 0 && (
        <PlainList aria-label={`Steekproeven van ${name}`}>
          {draws.map((draw) => (
            <li key={draw.id}>{drawText(draw)}</li>
          ))}
        </PlainList>
      )}
      {questions.length > 0 && (
        <Questions aria-label={`Vragen van ${name}`}>
          {questions.map((question) => (
            <Asked
              key={question.id}
              question={question}
              onAnswer={mayAct ? () => onAct({ what: 'answer', check, question }) : undefined}
            />
          ))}
        </Questions>
      )}
      {mayAct && email && (
        <ButtonRow data-no-print>
          <Button
            variant="ghost"
            size="small"
            aria-label={`Link mailen naar ${name}`}
            onClick={() => onAct({ what: 'link', check })}
          >
            Link mailen
          </Button>
          {!check.withdrawnAt && (
            <Button
              variant="text"
              size="small"
              aria-label={`Toegang van ${name} intrekken`}
              onClick={() => void takeAway()}
            >
              Intrekken
            </Button>
          )}
        </ButtonRow>
      )}
      <ChangeLog lines={check.changeLog} />
    </Person>
  );
}

function drawText({ at, size, outOf, above }: Check['draws'][number]): string {
  const from = above > 0 ? ` vanaf ${formatEuro(above)}` : '';
  return `${formatDateTime(at)}: steekproef van ${size} uit ${outOf} boekingen${from}`;
}

/** A question with its answer, or the way to give one. */
function Asked({ question, onAnswer }: { question: Question; onAnswer?: () => void }) {
  const { about, text, at, answer, answeredBy, answeredAt } = question;
  return (
    <li data-open={!answeredAt}>
      <small>{`${about}. Gevraagd op ${formatDate(at)}`}</small>
      <span>{text}</span>
      {answeredAt && (
        <>
          <small>{`${answeredBy}, ${formatDate(answeredAt)}`}</small>
          <span>{answer}</span>
        </>
      )}
      {!answeredAt && !onAnswer && <small>Nog niet beantwoord</small>}
      {!answeredAt && onAnswer && (
        <div>
          <Button size="small" aria-label={`Antwoorden op: ${text}`} onClick={onAnswer}>
            Antwoorden
          </Button>
        </div>
      )}
    </li>
  );
}

const People = styled.div`
  display: grid;
  gap: var(--s5);
`;

const Person = styled.section`
  display: grid;
  gap: var(--s2);
  overflow-wrap: anywhere;
  & + & {
    padding-top: var(--s5);
    border-top: 1px solid var(--line);
  }
  p {
    margin: 0;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  h3 {
    margin: 0;
  }
`;

const Questions = styled.ul`
  display: grid;
  gap: var(--s2);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    gap: var(--s1);
    padding: var(--s2) var(--s3);
    border: 1px solid var(--line);
    border-radius: 10px;
    white-space: pre-line;
  }
  li[data-open='true'] {
    background: var(--warn-soft);
  }
  small {
    color: var(--ink-2);
  }
`;
