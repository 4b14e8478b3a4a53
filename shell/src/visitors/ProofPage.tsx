import { ApiError, newRequestId } from 'kit/graphql';
import { Alert, Button } from 'kit/ui';
import { Check, MapPin } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';

import {
  type AdProofAnswerInput,
  type AdProofMarkInput,
  VisitorAnswerProofDocument,
  VisitorProofDocument,
  type VisitorProofFragment,
} from '../gql/visitors/graphql';
import { ask, sendFile } from './ask';
import { ProofPage as Page, ProofPicture } from './ProofPicture';
import { dayText, onDay } from './times';
import { failureOf, useAsked } from './useAsked';
import { VisitorField, VisitorFile, VisitorForm, VisitorText } from './VisitorForm';
import { LinkPage } from './VisitorPage';

const texts = {
  title: 'Je advertentie',
  loading: 'Je advertentie wordt opgehaald …',
  gone: 'Antwoord op de mail waarin hij stond. Dan sturen we je een nieuwe.',
  failed: 'Je advertentie kan niet worden geladen',
};
const STALE = 'Er is intussen een nieuwe proef, of al een antwoord. Lees de pagina opnieuw.';
const ARTWORK = '.pdf,.png,.jpg,.jpeg,.bmp,.doc,.docx';

type Round = VisitorProofFragment['rounds'][number];
/** What the advertiser is doing: looking, or giving one of the two answers. */
type Step = 'look' | 'approve' | 'change';

/** The proof of an advertisement behind the private link of its advertiser: to approve, or to ask for a change. */
export function ProofPage({ token }: { token: string }) {
  const asked = useAsked(VisitorProofDocument, { token });
  return (
    <LinkPage texts={texts} asked={asked}>
      {({ adProof }) => {
        const last = adProof.rounds.at(-1);
        return (
          last && (
            <Proof
              key={`${last.id} ${last.state}`}
              proof={adProof}
              last={last}
              onSend={async (answer, requestId) => {
                const variables = { token, proofId: last.id, answer, requestId };
                asked.take({ adProof: (await ask(VisitorAnswerProofDocument, variables)).answerAdProof });
              }}
              onReadAnew={asked.again}
            />
          )
        );
      }}
    </LinkPage>
  );
}

interface ProofProps {
  proof: VisitorProofFragment;
  last: Round;
  /** @throws ApiError */
  onSend: (answer: AdProofAnswerInput, requestId: string) => Promise<void>;
  onReadAnew: () => Promise<unknown>;
}

function Proof({ proof, last, onSend, onReadAnew }: ProofProps) {
  const [step, go] = useState<Step>('look');
  const [marks, setMarks] = useState<readonly AdProofMarkInput[]>([]);
  const isWaiting = last.state === 'waiting';
  const mark = (at: Pick<AdProofMarkInput, 'x' | 'y'>, moved?: number) => {
    go('change');
    setMarks((before) =>
      moved === undefined
        ? [...before, { ...at, text: '' }]
        : before.map((one, index) => (index === moved ? { ...one, ...at } : one)),
    );
  };
  return (
    <Root>
      <p>
        {[
          `Carnavalskrant ${proof.edition}`,
          `${proof.format} cm`,
          proof.color === 'zwartWit' ? 'zwart-wit' : 'kleur',
        ].join(', ')}
        {`. ${proof.by ? `Graag een antwoord vóór of op ${dayText(proof.by)}; daarna gaan we ervan uit dat het zo goed is.` : ''}`}
      </p>
      <State last={last} />
      <ProofPicture
        proof={proof}
        marks={isWaiting ? marks : last.marks}
        onMark={isWaiting && step !== 'approve' ? mark : undefined}
      />
      {isWaiting && step === 'look' && (
        <>
          <Hint>Tik op je advertentie om iets aan te wijzen</Hint>
          <Buttons>
            <Button variant="ghost" onClick={() => go('change')}>
              Iets anders
            </Button>
            <Button icon={<Check aria-hidden />} onClick={() => go('approve')}>
              Akkoord
            </Button>
          </Buttons>
        </>
      )}
      {isWaiting && step !== 'look' && (
        <Answer
          step={step}
          folder={proof.folder}
          marks={marks}
          onMarks={setMarks}
          onMark={mark}
          onSend={onSend}
          onReadAnew={onReadAnew}
          onBack={() => {
            setMarks([]);
            go('look');
          }}
        />
      )}
      <Rounds rounds={proof.rounds} />
      {proof.page && (
        <section aria-labelledby="page">
          <h2 id="page">{`Op pagina ${proof.page.number}`}</h2>
          <Page page={proof.page} picture={proof.picture} />
        </section>
      )}
    </Root>
  );
}

/** What became of the proof that is shown; nothing while it waits. */
function State({ last }: { last: Round }) {
  const { state, answeredAt, answeredBy, reopenedWhy } = last;
  if (state === 'waiting') return null;
  if (reopenedWhy)
    return <Alert title="Weer geopend">{`${reopenedWhy} Je krijgt een mail met een nieuwe proef.`}</Alert>;
  if (state === 'approved')
    return (
      <Alert title="Akkoord gegeven">
        {`Op ${onDay(answeredAt ?? '')}, door ${answeredBy}. Zo komt je advertentie in de krant.`}
      </Alert>
    );
  if (state === 'changes')
    return (
      <Alert title="Je wijziging is doorgegeven">Je krijgt een mail als de nieuwe proef klaarstaat.</Alert>
    );
  if (state === 'seen')
    return (
      <Alert title="De tijd om te antwoorden is voorbij">
        We gaan ervan uit dat het zo goed is. Klopt er toch iets niet? Antwoord dan op de mail.
      </Alert>
    );
  return <Alert title="Deze proef is vervallen">Je krijgt een mail als de nieuwe klaarstaat.</Alert>;
}

interface AnswerProps extends Pick<ProofProps, 'onSend' | 'onReadAnew'> {
  step: Exclude<Step, 'look'>;
  folder: string;
  marks: readonly AdProofMarkInput[];
  onMarks: (marks: readonly AdProofMarkInput[]) => void;
  /** Points something out in the middle. */
  onMark: (at: Pick<AdProofMarkInput, 'x' | 'y'>) => void;
  onBack: () => void;
}

/** Who answers, and what is to be other. */
function Answer({ step, folder, marks, onMarks, onMark, onSend, onReadAnew, onBack }: AnswerProps) {
  const file = useRef<HTMLInputElement>(null);
  const sentFile = useRef<{ file: File; id: string }>(undefined);
  const requestId = useRef(newRequestId());
  const isChange = step === 'change';
  const send = async ({ name = '', text = '' }: Record<string, string>) => {
    const blank = marks.findIndex((mark) => mark.text.trim() === '');
    if (isChange && blank >= 0)
      throw new ApiError('Verplicht', 'BAD_USER_INPUT', { [`mark${blank}`]: 'Verplicht' });
    try {
      const chosen = isChange ? file.current?.files?.[0] : undefined;
      if (chosen && sentFile.current?.file !== chosen)
        sentFile.current = { file: chosen, id: await uploaded(folder, chosen) };
      const fileId = chosen ? sentFile.current?.id : null;
      await onSend(
        isChange ? { approve: false, name, text, marks: [...marks], fileId } : { approve: true, name },
        requestId.current,
      );
    } catch (error) {
      // Something else is sent next.
      requestId.current = newRequestId();
      const { code, fields, message } = failureOf(error);
      if (code === 'CONFLICT') throw new ApiError(STALE, code);
      throw fields.fileId ? new ApiError(message, code, { file: fields.fileId }) : error;
    }
  };
  return (
    <VisitorForm
      label={isChange ? 'Wijziging vragen' : 'Akkoord geven'}
      button={isChange ? 'Wijziging versturen' : 'Zo mag het in de krant'}
      onSend={send}
    >
      {(failure) => (
        <>
          {isChange && (
            <>
              {marks.map((mark, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- its number is what it is
                <Marked key={at}>
                  <VisitorField
                    name={`mark${at}`}
                    label={`Wat moet er anders bij ${at + 1}?`}
                    value={mark.text}
                    maxLength={500}
                    autoFocus
                    onChange={({ target }) =>
                      onMarks(
                        marks.map((one, index) => (index === at ? { ...one, text: target.value } : one)),
                      )
                    }
                  />
                  <Button
                    variant="ghost"
                    aria-label={`${at + 1} weghalen`}
                    onClick={() => onMarks(marks.filter((_, index) => index !== at))}
                  >
                    Weghalen
                  </Button>
                </Marked>
              ))}
              <Button
                variant="ghost"
                icon={<MapPin aria-hidden />}
                onClick={() => onMark({ x: 500, y: 500 })}
              >
                Iets aanwijzen
              </Button>
              <VisitorText
                name="text"
                label={marks.length > 0 ? 'En verder' : 'Wat moet er anders?'}
                maxLength={2000}
              />
              <VisitorFile
                ref={file}
                name="file"
                label="Nieuw bestand"
                description="Als je zelf iets anders hebt om af te drukken. Liefst een pdf."
                accept={ARTWORK}
              />
            </>
          )}
          <VisitorField name="name" label="Je naam" autoComplete="name" maxLength={200} />
          {failure?.code === 'CONFLICT' && (
            <Button variant="ghost" wide onClick={() => void onReadAnew().catch(() => undefined)}>
              Opnieuw lezen
            </Button>
          )}
          <Button variant="ghost" wide onClick={onBack}>
            Terug
          </Button>
        </>
      )}
    </VisitorForm>
  );
}

/** @throws ApiError at the field */
async function uploaded(folder: string, file: File): Promise<string> {
  try {
    return await sendFile(folder, file);
  } catch (error) {
    const { message, code } = failureOf(error);
    throw new ApiError(message, code, { file: message });
  }
}

/** What was said before, the last first. */
function Rounds({ rounds }: { rounds: readonly Round[] }) {
  const lines = rounds.flatMap((round) => linesOf(round, round !== rounds.at(-1))).reverse();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="rounds">
      <h2 id="rounds">Wat er is gezegd</h2>
      <Said>
        {lines.map(({ key, who, text }) => (
          <li key={key}>
            <small>{who}</small>
            {text}
          </li>
        ))}
      </Said>
    </section>
  );
}

/** @param isOver there is a later one, or it was opened again */
function linesOf(round: Round, isOver: boolean): { key: string; who: string; text: string }[] {
  const { id, state, message, sentAt, answer, answeredBy, answeredAt, marks, sentFile, reopenedWhy } = round;
  const by = `${answeredBy}, ${onDay(answeredAt ?? sentAt)}`;
  const lines = [
    { what: 'message', who: `Redactie, ${onDay(sentAt)}`, text: message },
    ...marks.map(({ text }, at) => ({ what: `mark${at}`, who: `${at + 1}, ${by}`, text })),
    { what: 'answer', who: by, text: answer },
    { what: 'file', who: by, text: sentFile ? 'Nieuw bestand gestuurd' : '' },
    { what: 'approved', who: by, text: state === 'approved' && (isOver || reopenedWhy) ? 'Akkoord' : '' },
    { what: 'opened', who: 'Redactie', text: reopenedWhy && isOver ? `Weer geopend: ${reopenedWhy}` : '' },
  ];
  return lines.filter(({ text }) => text).map(({ what, ...line }) => ({ ...line, key: `${id} ${what}` }));
}

const Root = styled.div`
  display: grid;
  gap: var(--s4);
  > p {
    margin: 0;
    color: var(--ink-2);
  }
  h2 {
    margin: 0;
    font-size: 19px;
  }
`;

const Hint = styled.div`
  color: var(--ink-2);
  font-size: 14px;
  text-align: center;
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--s3);
  button {
    min-height: 48px;
  }
`;

const Marked = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: var(--s2);
  button {
    min-height: 44px;
  }
`;

const Said = styled.ul`
  display: grid;
  gap: var(--s2);
  margin: var(--s3) 0 0;
  padding: 0;
  list-style: none;
  li {
    padding: var(--s3) var(--s4);
    border: 1px solid var(--line);
    border-radius: var(--r);
    background: var(--card);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: 13px;
  }
`;
