import { formatDate, formatEuro } from 'kit/format';
import { toApiError } from 'kit/graphql';
import { SmallText } from 'kit/lists';
import { type Column, RowActions } from 'kit/table';
import { Button, IconButton, Tag, useSnackbar } from 'kit/ui';
import { Download, Undo2 } from 'lucide-react';
import { useState } from 'react';

import type {
  DirectDebitState,
  SecretariatDirectDebitFileFragment,
  SecretariatDirectDebitFileStateFragment,
} from '../../gql/graphql';
import { useDirectDebitXml } from './useDirectDebitXml';

/** A direct debit file, with what became of it. */
export type DirectDebitFile = Omit<SecretariatDirectDebitFileFragment, ' $fragmentName'> &
  Omit<SecretariatDirectDebitFileStateFragment, ' $fragmentName'>;
/** What can be done with a file, each after a question. */
export type FileAction = 'reverse' | 'approve' | 'withdraw';

/** "1 incasso", or how many. */
export const countOf = (file: DirectDebitFile) =>
  held(file) === 1 ? '1 incasso' : `${held(file)} incasso's`;

/** How many a file holds: but for those that were taken out. */
const held = (file: DirectDebitFile) => file.debits.length - numberOf(file, 'dropped');

/** What a file holds and the bank does not show yet, though its mandate ended. */
export const endedIn = ({ debits, states, mandateEnds, reversed }: DirectDebitFile) =>
  reversed ? [] : debits.filter((_, at) => states[at] === 'collecting' && mandateEnds[at]);

const numberOf = ({ states }: DirectDebitFile, wanted: DirectDebitState) =>
  states.filter((state) => state === wanted).length;

/** The columns of the list of files. @param userId who looks: nobody agrees with a file of their own */
export function directDebitColumns(
  userId: string,
  onAct: (action: FileAction, file: DirectDebitFile) => void,
): Column<DirectDebitFile>[] {
  return [
    { id: 'date', header: 'Gemaakt', nowrap: true, cell: ({ creationDate }) => formatDate(creationDate) },
    { id: 'creator', header: 'Door', keepWords: true, cell: ({ creator }) => creator },
    {
      id: 'collection',
      header: 'Incasseren op',
      nowrap: true,
      cell: ({ collectionDate }) => formatDate(collectionDate),
    },
    { id: 'count', header: "Incasso's", align: 'right', cell: held },
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

function FileState({ file }: { file: DirectDebitFile }) {
  const { approval, reversed } = file;
  const dropped = numberOf(file, 'dropped');
  const returned = numberOf(file, 'returned');
  const otherwise = numberOf(file, 'otherwise');
  const notes = [
    !reversed && returned > 0 && `${returned} gestorneerd`,
    !reversed && otherwise > 0 && `${otherwise} intussen anders betaald`,
    !reversed && dropped > 0 && `${dropped} eruit: machtiging beëindigd`,
    ...endedIn(file).map(({ name, amount }) => `Machtiging beëindigd: ${name}, ${formatEuro(amount)}`),
    approval && `Akkoord van ${approval.byName}, ${formatDate(approval.at)}`,
  ].filter((note) => note !== false && note !== null && note !== undefined);
  return (
    <div>
      <StateOf file={file} />
      {notes.map((note) => (
        <SmallText key={String(note)}>
          <br />
          {note}
        </SmallText>
      ))}
    </div>
  );
}

function StateOf({ file }: { file: DirectDebitFile }) {
  const { reversed, waitsForApproval } = file;
  const shown = numberOf(file, 'paid') + numberOf(file, 'returned');
  if (reversed) return <Tag tone="no">Teruggedraaid</Tag>;
  if (shown === held(file)) return <Tag tone="ok">Geïncasseerd</Tag>;
  if (shown > 0) return <Tag tone="warn">{`${shown} van ${held(file)} geïncasseerd`}</Tag>;
  return waitsForApproval ? <Tag tone="warn">Wacht op akkoord</Tag> : <Tag>In incasso</Tag>;
}

interface ActionsProps {
  file: DirectDebitFile;
  userId: string;
  onAct: (action: FileAction, file: DirectDebitFile) => void;
}

function Actions({ file, userId, onAct }: ActionsProps) {
  const { reversed, waitsForApproval, approval, createdBy, creationDate } = file;
  if (reversed) return null;
  const what = `Incassobestand van ${formatDate(creationDate)}`;
  const isShown = numberOf(file, 'paid') + numberOf(file, 'returned') > 0;
  return (
    <RowActions>
      {waitsForApproval && createdBy !== userId && (
        <Button size="small" aria-label={`${what} akkoord`} onClick={() => onAct('approve', file)}>
          Akkoord
        </Button>
      )}
      {!waitsForApproval && <DownloadXml file={file} what={what} />}
      {approval && !isShown && (
        <Button
          variant="text"
          size="small"
          aria-label={`Akkoord over ${what.toLowerCase()} intrekken`}
          onClick={() => onAct('withdraw', file)}
        >
          Akkoord intrekken
        </Button>
      )}
      {!isShown && (
        <IconButton aria-label={`${what} terugdraaien`} onClick={() => onAct('reverse', file)}>
          <Undo2 aria-hidden />
        </IconButton>
      )}
    </RowActions>
  );
}

/** Fetches the text for the bank once more. */
function DownloadXml({ file, what }: { file: DirectDebitFile; what: string }) {
  const saveXml = useDirectDebitXml();
  const snackbar = useSnackbar();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await saveXml(file);
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton aria-label={`${what} downloaden`} pending={busy} onClick={() => void download()}>
      <Download aria-hidden />
    </IconButton>
  );
}
