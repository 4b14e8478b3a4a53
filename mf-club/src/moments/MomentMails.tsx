import { Accordion } from 'kit/data';
import { type Column, Table } from 'kit/table';
import { LinkButton } from 'kit/ui';

import type { ClubMomentCardFragment, MailDelivery } from '../gql/graphql';

type Mail = ClubMomentCardFragment['mails'][number];

const deliveries: Readonly<Record<MailDelivery, string>> = {
  waiting: 'Nog aan de beurt',
  given: 'Wordt verstuurd',
  sent: 'Afgeleverd',
  refused: 'Geweigerd',
  bounced: 'Teruggekomen',
  skipped: 'Niet verstuurd',
};

/** The letters of a moment that go by mail: what became of each, and who paid. Pausing is under 'Verstuurde mail'. */
export function MomentMails({ mails }: { mails: readonly Mail[] }) {
  const sent = mails.filter(({ delivery }) => delivery === 'sent').length;
  const content = (
    <>
      <Table
        caption="Per e-mail"
        columns={columns}
        rows={mails}
        rowKey={({ key }) => key}
        initialSort={{ column: 'name' }}
      />
      <LinkButton to="/verstuurde_mail" variant="text">
        Pauzeren of stoppen
      </LinkButton>
    </>
  );
  const header = `Per e-mail: ${sent} van ${mails.length} afgeleverd`;
  return <Accordion items={[{ id: 'mails', header, content }]} />;
}

const columns: Column<Mail>[] = [
  { id: 'name', header: 'Naam', keepWords: true, cell: ({ name }) => name, sortValue: ({ name }) => name },
  {
    id: 'delivery',
    header: 'Stand',
    keepWords: true,
    phone: 'line',
    cell: ({ delivery, reason }) => (reason ? `${deliveries[delivery]}: ${reason}` : deliveries[delivery]),
    sortValue: ({ delivery }) => deliveries[delivery],
  },
  {
    id: 'paid',
    header: 'Betaald',
    phone: 'line',
    cell: ({ isPaid }) => (isPaid ? 'Betaald' : 'Niet betaald'),
    sortValue: ({ isPaid }) => (isPaid ? 'ja' : 'nee'),
  },
  { id: 'email', header: 'E-mail', wide: true, cell: ({ email }) => email },
];
