import { formatDate, formatEuro } from 'kit/format';
import { useAttempt } from 'kit/graphql';
import { SmallText } from 'kit/lists';
import { type Column, RowActions } from 'kit/table';
import { Button, IconButton, Tag } from 'kit/ui';
import { Download, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';

/** What a file for the bank has, of payments or of direct debits. */
export interface BankFile {
  creationDate: string;
  creator: string;
  createdBy?: string | null;
  /** Cents. */
  total: number;
  reversed: boolean;
  waitsForApproval: boolean;
  approval?: { byName: string; at: string } | null;
}

/** What can be done with any of them, each after a question. */
export type BankFileAction = 'reverse' | 'approve' | 'withdraw';

/** What a list of files says besides when each was made, by whom and what it comes to. */
interface Words<File> {
  day: { header: string; of: (file: File) => string };
  count: { header: string; of: (file: File) => number };
  state: (file: File) => ReactNode;
  actions: (file: File) => ReactNode;
}

/** The columns of a list of files for the bank. */
export function bankFileColumns<File extends BankFile>({
  day,
  count,
  state,
  actions,
}: Words<File>): Column<File>[] {
  return [
    { id: 'date', header: 'Gemaakt', nowrap: true, cell: ({ creationDate }) => formatDate(creationDate) },
    { id: 'creator', header: 'Door', keepWords: true, cell: ({ creator }) => creator },
    { id: 'day', header: day.header, nowrap: true, cell: (file) => formatDate(day.of(file)) },
    { id: 'count', header: count.header, align: 'right', cell: count.of },
    { id: 'total', header: 'Totaal', align: 'right', nowrap: true, cell: ({ total }) => formatEuro(total) },
    { id: 'state', header: 'Status', cell: state },
    { id: 'actions', header: '', align: 'right', cell: actions },
  ];
}

interface StateProps {
  file: BankFile;
  /** How far the bank is with it; undefined: it shows nothing. */
  banked: ReactNode;
  /** What it is called when it can go to the bank. */
  ready: string;
  notes?: readonly string[];
}

/** How far a file is, what is to be noted of it, and who agreed with it. */
export function BankFileState({ file, banked, ready, notes = [] }: StateProps) {
  const { reversed, waitsForApproval, approval } = file;
  const agreed = approval ? [`Akkoord van ${approval.byName}, ${formatDate(approval.at)}`] : [];
  const waiting = waitsForApproval ? <Tag tone="warn">Wacht op akkoord</Tag> : <Tag>{ready}</Tag>;
  return (
    <div>
      {reversed ? <Tag tone="no">Teruggedraaid</Tag> : (banked ?? waiting)}
      {[...notes, ...agreed].map((note) => (
        <SmallText key={note}>
          <br />
          {note}
        </SmallText>
      ))}
    </div>
  );
}

interface ActionsProps {
  file: BankFile;
  /** "Betaalbestand": what it is called. */
  name: string;
  /** Who looks: nobody agrees with a file of their own. */
  userId: string;
  /** The bank has done it: it is not turned back, and nobody takes back that they agreed. */
  isDone: boolean;
  /** Fetches its text for the bank and saves it. */
  onDownload: () => Promise<void>;
  onAct: (action: BankFileAction) => void;
  /** What can be done besides. @param what how this file is called */
  more?: (what: string) => ReactNode;
}

/** What can be done with a file, at the end of its row. */
export function BankFileActions({ file, name, userId, isDone, onDownload, onAct, more }: ActionsProps) {
  const { reversed, waitsForApproval, approval, createdBy, creationDate } = file;
  if (reversed) return null;
  const what = `${name} van ${formatDate(creationDate)}`;
  return (
    <RowActions>
      {waitsForApproval && createdBy && createdBy !== userId && (
        <Button size="small" aria-label={`${what} akkoord`} onClick={() => onAct('approve')}>
          Akkoord
        </Button>
      )}
      {!waitsForApproval && <DownloadButton what={what} onDownload={onDownload} />}
      {more?.(what)}
      {approval && !isDone && (
        <Button
          variant="text"
          size="small"
          aria-label={`Akkoord over ${what.toLowerCase()} intrekken`}
          onClick={() => onAct('withdraw')}
        >
          Akkoord intrekken
        </Button>
      )}
      {!isDone && (
        <IconButton aria-label={`${what} terugdraaien`} onClick={() => onAct('reverse')}>
          <Undo2 aria-hidden />
        </IconButton>
      )}
    </RowActions>
  );
}

/** Fetches the text for the bank once more. */
function DownloadButton({ what, onDownload }: { what: string; onDownload: () => Promise<void> }) {
  const { attempt, attempting } = useAttempt();
  return (
    <IconButton
      aria-label={`${what} downloaden`}
      pending={attempting}
      onClick={() => void attempt(onDownload)}
    >
      <Download aria-hidden />
    </IconButton>
  );
}
