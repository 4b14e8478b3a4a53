import { ConfirmActionDialog, DeleteDialog } from 'kit/editing';
import { useSave } from 'kit/graphql';

import {
  SecretariatArchiveAccountancyYearDocument,
  SecretariatDeleteWorkgroupDocument,
} from '../../gql/graphql';
import { useReloadFinance } from '../useReloadFinance';
import { AddMutationDialog } from './AddMutationDialog';
import { AddWorkgroupDialog, EditWorkgroupDialog } from './WorkgroupDialogs';
import type { Workgroup, Year, YearDoing } from './year';

interface YearDialogsProps {
  year: Year;
  doing: YearDoing | undefined;
  onClose: () => void;
}

/** What the DB does with the books of a year. */
export function YearDialogs({ year, doing, onClose }: YearDialogsProps) {
  return (
    <>
      <AddMutationDialog year={year} isOpen={doing?.what === 'mutation'} onClose={onClose} />
      <AddWorkgroupDialog yearId={year.id} isOpen={doing?.what === 'add'} onClose={onClose} />
      {doing?.what === 'edit' && (
        <EditWorkgroupDialog yearId={year.id} group={doing.group} onClose={onClose} />
      )}
      <DeleteGroup
        yearId={year.id}
        group={doing?.what === 'delete' ? doing.group : undefined}
        onClose={onClose}
      />
      <Archive year={year} isOpen={doing?.what === 'archive'} onClose={onClose} />
    </>
  );
}

interface DeleteGroupProps {
  yearId: string;
  group: Workgroup | undefined;
  onClose: () => void;
}

function DeleteGroup({ yearId, group, onClose }: DeleteGroupProps) {
  const { save } = useSave(SecretariatDeleteWorkgroupDocument, { done: 'Commissie verwijderd' });
  return (
    <DeleteDialog
      isOpen={group !== undefined}
      question="Commissie uit dit boekjaar verwijderen? Deze actie is onomkeerbaar."
      onDelete={async () => group && save({ yearId, id: group.id })}
      onClose={onClose}
    >
      {group && `${group.index} - ${group.title}, met haar begroting.`}
    </DeleteDialog>
  );
}

function Archive({ year, isOpen, onClose }: { year: Year; isOpen: boolean; onClose: () => void }) {
  const reload = useReloadFinance();
  const { save } = useSave(SecretariatArchiveAccountancyYearDocument, { done: 'Boekjaar gearchiveerd' });
  return (
    <ConfirmActionDialog
      isOpen={isOpen}
      question={`Boekjaar ${year.title} archiveren?`}
      confirmLabel="Archiveren"
      onConfirm={async () => {
        await save({ id: year.id, archived: true });
        await reload();
      }}
      onClose={onClose}
    >
      Er verandert dan niets meer in dit boekjaar: het grootboek wordt vastgelegd zoals het nu is. Over open
      declaraties moet eerst zijn beslist. Je vindt het terug bij Archief.
    </ConfirmActionDialog>
  );
}
