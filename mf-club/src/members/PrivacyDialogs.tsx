import { ConfirmActionDialog } from 'kit/editing';
import { toApiError, useSave } from 'kit/graphql';
import { Button, Dialog, TextInput, useSnackbar } from 'kit/ui';
import { Copy, Mail, RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  ClubEraseDialogFragmentDoc,
  ClubEraseMemberDocument,
  ClubLinkDialogFragmentDoc,
  ClubRenewDetailsLinkDocument,
  ClubSendDetailsLinksDocument,
} from '../gql/graphql';

interface LinkDialogProps {
  member: FragmentType<typeof ClubLinkDialogFragmentDoc>;
  onClose: () => void;
}

/** The private link of a member: to copy, to mail, or to make anew when it fell into other hands. */
export function LinkDialog({ member, onClose }: LinkDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const { save: renew } = useSave(ClubRenewDetailsLinkDocument, { done: 'Nieuwe link gemaakt' });
  const { id, name, email, detailsLink } = getFragmentData(ClubLinkDialogFragmentDoc, member);
  return (
    <Dialog isOpen onClose={onClose} title={`Privélink van ${name}`} size={600}>
      <p>
        Met deze link ziet en verbetert {name} de eigen gegevens zonder account. Geef hem alleen aan het lid
        zelf.
      </p>
      <Address url={detailsLink} />
      <Buttons>
        {email && <MailLink memberId={id} email={email} />}
        <Button variant="text" icon={<RefreshCw aria-hidden />} onClick={() => setAsking(true)}>
          Nieuwe link maken
        </Button>
      </Buttons>
      <ConfirmActionDialog
        isOpen={isAsking}
        question={`Nieuwe privélink maken voor ${name}?`}
        confirmLabel="Maken"
        onConfirm={() => renew({ id })}
        onClose={() => setAsking(false)}
      >
        De oude link werkt dan niet meer, ook niet in brieven die al verstuurd zijn.
      </ConfirmActionDialog>
    </Dialog>
  );
}

function Address({ url }: { url: string }) {
  const snackbar = useSnackbar();
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      snackbar.show('Link gekopieerd');
    } catch {
      // Refused by the browser, or not there at all without https: then it is ready to be copied by hand.
      input.current?.focus();
      input.current?.select();
      snackbar.show('Kopiëren lukt niet vanzelf. De link is geselecteerd: kopieer hem zelf.');
    }
  };
  return (
    <AddressRow>
      <TextInput
        ref={input}
        label="Privélink"
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Button variant="ghost" icon={<Copy aria-hidden />} onClick={() => void copy()}>
        Kopieer
      </Button>
    </AddressRow>
  );
}

function MailLink({ memberId, email }: { memberId: string; email: string }) {
  const snackbar = useSnackbar();
  const { save, saving } = useSave(ClubSendDetailsLinksDocument, { done: `Link gemaild aan ${email}` });
  const send = () =>
    save({ memberId }).catch((error: unknown) => snackbar.show(toApiError(error).message, { tone: 'error' }));
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
      isOpen
      question={`${name} anonimiseren? Deze actie is onomkeerbaar.`}
      confirmLabel="Anonimiseren"
      onConfirm={async () => {
        await save({ id, revision });
        await onDone();
      }}
      onClose={onClose}
    >
      <p>
        Naam, adres, e-mail, telefoon, geboortedatum, te doen, opmerkingen, geschiedenis en de privélink
        verdwijnen voorgoed. Ook brieven, rapporten en mails met de naam gaan weg.
      </p>
      <p>Het lidnummer en de betaalde jaren blijven, zodat de aantallen kloppen.</p>
    </ConfirmActionDialog>
  );
}

const AddressRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--s3);
  > :first-child {
    flex: 1;
    min-width: min(100%, 260px);
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-top: var(--s4);
`;
