import { FormDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { toApiError, useSave, useQuery } from 'kit/graphql';
import { WorkProgress } from 'kit/lists';
import { Alert, Button, ButtonRow, Card, Stack } from 'kit/ui';
import { FileText, Mails } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { object, string } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type KrantInvoiceWorkFragment,
  KrantInvoiceWorkFragmentDoc,
  KrantMakeFacsDocument,
  KrantOmittedAdvertisementsDocument,
  KrantSendFacsDocument,
} from '../gql/graphql';
import { isRunning, useWorkEnd, type Work } from './financeHooks';

type Edition = KrantInvoiceWorkFragment;

interface InvoiceWorkProps {
  edition: FragmentType<typeof KrantInvoiceWorkFragmentDoc>;
  /** Brings lists and totals up to date. */
  onChanged: () => Promise<unknown>;
  onCheck: () => void;
}

/** The foundation's words, with the detail after them. */
const sendFailed = (detail: string) =>
  `Er is een fout opgetreden bij het verzenden van de facturen: ${detail}`;
const UNKNOWN = 'onbekende fout';

/** The buttons that make and mail invoices, how far that is, and what came of it. */
export function InvoiceWork({ edition: masked, onChanged, onCheck }: InvoiceWorkProps) {
  const edition = getFragmentData(KrantInvoiceWorkFragmentDoc, masked);
  const { generation, sending, invoicing } = edition;
  const [isOpen, setOpen] = useState(false);
  const [told, setTold] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const begin = () => {
    setTold(undefined);
    setFailure(undefined);
  };
  const make = useMake(edition.id, begin, setFailure);
  useWorkEnd(generation, ({ state }) => {
    if (state === 'done') setTold(madeText(invoicing));
    void onChanged();
  });
  useWorkEnd(sending, ({ state }) => {
    if (state === 'done') setTold('Facturen zijn verzonden!');
    void onChanged();
  });
  return (
    <Card title="Facturen maken en versturen" data-no-print>
      <Stack>
        <div>{standOf(invoicing)}</div>
        <Actions
          edition={edition}
          isStarting={make.saving}
          onMake={() => void make.start()}
          onSend={() => setOpen(true)}
        />
        {generation && <Progress label="Facturen maken" work={generation} />}
        {sending && <Progress label="Facturen versturen" work={sending} />}
        {told && <Alert title={told} />}
        <Failure edition={edition} now={failure} />
        {invoicing.incomplete > 0 && <OmittedAdvertisements editionId={edition.id} onCheck={onCheck} />}
      </Stack>
      <SendDialog
        editionId={edition.id}
        count={invoicing.toSend}
        isOpen={isOpen}
        onBegin={begin}
        onFailed={(message) => {
          setFailure(sendFailed(message));
          void onChanged();
        }}
        onClose={() => setOpen(false)}
      />
    </Card>
  );
}

interface ActionsProps {
  edition: Edition;
  isStarting: boolean;
  onMake: () => void;
  onSend: () => void;
}

/** The main one is what is to be done now. */
function Actions({ edition: { invoicing, generation, sending }, isStarting, onMake, onSend }: ActionsProps) {
  const id = useId();
  const hint = hintOf(invoicing);
  return (
    <>
      <ButtonRow>
        <Button
          variant={invoicing.toMake > invoicing.incomplete ? 'primary' : 'ghost'}
          icon={<FileText aria-hidden />}
          pending={isStarting || isRunning(generation)}
          disabled={invoicing.toMake === 0}
          onClick={onMake}
        >
          Genereer facturen
        </Button>
        <Button
          variant={invoicing.toMake > 0 ? 'ghost' : 'primary'}
          icon={<Mails aria-hidden />}
          aria-describedby={id}
          pending={isRunning(sending)}
          disabled={hint !== ''}
          onClick={onSend}
        >
          Verstuur facturen
        </Button>
      </ButtonRow>
      <Hint id={id}>{hint}</Hint>
    </>
  );
}

/** What went wrong now, or in work that ended before as long as something is left to do. */
function Failure({ edition: { invoicing, generation, sending }, now }: { edition: Edition; now?: string }) {
  if (now) return <Alert kind="error">{now}</Alert>;
  return (
    <>
      {generation?.state === 'failed' && invoicing.toMake > 0 && (
        <Alert kind="error">{`Niet alle facturen zijn aangemaakt: ${generation.message ?? UNKNOWN}`}</Alert>
      )}
      {sending?.state === 'failed' && invoicing.toSend > 0 && (
        <Alert kind="error">{sendFailed(sending.message ?? UNKNOWN)}</Alert>
      )}
    </>
  );
}

/** Begins to make the invoices; the same again while that goes on begins nothing new. */
function useMake(editionId: string, onBegin: () => void, onFailed: (message: string) => void) {
  const { save, saving } = useSave(KrantMakeFacsDocument);
  const start = async () => {
    onBegin();
    try {
      await save({ editionId });
    } catch (error) {
      onFailed(toApiError(error).message);
    }
  };
  return { start, saving };
}

function Progress({ label, work }: { label: string; work: Work }) {
  if (!isRunning(work)) return null;
  return <WorkProgress label={label} unit="facturen" done={work.done} total={work.total || undefined} />;
}

function standOf({ toMake, toSend, sent }: Edition['invoicing']): string {
  return `Nog te maken: ${toMake}. Nog te versturen: ${toSend}. Verstuurd: ${sent}.`;
}

const madeText = ({ incomplete }: Edition['invoicing']) =>
  incomplete > 0
    ? 'Facturen zijn aangemaakt, behalve waarvoor gegevens ontbreken.'
    : 'Facturen zijn aangemaakt.';

/** Why the invoices cannot be sent; '' when they can. */
function hintOf({ toMake, toSend, sent }: Edition['invoicing']): string {
  if (toMake > 0) return 'Nog niet alle facturen zijn aangemaakt';
  if (toSend > 0) return '';
  return sent > 0 ? 'Alle facturen zijn verstuurd.' : 'Er zijn geen facturen om te versturen.';
}

const Hint = styled.p`
  margin: 0;
  color: var(--ink-2);
  &:empty {
    display: none;
  }
`;

/** Who get no invoice as long as something lacks, by name, and the way to put it right. */
function OmittedAdvertisements({ editionId, onCheck }: { editionId: string; onCheck: () => void }) {
  const { data } = useQuery(KrantOmittedAdvertisementsDocument, {
    variables: {
      editionId,
      filter: { payment: 'factuur', paid: false, invoiceCreated: false, incomplete: true },
    },
  });
  if (!data) return null;
  const { edges, totalCount } = data.advertisements;
  if (totalCount === 0) return null;
  const names = edges.map(({ node }) => `${node.advertiserUserId} ${node.name}`);
  const more = totalCount - names.length;
  return (
    <Alert kind="warning" title="Nog geen factuur, want er ontbreken gegevens">
      <p>{names.join(', ') + (more > 0 ? ` en nog ${more}` : '')}</p>
      <Button variant="ghost" size="small" onClick={onCheck}>
        Gegevens controleren
      </Button>
    </Alert>
  );
}

/** As on the server. */
const LONGEST = 2000;
const schema = object({ message: string().trim().max(LONGEST, `Gebruik hoogstens ${LONGEST} tekens`) });

interface SendDialogProps {
  editionId: string;
  /** So many invoices go. */
  count: number;
  isOpen: boolean;
  onBegin: () => void;
  onFailed: (message: string) => void;
  onClose: () => void;
}

/** The message that goes along with the invoices. Whatever comes of it, the dialog closes. */
function SendDialog({ editionId, count, isOpen, onBegin, onFailed, onClose }: SendDialogProps) {
  const { save } = useSave(KrantSendFacsDocument);
  // After a failure it is there again.
  const [kept, setKept] = useState('');
  return (
    <FormDialog<{ message: string }>
      title="Begeleidend bericht"
      isOpen={isOpen}
      onClose={onClose}
      submitLabel={count === 1 ? '1 factuur versturen' : `${count} facturen versturen`}
      schema={schema}
      initialValues={{ message: kept }}
      onSubmit={async ({ message }) => {
        onBegin();
        try {
          await save({ editionId, message });
          setKept('');
        } catch (error) {
          setKept(message);
          onFailed(toApiError(error).message);
        }
      }}
    >
      <FormTextArea
        name="message"
        label="Bericht"
        rows={5}
        description="Staat in elke mail, boven de factuur. Je mag het leeg laten."
      />
    </FormDialog>
  );
}
