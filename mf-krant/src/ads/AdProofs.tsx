import { ConfirmActionDialog, FormDialog } from 'kit/editing';
import { FormSelect, FormTextArea } from 'kit/fields';
import { FilePreview } from 'kit/files';
import { formatDateTime } from 'kit/format';
import { requiredText, useFormState } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { MutedText, PlainList } from 'kit/lists';
import { Alert, Button, ButtonRow, Dialog } from 'kit/ui';
import { Eye, LockOpen, Send } from 'lucide-react';
import { useState } from 'react';
import { object, string } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type KrantAdProofsFragment,
  KrantAdProofsFragmentDoc,
  KrantReopenProofDocument,
  KrantRevokeProofLinksDocument,
  KrantSendProofDocument,
} from '../gql/graphql';
import { AdSection, AdSectionList } from './AdSection';
import { ProofTag } from './ProofTag';

/** The props of AdProofs. */
export interface AdProofsProps {
  /** Null: there is no advertisement yet. */
  ad: FragmentType<typeof KrantAdProofsFragmentDoc> | null;
  /** Proofs can be sent and opened again: by editors, of the active edition. */
  canSend: boolean;
  /** After one was sent or opened again. */
  onChanged?: () => unknown;
}

type Proof = KrantAdProofsFragment['proofs'][number];
type Open = 'send' | 'reopen' | 'revoke';

/** The proofs of an advertisement, round by round, and sending the next one. */
export function AdProofs({ ad: masked, canSend, onChanged }: AdProofsProps) {
  const ad = getFragmentData(KrantAdProofsFragmentDoc, masked);
  const [open, setOpen] = useState<Open>();
  const [shown, setShown] = useState<Proof>();
  const { save: revoke } = useSave(KrantRevokeProofLinksDocument, { done: 'Link ingetrokken' });
  const isSold = ad?.advState === 'verkocht';
  const proofs = ad?.proofs ?? [];
  if (!isSold && proofs.length === 0) return null;
  const isLocked = ad?.proofState === 'approved' || ad?.proofState === 'seen';
  const close = () => setOpen(undefined);
  const changed = async () => {
    await onChanged?.();
  };
  return (
    <AdSection
      title="Proef"
      action={
        canSend &&
        isSold &&
        (isLocked ? (
          <Button
            variant="ghost"
            size="small"
            icon={<LockOpen aria-hidden />}
            onClick={() => setOpen('reopen')}
            data-no-print
          >
            Weer openen
          </Button>
        ) : (
          <Button
            variant="ghost"
            size="small"
            icon={<Send aria-hidden />}
            onClick={() => setOpen('send')}
            data-no-print
          >
            Proef sturen
          </Button>
        ))
      }
    >
      {proofs.length === 0 && <MutedText>Er is nog geen proef gestuurd.</MutedText>}
      <AdSectionList aria-label="Proeven">
        {proofs.map((proof, at) => (
          <Round key={proof.id} proof={proof} number={at + 1} onShow={() => setShown(proof)} />
        ))}
      </AdSectionList>
      {canSend && ad?.proofState === 'waiting' && (
        <ButtonRow data-no-print>
          <Button variant="ghost" size="small" onClick={() => setOpen('revoke')}>
            Link intrekken
          </Button>
        </ButtonRow>
      )}
      {ad && open === 'send' && <SendDialog ad={ad} onDone={changed} onClose={close} />}
      {ad && open === 'reopen' && <ReopenDialog id={ad.id} onDone={changed} onClose={close} />}
      {ad && (
        <ConfirmActionDialog
          isOpen={open === 'revoke'}
          question="Link intrekken?"
          confirmLabel="Intrekken"
          onConfirm={() => revoke({ id: ad.id })}
          onDone={changed}
          onClose={close}
        >
          De adverteerder kan de proef dan niet meer bekijken. Met een nieuwe proef komt er een nieuwe link.
        </ConfirmActionDialog>
      )}
      {shown && (
        <Dialog onClose={() => setShown(undefined)} title="Proef" size={900}>
          <FilePreview key={shown.picture.id} title="Proef" file={shown.picture} />
          <Marks marks={shown.marks} />
        </Dialog>
      )}
    </AdSection>
  );
}

function Round({ proof, number, onShow }: { proof: Proof; number: number; onShow: () => void }) {
  const { state, message, sentBy, sentAt, answer, answeredBy, answeredAt, marks, sentFile } = proof;
  const said = [answer, sentFile && 'Er kwam een nieuw bestand: het staat bij de documenten.'].filter(
    Boolean,
  );
  return (
    <li>
      <div>
        {`Proef ${number}`}
        <small>{`${formatDateTime(sentAt)} - ${sentBy}`}</small>
        {message && <div>{message}</div>}
        {answeredAt && answeredBy && <small>{`${formatDateTime(answeredAt)} - ${answeredBy}`}</small>}
        {said.map((text) => (
          <div key={String(text)}>{text}</div>
        ))}
        <Marks marks={marks} />
        {proof.reopenedAt && (
          <>
            <small>{`${formatDateTime(proof.reopenedAt)} - ${proof.reopenedBy}`}</small>
            <div>{`Weer geopend: ${proof.reopenedWhy}`}</div>
          </>
        )}
      </div>
      <ProofTag state={state} />
      <Button
        variant="ghost"
        size="small"
        icon={<Eye aria-hidden />}
        aria-label={`Bekijken: proef ${number}`}
        onClick={onShow}
        data-no-print
      >
        Bekijken
      </Button>
    </li>
  );
}

/** What was pointed out, each with where it is. */
function Marks({ marks }: Pick<Proof, 'marks'>) {
  if (marks.length === 0) return null;
  return (
    <PlainList aria-label="Aangewezen">
      {marks.map(({ x, y, text }) => (
        <li key={`${x} ${y} ${text}`}>{`${placeOf(x, y)}: ${text}`}</li>
      ))}
    </PlainList>
  );
}

const third = (at: number, names: readonly [string, string, string]) =>
  names[Math.min(2, Math.floor(at / 334))] ?? '';

/** Where a mark is, in words. */
function placeOf(x: number, y: number): string {
  const [high, wide] = [third(y, ['boven', '', 'onder']), third(x, ['links', '', 'rechts'])];
  const place = [wide, high].filter(Boolean).join('');
  const text = { linksboven: 'Linksboven', rechtsboven: 'Rechtsboven', linksonder: 'Linksonder' }[place];
  return text ?? (place ? place.charAt(0).toUpperCase() + place.slice(1) : 'In het midden');
}

interface DialogProps {
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

const SHOWN = new Set(['pdf', 'png', 'jpg']);
const schema = object({ documentId: string().required('Kies een document'), message: string().trim() });

function SendDialog({ ad, onDone, onClose }: DialogProps & { ad: KrantAdProofsFragment }) {
  const { save } = useSave(KrantSendProofDocument, { done: 'Proef gestuurd' });
  const documents = ad.docs.filter(({ file }) => SHOWN.has(file.type));
  if (documents.length === 0)
    return (
      <Dialog onClose={onClose} title="Proef sturen" size={400}>
        <Alert>Voeg eerst de opmaak toe bij de documenten: een pdf, png of jpeg.</Alert>
      </Dialog>
    );
  return (
    <FormDialog<{ documentId: string; message: string }>
      title="Proef sturen"
      onClose={onClose}
      size={600}
      submitLabel="Proef sturen"
      initialValues={{ documentId: documents.at(-1)?.id ?? '', message: '' }}
      schema={schema}
      onSubmit={({ documentId, message }) => save({ id: ad.id, documentId, message })}
      onDone={onDone}
    >
      <FormSelect
        name="documentId"
        label="Document"
        options={documents.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <Findings ad={ad} />
      <FormTextArea
        name="message"
        label="Bericht"
        rows={3}
        maxLength={2000}
        description="De adverteerder krijgt een mail met een link naar de proef, en geeft daar akkoord of vraagt een wijziging."
      />
    </FormDialog>
  );
}

/** What the printer cannot use of it: the advertiser sees it as it is. */
function Findings({ ad }: { ad: KrantAdProofsFragment }) {
  const { documentId } = useFormState().values as { documentId: string };
  const findings = ad.documentFindings.find((one) => one.documentId === documentId)?.findings ?? [];
  if (findings.length === 0) return null;
  return (
    <Alert kind="warning" title="De drukker kan dit zo niet goed gebruiken">
      {findings.join(' ')}
    </Alert>
  );
}

const reopenSchema = object({ why: requiredText() });

function ReopenDialog({ id, onDone, onClose }: DialogProps & { id: string }) {
  const { save } = useSave(KrantReopenProofDocument, { done: 'Proef weer geopend' });
  return (
    <FormDialog<{ why: string }>
      title="Proef weer openen"
      onClose={onClose}
      size={400}
      submitLabel="Weer openen"
      initialValues={{ why: '' }}
      schema={reopenSchema}
      onSubmit={({ why }) => save({ id, why })}
      onDone={onDone}
    >
      <FormTextArea
        name="why"
        label="Waarom?"
        maxLength={2000}
        description="De adverteerder en de verkoper krijgen dit te lezen."
      />
    </FormDialog>
  );
}
