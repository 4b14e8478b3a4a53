import { useAddressRow } from 'kit/lists';
import { Table } from 'kit/table';
import { Button, lazyDialog } from 'kit/ui';
import { ArrowRightLeft, Mail } from 'lucide-react';
import { useMemo, useState } from 'react';

import { AdDialog } from '../ads/AdDialog';
import type { KrantAdvertiserRowFragment } from '../gql/graphql';
import { advertiserColumns } from './advertiserColumns';
import { type AdvertiserAction, AdvertiserDetails } from './AdvertiserDetails';
import { DeleteAdvertiserDialog, EditAdvertiserDialog } from './AdvertiserDialogs';

const HandOverDialog = lazyDialog(async () => (await import('./HandOverDialog')).HandOverDialog, {
  size: 400,
});
const MailingDialog = lazyDialog(async () => (await import('kit/mailing')).MailingDialog);

interface AdvertiserTableProps {
  advertisers: readonly KrantAdvertiserRowFragment[];
  /** Of the active edition: only then the dots have a colour. */
  isSaleSeason: boolean;
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
}

/** The advertisers, with all about each below the row. */
export function AdvertiserTable({ advertisers, isSaleSeason, onChanged }: AdvertiserTableProps) {
  const [doing, setDoing] = useState<{ what: AdvertiserAction; advertiser: KrantAdvertiserRowFragment }>();
  const columns = useMemo(() => advertiserColumns(isSaleSeason), [isSaleSeason]);
  const advertiserId = doing?.advertiser.id ?? '';
  const close = () => setDoing(undefined);
  const [handing, setHanding] = useState<{
    chosen: readonly KrantAdvertiserRowFragment[];
    clear: () => void;
  }>();
  const [writingTo, setWritingTo] = useState<string[]>();
  const row = useAddressRow();
  return (
    <>
      <Table
        caption="Adverteerders"
        columns={columns}
        rows={advertisers}
        rowKey={({ id }) => id}
        {...row}
        bulk={{
          name: ({ name }) => name,
          nouns: ['adverteerder', 'adverteerders'],
          actions: (chosen, clear) => (
            <>
              <Button
                variant="ghost"
                size="small"
                icon={<ArrowRightLeft aria-hidden />}
                onClick={() => setHanding({ chosen, clear })}
              >
                Overdragen
              </Button>
              <Button
                variant="ghost"
                size="small"
                icon={<Mail aria-hidden />}
                onClick={() => setWritingTo(chosen.map(({ id }) => id))}
              >
                Mailen
              </Button>
            </>
          ),
        }}
        details={{
          name: ({ name }) => name,
          render: (advertiser) => (
            <AdvertiserDetails advertiser={advertiser} onAction={(what) => setDoing({ what, advertiser })} />
          ),
        }}
      />
      {handing && (
        <HandOverDialog
          advertisers={handing.chosen}
          onDone={() => {
            handing.clear();
            return onChanged();
          }}
          onClose={() => setHanding(undefined)}
        />
      )}
      {writingTo && (
        <MailingDialog
          to={{ audience: 'advertisers', ids: writingTo }}
          onClose={() => setWritingTo(undefined)}
        />
      )}
      <AdDialog
        key={advertiserId}
        advertiserId={advertiserId}
        isOpen={doing?.what === 'ad'}
        onClose={close}
        onSaved={onChanged}
      />
      {doing?.what === 'edit' && (
        <EditAdvertiserDialog advertiserId={advertiserId} onDone={onChanged} onClose={close} />
      )}
      {doing?.what === 'delete' && (
        <DeleteAdvertiserDialog advertiser={doing.advertiser} onDone={onChanged} onClose={close} />
      )}
    </>
  );
}
