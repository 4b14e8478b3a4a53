import { saveBlob } from 'kit/download';
import { formatEuro } from 'kit/format';
import { useSave } from 'kit/graphql';
import type { Column } from 'kit/table';
import { Tag } from 'kit/ui';

import {
  type DirectDebitState,
  type SecretariatDirectDebitFileFragment,
  type SecretariatDirectDebitFileStateFragment,
  SecretariatTakeDirectDebitDocument,
} from '../../gql/graphql';
import { type BankFileAction, BankFileActions, bankFileColumns, BankFileState } from '../payments/bankFiles';

/** A direct debit file, with what became of it. */
export type DirectDebitFile = Omit<SecretariatDirectDebitFileFragment, ' $fragmentName'> &
  Omit<SecretariatDirectDebitFileStateFragment, ' $fragmentName'>;
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

/** How many of them the bank shows. */
const shownIn = (file: DirectDebitFile) => numberOf(file, 'paid') + numberOf(file, 'returned');

/** The columns of the list of files. @param userId who looks: nobody agrees with a file of their own */
export function directDebitColumns(
  userId: string,
  onAct: (action: BankFileAction, file: DirectDebitFile) => void,
): Column<DirectDebitFile>[] {
  return bankFileColumns<DirectDebitFile>({
    day: { header: 'Incasseren op', of: ({ collectionDate }) => collectionDate },
    count: { header: "Incasso's", of: held },
    state: (file) => (
      <BankFileState file={file} banked={bankedTag(file)} ready="In incasso" notes={notesOf(file)} />
    ),
    actions: (file) => <Actions file={file} userId={userId} onAct={(action) => onAct(action, file)} />,
  });
}

function notesOf(file: DirectDebitFile): string[] {
  if (file.reversed) return [];
  const said = (state: DirectDebitState, words: string) => {
    const number = numberOf(file, state);
    return number > 0 ? [`${number} ${words}`] : [];
  };
  return [
    ...said('returned', 'gestorneerd'),
    ...said('otherwise', 'intussen anders betaald'),
    ...said('dropped', 'eruit: machtiging beëindigd'),
    ...endedIn(file).map(({ name, amount }) => `Machtiging beëindigd: ${name}, ${formatEuro(amount)}`),
  ];
}

function bankedTag(file: DirectDebitFile) {
  const shown = shownIn(file);
  if (shown === held(file)) return <Tag tone="ok">Geïncasseerd</Tag>;
  if (shown > 0) return <Tag tone="warn">{`${shown} van ${held(file)} geïncasseerd`}</Tag>;
  return undefined;
}

interface ActionsProps {
  file: DirectDebitFile;
  userId: string;
  onAct: (action: BankFileAction) => void;
}

function Actions({ file, userId, onAct }: ActionsProps) {
  const saveXml = useDirectDebitXml();
  return (
    <BankFileActions
      file={file}
      name="Incassobestand"
      userId={userId}
      isDone={shownIn(file) > 0}
      onDownload={() => saveXml(file)}
      onAct={onAct}
    />
  );
}

/** Takes a file to the bank and saves its text; the first time it lets go of the lines whose mandate ended. */
export function useDirectDebitXml(): (file: { id: string; collectionDate: string }) => Promise<void> {
  const { save } = useSave(SecretariatTakeDirectDebitDocument);
  return async ({ id, collectionDate }) => {
    const { takeDirectDebit } = await save({ id });
    saveBlob(new Blob([takeDirectDebit.xml], { type: 'application/xml' }), `incasso-${collectionDate}.xml`);
  };
}
