import { ConfirmActionDialog } from 'kit/editing';
import { formatDate, formatEuro } from 'kit/format';
import { useSave } from 'kit/graphql';
import { useRefetch } from 'kit/lists';

import {
  SecretariatApproveDirectDebitDocument,
  SecretariatReverseDirectDebitDocument,
  SecretariatWithdrawDirectDebitApprovalDocument,
} from '../../gql/graphql';
import type { BankFileAction } from '../payments/bankFiles';
import { countOf, type DirectDebitFile } from './directDebitColumns';

interface DirectDebitDialogProps {
  file: DirectDebitFile;
  action: BankFileAction;
  onClose: () => void;
}

const questions = {
  reverse: { question: 'Incassobestand terugdraaien?', confirmLabel: 'Terugdraaien' },
  approve: { question: 'Akkoord met dit incassobestand?', confirmLabel: 'Akkoord' },
  withdraw: { question: 'Akkoord intrekken?', confirmLabel: 'Intrekken' },
} as const;

/** Asks before something is done with a direct debit file. */
export function DirectDebitDialog({ file, action, onClose }: DirectDebitDialogProps) {
  const reload = useRefetch(['SecretariatCollectable', 'SecretariatReceivables']);
  const reversing = useSave(SecretariatReverseDirectDebitDocument, { done: 'Incassobestand teruggedraaid' });
  const approving = useSave(SecretariatApproveDirectDebitDocument, { done: 'Akkoord gegeven' });
  const withdrawing = useSave(SecretariatWithdrawDirectDebitApprovalDocument, {
    done: 'Akkoord ingetrokken',
  });
  const { id } = file;
  const saves = {
    reverse: () => reversing.save({ id }),
    approve: () => approving.save({ id }),
    withdraw: () => withdrawing.save({ id }),
  };
  const confirm = async () => {
    await saves[action]();
    await reload();
  };
  return (
    <ConfirmActionDialog isOpen {...questions[action]} onConfirm={confirm} onClose={onClose}>
      {meaning(action, file)}
    </ConfirmActionDialog>
  );
}

function meaning(action: BankFileAction, file: DirectDebitFile): string {
  const what = `${countOf(file)} van samen ${formatEuro(file.total)}`;
  return {
    reverse: `${what} staan dan weer open en kunnen in een volgend bestand. Doe dit alleen als de bank dit bestand niet uitvoert. Wie al een aankondiging kreeg, krijgt een mail dat het niet doorgaat.`,
    approve: `${what}, gemaakt door ${file.creator}, te incasseren op ${formatDate(file.collectionDate)}. Daarna wordt iedereen gemaild en kan het bestand naar de bank.`,
    withdraw: `${what}. Het bestand kan dan niet meer worden gedownload; wat al bij de bank ligt, blijft daar.`,
  }[action];
}
