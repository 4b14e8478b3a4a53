import { differingRows, useLatest } from 'kit/conflict';
import { EditDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { useSave } from 'kit/graphql';
import { useRefetch } from 'kit/lists';
import { object, string } from 'yup';

import { SecretariatAnnualAccountsDocument, SecretariatSaveAnnualNoteDocument } from '../../gql/graphql';
import type { Accounts } from './annualRows';

type Note = Accounts['notes'][number];
type Values = Pick<Note, 'text'>;

const MOST = 1000;
const schema = object({ text: string().max(MOST, `Hoogstens ${MOST} tekens`) });
const valuesOf = ({ text }: Note): Values => ({ text });

interface AnnualNoteDialogProps {
  accounts: Accounts;
  line: string;
  /** What the line is called. */
  label: string;
  onClose: () => void;
}

/** What the treasurer says of a line of the annual accounts. Mounted when opened. */
export function AnnualNoteDialog({ accounts, line, label, onClose }: AnnualNoteDialogProps) {
  const yearId = accounts.id;
  const latest = useLatest(SecretariatAnnualAccountsDocument);
  const reload = useRefetch(['SecretariatAnnualAccounts']);
  const { save } = useSave(SecretariatSaveAnnualNoteDocument, { done: 'Toelichting opgeslagen' });
  const noteIn = (notes: readonly Note[] = []) =>
    notes.find((note) => note.line === line) ?? { line, text: '', revision: 0 };
  return (
    <EditDialog<Note, Values>
      title={`Toelichting bij ${label}`}
      onClose={onClose}
      schema={schema}
      record={noteIn(accounts.notes)}
      valuesOf={valuesOf}
      send={async ({ revision }, { text }) => {
        await save({ yearId, note: { line, revision, text } });
        await reload();
      }}
      fetchLatest={async () => noteIn((await latest({ yearId }))?.annualAccounts?.notes)}
      differences={(mine, theirs) => differingRows({ text: 'Toelichting' }, mine, valuesOf(theirs))}
    >
      <FormTextArea name="text" label="Toelichting" maxLength={MOST} />
    </EditDialog>
  );
}
