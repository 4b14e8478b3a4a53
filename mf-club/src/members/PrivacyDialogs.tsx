import { ConfirmActionDialog } from 'kit/editing';
import { formatDate } from 'kit/format';
import { useAttempt, useSave } from 'kit/graphql';
import { CopyLinkField } from 'kit/lists';
import { Alert, Button, Dialog } from 'kit/ui';
import { Mail, RefreshCw, Unlink } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  ClubEraseDialogFragmentDoc,
  ClubEraseMemberDocument,
  ClubLinkDialogFragmentDoc,
  ClubRenewDetailsLinkDocument,
  ClubRevokeDetailsLinkDocument,
  ClubSendDetailsLinksDocument,
} from '../gql/graphql';

interface LinkDialogProps {
  member: FragmentType<typeof ClubLinkDialogFragmentDoc>;
  onClose: () => void;
}

/** The private link of a member: to mail, to make anew when it fell into other hands, to take away. */
export function LinkDialog({ member, onClose }: LinkDialogProps) {
  const [asking, setAsking] = useState<'renew' | 'revoke'>();
  const [url, setUrl] = useState<string>();
  const { save: renew } = useSave(ClubRenewDetailsLinkDocument, { done: 'Nieuwe link gemaakt' });
  const { save: revoke } = useSave(ClubRevokeDetailsLinkDocument, { done: 'Privélink ingetrokken' });
  const { id, name, email, detailsLinkUntil: until } = getFragmentData(ClubLinkDialogFragmentDoc, member);
  const close = () => setAsking(undefined);
  return (
    <Dialog onClose={onClose} title={`Privélink van ${name}`} size={600}>
      <p>
        Met deze link ziet en verbetert {name} de eigen gegevens zonder account. Geef hem alleen aan het lid
        zelf.
      </p>
      <LinkState until={until} url={url} />
      <Buttons>
        {email && <MailLink memberId={id} email={email} />}
        <Button variant="text" icon={<RefreshCw aria-hidden />} onClick={() => setAsking('renew')}>
          Nieuwe link maken
        </Button>
        {until && (
          <Button variant="text" icon={<Unlink aria-hidden />} onClick={() => setAsking('revoke')}>
            Intrekken
          </Button>
        )}
      </Buttons>
      <ConfirmActionDialog
        isOpen={asking === 'renew'}
        question={`Nieuwe privélink maken voor ${name}?`}
        confirmLabel="Maken"
        onConfirm={async () => setUrl((await renew({ id })).renewClubDetailsLink.url)}
        onClose={close}
      >
        De oude link werkt dan niet meer, ook niet in brieven die al verstuurd zijn.
      </ConfirmActionDialog>
      <ConfirmActionDialog
        isOpen={asking === 'revoke'}
        question={`Privélink van ${name} intrekken?`}
        confirmLabel="Intrekken"
        onConfirm={async () => {
          await revoke({ id });
          setUrl(undefined);
        }}
        onClose={close}
      >
        De link werkt dan niet meer, ook niet in brieven en mails die al verstuurd zijn.
      </ConfirmActionDialog>
    </Dialog>
  );
}

function LinkState({ until, url }: { until?: string | null; url?: string }) {
  if (url) {
    return (
      <NewLink role="status">
        <Alert kind="warning">Bewaar deze link nu. Hij wordt hierna niet meer getoond.</Alert>
        <CopyLinkField label="Privélink" url={url} />
      </NewLink>
    );
  }
  return (
    <p>
      {until
        ? `Er is een link. De laatste werkt tot en met ${formatDate(until.slice(0, 10))}.`
        : 'Er is nu geen link die werkt. Een brief of mail krijgt er vanzelf een.'}
    </p>
  );
}

function MailLink({ memberId, email }: { memberId: string; email: string }) {
  const { attempt } = useAttempt();
  const { save, saving } = useSave(ClubSendDetailsLinksDocument, { done: `Link gemaild aan ${email}` });
  const send = () => attempt(() => save({ memberId }));
  return (
    <Button variant="ghost" icon={<Mail aria-hidden />} pending={saving} onClick={() => void send()}>
      Mail de link
    </Button>
  );
}

interface EraseDialogProps {
  member: FragmentType<typeof ClubEraseDialogFragmentDoc>;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Takes away all that is personal of a former member; the payments stay as counts. */
export function EraseDialog({ member, onDone, onClose }: EraseDialogProps) {
  const { id, revision, name } = getFragmentData(ClubEraseDialogFragmentDoc, member);
  const { save } = useSave(ClubEraseMemberDocument, { done: 'Lid geanonimiseerd' });
  return (
    <ConfirmActionDialog
      question={`${name} anonimiseren? Deze actie is onomkeerbaar.`}
      confirmLabel="Anonimiseren"
      onConfirm={() => save({ id, revision })}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        Naam, adres, e-mail, telefoon, geboortedatum, te doen, opmerkingen, geschiedenis, de rekening van een
        machtiging en de privélink verdwijnen voorgoed. Ook brieven, rapporten en mails met de naam gaan weg.
      </p>
      <p>Het lidnummer en de betaalde jaren blijven, zodat de aantallen kloppen.</p>
    </ConfirmActionDialog>
  );
}

const NewLink = styled.div`
  display: grid;
  gap: var(--s3);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-top: var(--s4);
`;
