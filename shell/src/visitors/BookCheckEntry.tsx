import { formatDate, formatDateTime, formatEuro } from 'kit/format';
import { newRequestId } from 'kit/graphql';
import { Alert, Button, ButtonRow, Tag } from 'kit/ui';
import { Check, ChevronDown, Paperclip } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';

import {
  VisitorAskBookQuestionDocument,
  type VisitorCheckedEntryFragment,
  VisitorDropBookQuestionDocument,
  VisitorMarkBookEntryDocument,
} from '../gql/visitors/graphql';
import { ask, readFile } from './ask';
import { failureOf } from './useAsked';
import { VisitorForm, VisitorText } from './VisitorForm';

type Entry = VisitorCheckedEntryFragment;
type Receipt = Entry['receipts'][number];

/** So many characters a question has at most. */
const MOST = 1000;
/** What a browser shows as a picture. */
const PICTURES = new Set(['png', 'jpg', 'jpeg', 'webp', 'bmp']);

interface EntryProps {
  token: string;
  entry: Entry;
  onChange: (entry: Entry) => void;
}

/** An entry of the books: ticked off by who checks it; opened it shows its receipts, the line of the bank and questions. */
export function BookCheckEntry({ token, entry, onChange }: EntryProps) {
  const { id: entryId, number, date, amount, description, counterpart, committee, seenAt } = entry;
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const details = useId();
  const mark = async () => {
    setBusy(true);
    setFailure('');
    try {
      const given = { token, entryId, seen: !seenAt };
      onChange((await ask(VisitorMarkBookEntryDocument, given)).markBookEntry);
    } catch (error) {
      setFailure(failureOf(error).message);
    }
    setBusy(false);
  };
  const what = `${number}, ${description}`;
  return (
    <Root>
      <Head>
        <b>{description}</b>
        <b>{formatEuro(amount)}</b>
        <small>
          {[`${number}`, formatDate(date), committee || 'Zonder commissie', counterpart]
            .filter(Boolean)
            .join(', ')}
        </small>
      </Head>
      <Marks entry={entry} />
      {failure && <Alert kind="error">{failure}</Alert>}
      <ButtonRow>
        <Button
          variant={seenAt ? 'primary' : 'ghost'}
          icon={<Check aria-hidden />}
          aria-pressed={Boolean(seenAt)}
          aria-label={`Gezien: ${what}`}
          pending={isBusy}
          onClick={() => void mark()}
        >
          Gezien
        </Button>
        <Button
          variant="ghost"
          icon={<Turned $isOpen={isOpen} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={details}
          aria-label={`Bekijken: ${what}`}
          onClick={() => setOpen(!isOpen)}
        >
          Bekijken
        </Button>
      </ButtonRow>
      <div id={details} hidden={!isOpen}>
        {isOpen && <Details token={token} entry={entry} onChange={onChange} />}
      </div>
    </Root>
  );
}

/** What stands out of it at a glance. */
function Marks({ entry: { inSample, receipts, questions } }: { entry: Entry }) {
  const open = questions.filter(({ answeredAt }) => !answeredAt).length;
  const tags = [
    inSample && <Tag key="sample">In de steekproef</Tag>,
    receipts.length === 0 && <Tag key="receipt">Geen bon</Tag>,
    open > 0 && (
      <Tag key="open" tone="warn">
        Vraag gesteld
      </Tag>
    ),
    questions.length > open && (
      <Tag key="answered" tone="ok">
        Antwoord
      </Tag>
    ),
  ].filter(Boolean);
  return tags.length > 0 ? <ButtonRow>{tags}</ButtonRow> : null;
}

function Details({ token, entry, onChange }: EntryProps) {
  const { receipts, bankLine, reference, kind } = entry;
  return (
    <Opened>
      <Fact label="Soort">{[kind, reference].filter(Boolean).join(', ')}</Fact>
      <Fact label="Bank">{bankLine ? bankText(bankLine) : 'Geen regel van de bank'}</Fact>
      {receipts.map((receipt) => (
        <ReceiptButton key={receipt.id} token={token} receipt={receipt} />
      ))}
      <Questions token={token} entry={entry} onChange={onChange} />
    </Opened>
  );
}

function bankText({ date, amount, name, accountEnd, isShared }: NonNullable<Entry['bankLine']>): string {
  const account = accountEnd && `rekening eindigt op ${accountEnd}`;
  const shared = isShared && 'ook voor andere boekingen';
  return [formatDate(date), formatEuro(amount), name, account, shared].filter(Boolean).join(', ');
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p>
      <small>{label}</small>
      {children}
    </p>
  );
}

/** A receipt, fetched when it is asked for: a picture is shown, anything else opens in a tab of its own. */
function ReceiptButton({ token, receipt: { url, name, type } }: { token: string; receipt: Receipt }) {
  const [address, setAddress] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const open = async () => {
    setBusy(true);
    setFailure('');
    try {
      setAddress(URL.createObjectURL(await readFile(url, token)));
    } catch (error) {
      setFailure(failureOf(error).message);
    }
    setBusy(false);
  };
  if (address && PICTURES.has(type)) return <img src={address} alt={`Bon: ${name}`} />;
  if (address)
    return (
      <a href={address} target="_blank" rel="noreferrer" ref={(link) => link?.focus()}>
        {`${name} openen in een nieuw tabblad`}
      </a>
    );
  return (
    <>
      {failure && <Alert kind="error">{failure}</Alert>}
      <Button variant="ghost" icon={<Paperclip aria-hidden />} pending={isBusy} onClick={() => void open()}>
        {name}
      </Button>
    </>
  );
}

/** What was asked of it with the answers, and asking something. */
function Questions({ token, entry, onChange }: EntryProps) {
  const { id: entryId, questions } = entry;
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState('');
  const requestId = useRef(newRequestId());
  const send = async ({ text = '' }: Record<string, string>) => {
    try {
      const given = { token, entryId, text, requestId: requestId.current };
      onChange((await ask(VisitorAskBookQuestionDocument, given)).askBookQuestion);
      setAsking(false);
    } finally {
      requestId.current = newRequestId();
    }
  };
  const drop = async (questionId: string) => {
    setFailure('');
    try {
      onChange((await ask(VisitorDropBookQuestionDocument, { token, entryId, questionId })).dropBookQuestion);
    } catch (error) {
      setFailure(failureOf(error).message);
    }
  };
  return (
    <>
      {questions.length > 0 && (
        <Said aria-label="Vragen">
          {questions.map(({ id, text, at, answer, answeredBy, answeredAt }) => (
            <li key={id}>
              <small>{`Jij, ${formatDateTime(at)}`}</small>
              <span>{text}</span>
              {answeredAt ? (
                <>
                  <small>{`${answeredBy}, ${formatDateTime(answeredAt)}`}</small>
                  <span>{answer}</span>
                </>
              ) : (
                <Button variant="text" size="small" onClick={() => void drop(id)}>
                  Vraag terugnemen
                </Button>
              )}
            </li>
          ))}
        </Said>
      )}
      {failure && <Alert kind="error">{failure}</Alert>}
      {isAsking ? (
        <VisitorForm label="Vraag stellen" button="Vraag versturen" onSend={send}>
          {() => (
            <>
              <VisitorText name="text" label="Je vraag aan de penningmeester" maxLength={MOST} autoFocus />
              <Button variant="ghost" wide onClick={() => setAsking(false)}>
                Terug
              </Button>
            </>
          )}
        </VisitorForm>
      ) : (
        <Button variant="ghost" onClick={() => setAsking(true)}>
          Vraag stellen
        </Button>
      )}
    </>
  );
}

const Root = styled.li`
  display: grid;
  gap: var(--s3);
  padding: var(--s3) var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r);
  background: var(--card);
  overflow-wrap: anywhere;
  small {
    display: block;
    color: var(--ink-2);
    font-size: 13px;
  }
  button {
    min-height: 44px;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 var(--s3);
  > b:nth-child(2) {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  > small {
    grid-column: 1 / -1;
  }
`;

const Turned = styled(ChevronDown)<{ $isOpen: boolean }>`
  transform: ${({ $isOpen }) => ($isOpen ? 'rotate(180deg)' : 'none')};
`;

const Opened = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s3);
  padding-top: var(--s3);
  border-top: 1px solid var(--line);
  img {
    max-width: 100%;
    border: 1px solid var(--line);
  }
  a {
    display: inline-block;
    min-height: 44px;
    padding: 10px 0;
  }
  form {
    justify-self: stretch;
    margin: 0;
  }
`;

const Said = styled.ul`
  display: grid;
  justify-self: stretch;
  gap: var(--s3);
  padding: 0;
  list-style: none;
  li {
    white-space: pre-line;
  }
  small + * {
    margin-top: 0;
  }
  button {
    display: block;
  }
`;
