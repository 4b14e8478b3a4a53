import { Loaded } from 'kit/data';
import { ConfirmActionDialog } from 'kit/editing';
import { Switch } from 'kit/fields';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { Button, Card, useSnackbar } from 'kit/ui';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import {
  ClubSaveSettingsDocument,
  ClubSendDetailsLinksDocument,
  ClubSettingsDocument,
  type ClubSettingsQuery,
} from '../gql/graphql';

/** How members see and correct their own details on their private page. */
export function SettingsCard() {
  const query = useQuery(ClubSettingsDocument, { fetchPolicy: 'cache-and-network' });
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title="Gegevens van leden">
      <p>
        Elk lid heeft een privélink. Daarmee ziet het lid zonder account de eigen gegevens, en verbetert het
        adres, e-mail en telefoon. De link staat in de brieven en in de mail die je hier verstuurt.
      </p>
      <Loaded query={query} subject="De instelling">
        {({ clubSettings }) => (
          <ApproveSwitch
            settings={clubSettings}
            onStale={() => void query.refetch().catch(() => undefined)}
          />
        )}
      </Loaded>
      <Send data-no-print>
        <Button variant="ghost" icon={<MailCheck aria-hidden />} onClick={() => setAsking(true)}>
          Gegevens laten controleren
        </Button>
      </Send>
      <SendLinksDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </Card>
  );
}

interface ApproveSwitchProps {
  settings: Pick<ClubSettingsQuery['clubSettings'], 'approveDetails' | 'revision'>;
  /** Somebody else changed it: it must be read anew. */
  onStale: () => void;
}

function ApproveSwitch({ settings: { approveDetails, revision }, onStale }: ApproveSwitchProps) {
  const snackbar = useSnackbar();
  const { save, saving } = useSave(ClubSaveSettingsDocument, { done: 'Opgeslagen' });
  const change = async (isOn: boolean) => {
    try {
      await save({ revision, approveDetails: isOn });
    } catch (error) {
      const { code, message } = toApiError(error);
      if (code === 'CONFLICT') onStale();
      snackbar.show(message, { tone: 'error' });
    }
  };
  return (
    <Switch
      label="Wijzigingen van leden eerst goedkeuren"
      description={
        approveDetails
          ? 'Wat een lid verandert, wacht bij Leden tot jij het goedkeurt.'
          : 'Wat een lid verandert, staat er meteen.'
      }
      isOn={approveDetails}
      pending={saving}
      onChange={(isOn) => void change(isOn)}
    />
  );
}

function SendLinksDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const snackbar = useSnackbar();
  const { save } = useSave(ClubSendDetailsLinksDocument);
  return (
    <ConfirmActionDialog
      isOpen={isOpen}
      question="Alle leden vragen hun gegevens te controleren?"
      confirmLabel="Mailen"
      onConfirm={async () => {
        const { sendClubDetailsLinks: count } = await save({});
        snackbar.show(count === 1 ? '1 mail verstuurd' : `${count} mails verstuurd`);
      }}
      onClose={onClose}
    >
      Elk actief lid met een e-mailadres krijgt een mail met de eigen privélink.
    </ConfirmActionDialog>
  );
}

const Send = styled.div`
  margin-top: var(--s3);
`;
