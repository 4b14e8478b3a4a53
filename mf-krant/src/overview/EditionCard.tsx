import { ChangeLog } from 'kit/editing';
import { formatDate } from 'kit/format';
import { ActiveCard } from 'kit/lists';
import { Button, ButtonRow, lazyDialog, Stack, Tag } from 'kit/ui';
import { Pencil, Power, Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { isArchived } from '../ArchiveNotice';
import { useEdition } from '../EditionContext';
import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { KrantEditionCardFragmentDoc } from '../gql/graphql';
import { SaleSeason } from './SaleSeason';

const EditEditionDialog = lazyDialog(async () => (await import('./EditionDialogs')).EditEditionDialog, {
  size: 400,
});
const ActivateDialog = lazyDialog(async () => (await import('./EditionDialogs')).ActivateDialog, {
  size: 400,
});
const PricesDialog = lazyDialog(async () => (await import('./PricesDialog')).PricesDialog);

const DeleteEditionDialog = lazyDialog(async () => (await import('./EditionDialogs')).DeleteEditionDialog, {
  size: 400,
});

interface EditionCardProps {
  edition: FragmentType<typeof KrantEditionCardFragmentDoc>;
  /** The edition as it is now, past the cache. */
  fetchLatest: () => Promise<FragmentType<typeof KrantEditionCardFragmentDoc> | undefined>;
}

/** An edition, and what can be changed about it. */
export function EditionCard({ edition: masked, fetchLatest }: EditionCardProps) {
  const edition = getFragmentData(KrantEditionCardFragmentDoc, masked);
  const choice = useEdition();
  const [doing, setDoing] = useState<'edit' | 'prices' | 'activate' | 'delete'>();
  const close = () => setDoing(undefined);
  const { title, active, pageCount, materialBy, changeLog } = edition;
  return (
    <ActiveCard
      title={`Editie ${title}`}
      data-active={active || undefined}
      actions={<Tag tone={active ? 'ok' : 'neutral'}>{active ? 'Actief' : 'Niet actief'}</Tag>}
    >
      <Stack>
        <div>
          {pageCount} pagina’s
          {materialBy && `, materiaal uiterlijk ${formatDate(materialBy)}`}
          {!active && edition.saleSeason && ', verkoopseizoen aan'}
        </div>
        {active && <SaleSeason edition={edition} />}
        <ButtonRow data-no-print>
          {!isArchived(edition, choice) && (
            <Button
              variant="ghost"
              size="small"
              icon={<Pencil aria-hidden />}
              aria-label={`Editie ${title} aanpassen`}
              onClick={() => setDoing('edit')}
            >
              Aanpassen
            </Button>
          )}
          <Button
            variant="ghost"
            size="small"
            icon={<Tags aria-hidden />}
            aria-label={`Prijzen en formaten van editie ${title}`}
            onClick={() => setDoing('prices')}
          >
            Prijzen en formaten
          </Button>
          {!active && (
            <Button
              variant="ghost"
              size="small"
              icon={<Power aria-hidden />}
              aria-label={`Editie ${title} actief maken`}
              onClick={() => setDoing('activate')}
            >
              Actief maken
            </Button>
          )}
          {!active && (
            <Button
              variant="text"
              size="small"
              icon={<Trash2 aria-hidden />}
              aria-label={`Editie ${title} verwijderen`}
              onClick={() => setDoing('delete')}
            >
              Verwijderen
            </Button>
          )}
        </ButtonRow>
        <ChangeLog lines={changeLog} />
      </Stack>
      {doing === 'edit' && (
        <EditEditionDialog
          edition={edition}
          fetchLatest={async () => getFragmentData(KrantEditionCardFragmentDoc, await fetchLatest())}
          onClose={close}
        />
      )}
      {doing === 'prices' && (
        <PricesDialog
          editionId={edition.id}
          title={title}
          readOnly={isArchived(edition, choice)}
          onClose={close}
        />
      )}
      <ActivateDialog edition={edition} isOpen={doing === 'activate'} onClose={close} />
      <DeleteEditionDialog edition={edition} isOpen={doing === 'delete'} onClose={close} />
    </ActiveCard>
  );
}
