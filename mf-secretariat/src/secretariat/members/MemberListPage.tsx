import { Loaded } from 'kit/data';
import { FormDialog } from 'kit/editing';
import type { ExportColumn } from 'kit/export';
import { todayInAmsterdam } from 'kit/format';
import { FormTextField, requiredText } from 'kit/forms';
import { useQuery, useSave } from 'kit/graphql';
import { EmailLink, filterRows, ListToolbar, PhoneLink, useAddressSort, useAddressText } from 'kit/lists';
import { FormRichText } from 'kit/richtext';
import { hasPermission, useUser } from 'kit/session';
import { type Column, RowActions, Table } from 'kit/table';
import {
  Button,
  Card,
  DefinitionList,
  DefinitionRow,
  EmptyState,
  IconButton,
  lazyDialog,
  LinkButton,
  PageActions,
  PageTitle,
  Spinner,
} from 'kit/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { object } from 'yup';

import {
  SecretariatMembersDocument,
  type SecretariatMembersQuery,
  SecretariatSendInternalMailDocument,
} from '../../gql/graphql';

const MailingDialog = lazyDialog(async () => (await import('kit/mailing')).MailingDialog);

type Member = SecretariatMembersQuery['members'][number];

const exported: ExportColumn<Member>[] = [
  { header: 'Naam', value: ({ name }) => name },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Telnr.', value: ({ phoneNumber }) => phoneNumber },
  { header: 'Adres', value: ({ address }) => address },
];
const searched = (member: Member) => exported.map(({ value }) => value(member)).join(' ');

/** Everybody but external users, with how to reach them. */
export function MemberListPage() {
  const query = useQuery(SecretariatMembersDocument);
  const [text, setText] = useAddressText();
  const members = query.data?.members;
  const shown = filterRows(members ?? [], text, searched);
  return (
    <>
      <PageTitle
        sub={members && countOf(shown.length, members.length)}
        actions={shown.length > 0 && <WriteToAll members={members ?? []} shown={shown} />}
      >
        Ledenlijst
      </PageTitle>
      <Loaded query={query} subject="De ledenlijst" skeleton={<Spinner text="Inladen ledenlijst..." />}>
        {({ members: all }) => <Members members={all} shown={shown} text={text} onText={setText} />}
      </Loaded>
    </>
  );
}

function countOf(shown: number, all: number): string {
  const members = all === 1 ? '1 lid' : `${all} leden`;
  return shown === all ? members : `${shown} van ${members}`;
}

/** Writes to those that are shown: by a search a part of them. */
function WriteToAll({ members, shown }: Pick<MembersProps, 'members' | 'shown'>) {
  const [isOpen, setOpen] = useState(false);
  const user = useUser();
  if (!hasPermission(user, 'secLedlist')) return null;
  const isAll = shown.length === members.length;
  return (
    <>
      <PageActions
        primary={
          <Button icon={<Mail aria-hidden />} onClick={() => setOpen(true)}>
            {isAll ? 'Mail naar iedereen' : `Mail naar deze ${countOf(shown.length, shown.length)}`}
          </Button>
        }
      >
        <LinkButton to="/verstuurde_mail" variant="ghost">
          Verstuurde mail
        </LinkButton>
      </PageActions>
      {isOpen && (
        <MailingDialog
          to={{ audience: 'members', ...(!isAll && { ids: shown.map(({ id }) => id) }) }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface MembersProps {
  members: readonly Member[];
  shown: readonly Member[];
  text: string;
  onText: (text: string) => void;
}

function Members({ members, shown, text, onText }: MembersProps) {
  const [writingTo, setWritingTo] = useState<Member>();
  if (members.length === 0) {
    return (
      <EmptyState title="Er zijn nog geen leden." text="Een gebruiker die niet extern is, staat hier." />
    );
  }
  return (
    <>
      <ListToolbar
        label="Zoek in de ledenlijst"
        list="ledenlijst"
        text={text}
        onText={onText}
        fileName={`ledenlijst-${todayInAmsterdam()}`}
        columns={exported}
        rows={shown}
      />
      {shown.length === 0 ? (
        <EmptyState
          title="Geen lid gevonden"
          text="Zoek op een ander deel van naam, email, telefoon of adres."
        />
      ) : (
        <Card>
          <MemberTable members={shown} onWrite={setWritingTo} />
        </Card>
      )}
      {writingTo && <MailDialog member={writingTo} onClose={() => setWritingTo(undefined)} />}
    </>
  );
}

/** The props of MemberTable. */
export interface MemberTableProps {
  members: readonly Member[];
  /** Begins a message to this member. */
  onWrite: (member: Member) => void;
}

/** The members, to compare, call and write to. */
export function MemberTable({ members, onWrite }: MemberTableProps) {
  const columns: Column<Member>[] = [
    { id: 'name', header: 'Naam', keepWords: true, cell: ({ name }) => name, sortValue: ({ name }) => name },
    {
      id: 'email',
      header: 'Email',
      wide: true,
      phone: 'rest',
      cell: ({ email }) => <EmailLink address={email} />,
      sortValue: ({ email }) => email,
    },
    {
      id: 'phone',
      header: 'Telnr.',
      phone: 'rest',
      nowrap: true,
      cell: ({ phoneNumber }) => <PhoneLink number={phoneNumber} />,
      sortValue: ({ phoneNumber }) => phoneNumber,
    },
    {
      id: 'address',
      header: 'Adres',
      wide: true,
      phone: 'line',
      cell: ({ address }) => address,
      sortValue: ({ address }) => address,
    },
    {
      id: 'actions',
      header: '',
      align: 'right',
      cell: (member) => (
        <RowActions>
          <IconButton aria-label={`Bericht sturen aan ${member.name}`} onClick={() => onWrite(member)}>
            <Mail aria-hidden />
          </IconButton>
        </RowActions>
      ),
    },
  ];
  return (
    <Table caption="Ledenlijst" columns={columns} rows={members} {...useAddressSort({ column: 'name' })} />
  );
}

const MAX_SUBJECT = 200;
const schema = object({ subject: requiredText().max(MAX_SUBJECT), html: requiredText() });

/** The props of MailDialog. */
interface MailDialogProps {
  member: { id: string; name: string };
  onClose: () => void;
}

/** A message to one member. */
function MailDialog({ member, onClose }: MailDialogProps) {
  const { save } = useSave(SecretariatSendInternalMailDocument, { done: 'Bericht verstuurd' });
  return (
    <FormDialog<{ subject: string; html: string }>
      title="Bericht sturen"
      onClose={onClose}
      size={900}
      submitLabel="Versturen"
      schema={schema}
      initialValues={{ subject: '', html: '' }}
      onSubmit={({ subject, html }) => save({ mail: { userId: member.id, subject, html } })}
    >
      <DefinitionList>
        <DefinitionRow label="Aan">{member.name}</DefinitionRow>
      </DefinitionList>
      <FormTextField name="subject" label="Onderwerp" maxLength={MAX_SUBJECT} />
      <FormRichText name="html" label="Bericht" />
    </FormDialog>
  );
}
