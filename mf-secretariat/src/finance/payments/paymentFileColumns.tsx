import { formatDate } from 'kit/format';
import type { Column } from 'kit/table';
import { IconButton, Tag } from 'kit/ui';
import { BadgeEuro, Wallet } from 'lucide-react';

import type { SecretariatPaymentFileFragment, SecretariatPaymentFileStateFragment } from '../../gql/graphql';
import { type BankFileAction, BankFileActions, bankFileColumns, BankFileState } from './bankFiles';
import { usePaymentXml } from './paymentValues';

/** A payment file, with what became of it. */
export type PaymentFile = Omit<SecretariatPaymentFileFragment, ' $fragmentName'> &
  Omit<SecretariatPaymentFileStateFragment, ' $fragmentName'>;
/** What can be done with a file, each after a question. */
export type FileAction = BankFileAction | 'pay' | 'unpay';

/** '1 betaling', or how many. */
export const countOf = ({ payments }: PaymentFile) =>
  payments.length === 1 ? '1 betaling' : `${payments.length} betalingen`;

/** The columns of the list of files. @param userId who looks: nobody agrees with a file of their own */
export function paymentFileColumns(
  userId: string,
  onAct: (action: FileAction, file: PaymentFile) => void,
): Column<PaymentFile>[] {
  return bankFileColumns<PaymentFile>({
    day: { header: 'Uitvoeren op', of: ({ executionDate }) => executionDate },
    count: { header: 'Betalingen', of: ({ payments }) => payments.length },
    state: (file) => <BankFileState file={file} banked={bankedTag(file)} ready="In betaalbestand" />,
    actions: (file) => <Actions file={file} userId={userId} onAct={(action) => onAct(action, file)} />,
  });
}

function bankedTag({ paidOn, bankedCount, payments }: PaymentFile) {
  if (bankedCount === payments.length) return <Tag tone="ok">Betaald via de bank</Tag>;
  if (paidOn) return <Tag tone="ok">{`Betaald op ${formatDate(paidOn)}`}</Tag>;
  if (bankedCount > 0) return <Tag tone="warn">{`${bankedCount} van ${payments.length} betaald`}</Tag>;
  return undefined;
}

interface ActionsProps {
  file: PaymentFile;
  userId: string;
  onAct: (action: FileAction) => void;
}

function Actions({ file, userId, onAct }: ActionsProps) {
  const { paidOn, waitsForApproval, bankedCount, payments } = file;
  const saveXml = usePaymentXml();
  return (
    <BankFileActions
      file={file}
      name="Betaalbestand"
      userId={userId}
      isDone={Boolean(paidOn)}
      onDownload={() => saveXml(file)}
      onAct={onAct}
      more={(what) => (
        <>
          {!waitsForApproval && !paidOn && bankedCount < payments.length && (
            <IconButton aria-label={`${what} is betaald`} onClick={() => onAct('pay')}>
              <BadgeEuro aria-hidden />
            </IconButton>
          )}
          {paidOn && (
            <IconButton aria-label={`${what} is niet betaald`} onClick={() => onAct('unpay')}>
              <Wallet aria-hidden />
            </IconButton>
          )}
        </>
      )}
    />
  );
}
