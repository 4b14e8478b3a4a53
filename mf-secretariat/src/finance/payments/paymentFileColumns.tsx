import { formatDate, formatEuro } from 'kit/format';
import { SmallText } from 'kit/lists';
import { type Column, RowActions } from 'kit/table';
import { Button, IconButton, Tag } from 'kit/ui';
import { BadgeEuro, Undo2, Wallet } from 'lucide-react';

import type { SecretariatPaymentFileFragment, SecretariatPaymentFileStateFragment } from '../../gql/graphql';
import { DownloadXml } from './DownloadXml';

/** A payment file, with what became of it. */
export type PaymentFile = Omit<SecretariatPaymentFileFragment, ' $fragmentName'> &
  Omit<SecretariatPaymentFileStateFragment, ' $fragmentName'>;
/** What can be done with a file, each after a question. */
export type FileAction = 'reverse' | 'pay' | 'unpay' | 'approve' | 'withdraw';

/** '1 betaling', or how many. */
export const countOf = ({ payments }: PaymentFile) =>
  payments.length === 1 ? '1 betaling' : `${payments.length} betalingen`;

/** The columns of the list of files. @param userId who looks: nobody agrees with a file of their own */
export function paymentFileColumns(
  userId: string,
  onAct: (action: FileAction, file: PaymentFile) => void,
): Column<PaymentFile>[] {
  return [
    { id: 'date', header: 'Gemaakt', nowrap: true, cell: ({ creationDate }) => formatDate(creationDate) },
    { id: 'creator', header: 'Door', keepWords: true, cell: ({ creator }) => creator },
    {
      id: 'execution',
      header: 'Uitvoeren op',
      nowrap: true,
      cell: ({ executionDate }) => formatDate(executionDate),
    },
    { id: 'count', header: 'Betalingen', align: 'right', cell: ({ payments }) => payments.length },
    { id: 'total', header: 'Totaal', align: 'right', nowrap: true, cell: ({ total }) => formatEuro(total) },
    { id: 'state', header: 'Status', cell: (file) => <FileState file={file} /> },
    {
      id: 'actions',
      header: '',
      align: 'right',
      cell: (file) => <Actions file={file} userId={userId} onAct={onAct} />,
    },
  ];
}

function FileState({ file }: { file: PaymentFile }) {
  const { approval } = file;
  return (
    <div>
      <StateOf file={file} />
      {approval && (
        <SmallText>
          <br />
          {`Akkoord van ${approval.byName}, ${formatDate(approval.at)}`}
        </SmallText>
      )}
    </div>
  );
}

function StateOf({
  file: { reversed, paidOn, waitsForApproval, bankedCount, payments },
}: {
  file: PaymentFile;
}) {
  if (reversed) return <Tag tone="no">Teruggedraaid</Tag>;
  if (bankedCount === payments.length) return <Tag tone="ok">Betaald via de bank</Tag>;
  if (paidOn) return <Tag tone="ok">{`Betaald op ${formatDate(paidOn)}`}</Tag>;
  if (bankedCount > 0) return <Tag tone="warn">{`${bankedCount} van ${payments.length} betaald`}</Tag>;
  return waitsForApproval ? <Tag tone="warn">Wacht op akkoord</Tag> : <Tag>In betaalbestand</Tag>;
}

interface ActionsProps {
  file: PaymentFile;
  userId: string;
  onAct: (action: FileAction, file: PaymentFile) => void;
}

function Actions({ file, userId, onAct }: ActionsProps) {
  const { reversed, paidOn, waitsForApproval, approval, createdBy, creationDate, bankedCount, payments } =
    file;
  if (reversed) return null;
  const what = `Betaalbestand van ${formatDate(creationDate)}`;
  return (
    <RowActions>
      {waitsForApproval && createdBy && createdBy !== userId && (
        <Button size="small" aria-label={`${what} akkoord`} onClick={() => onAct('approve', file)}>
          Akkoord
        </Button>
      )}
      {!waitsForApproval && <DownloadXml file={file} />}
      {!waitsForApproval && !paidOn && bankedCount < payments.length && (
        <IconButton aria-label={`${what} is betaald`} onClick={() => onAct('pay', file)}>
          <BadgeEuro aria-hidden />
        </IconButton>
      )}
      {paidOn && (
        <IconButton aria-label={`${what} is niet betaald`} onClick={() => onAct('unpay', file)}>
          <Wallet aria-hidden />
        </IconButton>
      )}
      {approval && !paidOn && (
        <Button
          variant="text"
          size="small"
          aria-label={`Akkoord over ${what.toLowerCase()} intrekken`}
          onClick={() => onAct('withdraw', file)}
        >
          Akkoord intrekken
        </Button>
      )}
      {!paidOn && (
        <IconButton aria-label={`${what} terugdraaien`} onClick={() => onAct('reverse', file)}>
          <Undo2 aria-hidden />
        </IconButton>
      )}
    </RowActions>
  );
}
