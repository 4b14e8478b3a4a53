import { formatDate } from 'kit/format';
import { ApiError, toApiError, useReversible, useSave } from 'kit/graphql';
import { useAddressRow } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Button, lazyDialog, Tag, useSnackbar } from 'kit/ui';
import { EuroIcon, Mail, Pencil, Users } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { getFragmentData } from '../gql/fragment-masking';
import {
  ClubChangeMembersDocument,
  type ClubMemberChange,
  type ClubMemberRowFragment,
  ClubMemberRowFragmentDoc,
} from '../gql/graphql';
import { ChangeMembersDialog } from './ChangeMembersDialog';
import { useHouseholds } from './households/useHouseholds';
import { MemberDetails } from './MemberDetails';
import { EditMemberDialog } from './MemberDialogs';
import { AddMandateDialog, EndMandateDialog } from './payments/MandateDialog';
import { AddPaymentDialog, PaymentsDialog } from './payments/PaymentDialogs';
import { PaymentListDialog } from './payments/PaymentListDialog';
import { useClubYear } from './payments/usePaymentYears';
import { EraseDialog, LinkDialog } from './PrivacyDialogs';
import { shownName } from './useMembers';

const MailingDialog = lazyDialog(async () => (await import('kit/mailing')).MailingDialog);
/** As on the server. */
const MOST_TOGETHER = 8;

interface MemberTableProps {
  members: readonly ClubMemberRowFragment[];
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
  /** Who of the chosen had paid already, in words. */
  onNotAdded: (text: string) => void;
}

/** The members, with all about each below the row. */
export function MemberTable({ members, onChanged, onNotAdded }: MemberTableProps) {
  const year = useClubYear();
  const [doing, setDoing] = useState<{ what: keyof typeof dialogs; member: ClubMemberRowFragment }>();
  const [paying, setPaying] = useState<Chosen>();
  const [changing, setChanging] = useState<Chosen>();
  const [writingTo, setWritingTo] = useState<string[]>();
  const resume = useResume(onChanged, onNotAdded);
  const { make } = useHouseholds(onChanged);
  const row = useAddressRow();
  return (
    <>
      <Table
        caption="Leden"
        columns={columns(year)}
        rows={members}
        {...row}
        bulk={{
          name: shownName,
          nouns: ['lid', 'leden'],
          canChoose: ({ erased }) => !erased,
          actions: (chosen, clear) => (
            <>
              <Button
                variant="ghost"
                size="small"
                icon={<EuroIcon aria-hidden />}
                onClick={() => setPaying({ chosen, clear })}
              >
                Betaling noteren
              </Button>
              <Button
                variant="ghost"
                size="small"
                icon={<Pencil aria-hidden />}
                onClick={() => setChanging({ chosen, clear })}
              >
                Wijzigen
              </Button>
              <Button
                variant="ghost"
                size="small"
                icon={<Mail aria-hidden />}
                onClick={() => setWritingTo(chosen.map(({ id }) => id))}
              >
                Mailen
              </Button>
              {chosen.length > 1 && chosen.length <= MOST_TOGETHER && (
                <Button
                  variant="ghost"
                  size="small"
                  icon={<Users aria-hidden />}
                  onClick={() => void make(chosen.map(({ id }) => id)).then(clear)}
                >
                  Huishouden maken
                </Button>
              )}
            </>
          ),
        }}
        details={{
          name: shownName,
          render: (member) => (
            <MemberDetails
              member={member}
              onAction={(what) => (what === 'resume' ? void resume(member) : setDoing({ what, member }))}
              onChanged={onChanged}
            />
          ),
        }}
      />
      {paying && (
        <PaymentListDialog
          members={paying.chosen}
          onDone={() => {
            paying.clear();
            return onChanged();
          }}
          onNotAdded={onNotAdded}
          onClose={() => setPaying(undefined)}
        />
      )}
      {changing && (
        <ChangeMembersDialog
          members={changing.chosen}
          onDone={() => {
            changing.clear();
            return onChanged();
          }}
          onNotChanged={onNotAdded}
          onClose={() => setChanging(undefined)}
        />
      )}
      {writingTo && (
        <MailingDialog to={{ audience: 'club', ids: writingTo }} onClose={() => setWritingTo(undefined)} />
      )}
      {doing && (
        <MemberDialog
          what={doing.what}
          // as it is now, while it is in the list
          member={members.find(({ id }) => id === doing.member.id) ?? doing.member}
          onDone={onChanged}
          onNotChanged={onNotAdded}
          onClose={() => setDoing(undefined)}
        />
      )}
    </>
  );
}

interface Chosen {
  chosen: readonly ClubMemberRowFragment[];
  clear: () => void;
}

/** Makes somebody a member again, at once; who left on a known day can leave again by undo. */
function useResume(onChanged: () => Promise<unknown>, onNotChanged: (text: string) => void) {
  const reversibly = useReversible();
  const snackbar = useSnackbar();
  const { save } = useSave(ClubChangeMembersDocument);
  return async (member: ClubMemberRowFragment) => {
    const { id, revision, endedOn, endReason } = member;
    const name = shownName(member);
    const change = async (one: Omit<ClubMemberChange, 'id'>) => {
      const { changed, notChanged } = (await save({ changes: [{ id, ...one }] })).changeClubMembers;
      const [now] = getFragmentData(ClubMemberRowFragmentDoc, changed);
      if (!now) throw new ApiError(notChanged.join(' '), 'CONFLICT');
      return now;
    };
    const act = () => change({ revision, resume: true });
    const done = `${name} is weer lid`;
    if (endedOn && endReason) {
      await reversibly({
        ...{ act, done, undone: `${name} is geen lid meer`, reload: onChanged },
        undo: (now) => change({ revision: now.revision, end: { endedOn, reason: endReason } }),
      });
      return;
    }
    try {
      await act();
      snackbar.show(done);
    } catch (error) {
      onNotChanged(toApiError(error).message);
    }
    await onChanged();
  };
}

interface MemberDialogProps {
  what: keyof typeof dialogs;
  member: ClubMemberRowFragment;
  onDone: () => Promise<unknown>;
  onNotChanged: (text: string) => void;
  onClose: () => void;
}

function MemberDialog({ what, ...rest }: MemberDialogProps) {
  const Dialog = dialogs[what];
  return <Dialog {...rest} />;
}

/** Ends the membership of one. */
function EndDialog({ member, ...rest }: Omit<MemberDialogProps, 'what'>) {
  return <ChangeMembersDialog members={[member]} only="end" {...rest} />;
}

const dialogs = {
  end: EndDialog,
  edit: EditMemberDialog,
  pay: AddPaymentDialog,
  payments: PaymentsDialog,
  mandate: AddMandateDialog,
  endMandate: EndMandateDialog,
  link: LinkDialog,
  erase: EraseDialog,
};

/** Not sortable: by last name, and there may be more. */
function columns(year: number | undefined): Column<ClubMemberRowFragment>[] {
  return [
    {
      id: 'number',
      header: 'Nummer',
      nowrap: true,
      phone: 'rest',
      cell: ({ membershipNumber }) => membershipNumber,
    },
    { id: 'name', header: 'Naam', keepWords: true, cell: shownName },
    { id: 'city', header: 'Plaats', keepWords: true, phone: 'line', cell: ({ city }) => city },
    {
      id: 'paid',
      header: `${year ?? ''} betaald`.trim(),
      phone: 'labelled',
      cell: ({ paidYears }) => year && <Paid isPaid={paidYears.includes(year)} />,
    },
    { id: 'marks', header: 'Bijzonder', phone: 'rest', cell: (member) => <Marks member={member} /> },
  ];
}

const Paid = ({ isPaid }: { isPaid: boolean }) => (
  <Tag tone={isPaid ? 'ok' : 'warn'}>{isPaid ? 'Ja' : 'Nee'}</Tag>
);

function Marks({
  member: { jubilee, jubileeCount, active, endedOn, erased, proposal, household },
}: {
  member: ClubMemberRowFragment;
}) {
  const isPlain = !jubilee && active && !erased && !proposal && !household;
  if (isPlain) return null;
  return (
    <Tags>
      {jubilee && <Tag tone="ok">{`Jubileum ${jubileeCount} jaar`}</Tag>}
      {household && (
        <Tag tone={household.isTogether ? undefined : 'warn'}>
          {household.isTogether ? 'Huishouden' : 'Huishouden verhuisd?'}
        </Tag>
      )}
      {proposal && <Tag tone="warn">Wijziging wacht</Tag>}
      {!active && !erased && (
        <Tag>{endedOn ? `Geen lid meer sinds ${formatDate(endedOn)}` : 'Niet actief'}</Tag>
      )}
      {erased && <Tag>Geanonimiseerd</Tag>}
    </Tags>
  );
}

const Tags = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s1);
`;
