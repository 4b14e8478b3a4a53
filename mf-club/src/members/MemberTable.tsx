import { useAddressRow } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Button, Tag } from 'kit/ui';
import { EuroIcon } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import type { ClubMemberRowFragment } from '../gql/graphql';
import type { MemberAction } from './memberActions';
import { MemberDetails } from './MemberDetails';
import { EditMemberDialog } from './MemberDialogs';
import { AddMandateDialog, EndMandateDialog } from './payments/MandateDialog';
import { AddPaymentDialog, PaymentsDialog } from './payments/PaymentDialogs';
import { PaymentListDialog } from './payments/PaymentListDialog';
import { useClubYear } from './payments/usePaymentYears';
import { EraseDialog, LinkDialog } from './PrivacyDialogs';
import { shownName } from './useMembers';

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
  const [doing, setDoing] = useState<{ what: MemberAction; member: ClubMemberRowFragment }>();
  const [paying, setPaying] = useState<{ chosen: readonly ClubMemberRowFragment[]; clear: () => void }>();
  const row = useAddressRow();
  return (
    <>
      <Table
        caption="Leden"
        columns={columns(year)}
        rows={members}
        rowKey={({ id }) => id}
        {...row}
        bulk={{
          name: shownName,
          nouns: ['lid', 'leden'],
          canChoose: ({ erased }) => !erased,
          actions: (chosen, clear) => (
            <Button
              variant="ghost"
              size="small"
              icon={<EuroIcon aria-hidden />}
              onClick={() => setPaying({ chosen, clear })}
            >
              Betaling noteren
            </Button>
          ),
        }}
        details={{
          name: shownName,
          render: (member) => (
            <MemberDetails
              member={member}
              onAction={(what) => setDoing({ what, member })}
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
      {doing && (
        <MemberDialog
          what={doing.what}
          // as it is now, while it is in the list
          member={members.find(({ id }) => id === doing.member.id) ?? doing.member}
          onDone={onChanged}
          onClose={() => setDoing(undefined)}
        />
      )}
    </>
  );
}

interface MemberDialogProps {
  what: MemberAction;
  member: ClubMemberRowFragment;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

function MemberDialog({ what, ...rest }: MemberDialogProps) {
  const Dialog = dialogs[what];
  return <Dialog {...rest} />;
}

const dialogs = {
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
  member: { jubilee, jubileeCount, active, erased, proposal },
}: {
  member: ClubMemberRowFragment;
}) {
  const isPlain = !jubilee && active && !erased && !proposal;
  if (isPlain) return null;
  return (
    <Tags>
      {jubilee && <Tag tone="ok">{`Jubileum ${jubileeCount} jaar`}</Tag>}
      {proposal && <Tag tone="warn">Wijziging wacht</Tag>}
      {!active && !erased && <Tag>Niet actief</Tag>}
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
