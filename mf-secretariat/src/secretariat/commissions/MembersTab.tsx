import { Loaded } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { EmailLink, PhoneLink } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Button, ButtonRow, Card, EmptyState, lazyDialog, LinkButton, Tag } from 'kit/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';

import {
  SecretariatCommissionMembersDocument,
  type SecretariatCommissionMembersQuery,
} from '../../gql/graphql';
import { useCommission } from '../useCommission';

const MailingDialog = lazyDialog(async () => (await import('kit/mailing')).MailingDialog);

type Member = SecretariatCommissionMembersQuery['commissionMembers'][number];

/** Who is in the committee and how to reach them. */
export function MembersTab() {
  const { commissionId } = useCommission();
  const query = useQuery(SecretariatCommissionMembersDocument, { variables: { commissionId } });
  return (
    <Card>
      <Loaded query={query} subject="De lijst met leden">
        {({ commissionMembers }) =>
          commissionMembers.length === 0 ? (
            <EmptyState
              title="Deze commissie heeft nog geen leden."
              text="Het secretariaat geeft iemand een plek in de commissie."
            />
          ) : (
            <>
              <Write commissionId={commissionId} />
              <Table caption="Leden" columns={columns} rows={commissionMembers} />
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

/** Writes to all of the committee, each in a mail of their own. */
function Write({ commissionId }: { commissionId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ButtonRow data-no-print>
      <Button variant="ghost" icon={<Mail aria-hidden />} onClick={() => setOpen(true)}>
        Mail sturen
      </Button>
      <LinkButton to="/verstuurde_mail" variant="text">
        Verstuurde mail
      </LinkButton>
      {isOpen && (
        <MailingDialog to={{ audience: 'commission', of: commissionId }} onClose={() => setOpen(false)} />
      )}
    </ButtonRow>
  );
}

// Not sortable: the chair comes first.
const columns: Column<Member>[] = [
  {
    id: 'name',
    header: 'Naam',
    keepWords: true,
    cell: ({ name, isChair }) => (
      <span>
        {name} {isChair && <Tag>Voorzitter</Tag>}
      </span>
    ),
  },
  {
    id: 'phone',
    header: 'Telefoon',
    nowrap: true,
    cell: ({ phoneNumber }) => phoneNumber && <PhoneLink number={phoneNumber} />,
  },
  { id: 'email', header: 'E-mail', wide: true, cell: ({ email }) => <EmailLink address={email} /> },
];
