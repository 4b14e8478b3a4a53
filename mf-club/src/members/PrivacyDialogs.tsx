import { ConfirmActionDialog } from 'kit/editing';
import { toApiError, useSave } from 'kit/graphql';
import { CopyLinkField } from 'kit/lists';
import { Button, Dialog, useSnackbar } from 'kit/ui';
import { Mail, RefreshCw } from 'lucide-react';
import { useState } from 'react';
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
      <CopyLinkField label="Privélink" url={detailsLink} />
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

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-top: var(--s4);
`;
