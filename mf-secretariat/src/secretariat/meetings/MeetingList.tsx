import { differingRows, useLatest } from 'kit/conflict';
import { Accordion, Loaded } from 'kit/data';
import { EditDialog, FormDialog } from 'kit/editing';
import { FormDateField, FormTextArea } from 'kit/fields';
import { DocumentRows, FormDocumentField } from 'kit/files';
import { formatDate } from 'kit/format';
import { FormCheckbox, requiredText } from 'kit/forms';
import { useAttempt, useQuery, useSave } from 'kit/graphql';
import { filterRows } from 'kit/lists';
import { Button, Card, EmptyState, IconButton, SearchField, Tag, useSnackbar, VisuallyHidden } from 'kit/ui';
import { Lock, LockOpen, Pencil, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { boolean, object, string } from 'yup';

import {
  SecretariatAddMeetingDocumentDocument,
  SecretariatDeleteMeetingDocumentDocument,
  SecretariatEditMeetingDocumentDocument,
  SecretariatLockMeetingDocumentDocument,
  SecretariatMeetingDocumentsDocument,
} from '../../gql/graphql';
import { type Days, OfThatDay } from '../OfThatDay';
import { ActionPointsDialog } from './ActionPointsDialog';
import { byYear, type MeetingDocument, type MeetingKind } from './meetingKinds';

/** As many are found by looking. */
const SEARCH_ABOVE = 10;

/** The props of MeetingList. */
export interface MeetingListProps {
  words: MeetingKind;
  /** Adds, locks and deletes. */
  isDB: boolean;
  /** What rows say of their day. */
  days: Days;
}

/** The agendas or the minutes. */
export function MeetingList({ words, isDB, days }: MeetingListProps) {
  const query = useQuery(SecretariatMeetingDocumentsDocument, { variables: { kind: words.kind } });
  const latest = useLatest(SecretariatMeetingDocumentsDocument);
  const [isAdding, setAdding] = useState(false);
  const reload = () => query.refetch().catch(() => undefined);
  return (
    <Card
      title={words.title}
      actions={
        isDB && (
          <Button variant="ghost" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        )
      }
    >
      <Loaded
        query={days.isKnown ? query : { ...query, data: undefined }}
        subject={`De lijst met ${words.title.toLowerCase()}`}
      >
        {({ secretaryDocuments }) =>
          secretaryDocuments.length === 0 ? (
            <EmptyState title={words.empty} text={isDB && 'Voeg het eerste document toe.'} />
          ) : (
            <Found
              documents={secretaryDocuments}
              kind={words.kind}
              label={words.search}
              isDB={isDB}
              days={days}
              reload={reload}
              fetchLatest={async (id) =>
                (await latest({ kind: words.kind }))?.secretaryDocuments.find((one) => one.id === id)
              }
            />
          )
        }
      </Loaded>
      {isDB && (
        <AddMeetingDialog words={words} isOpen={isAdding} onAdded={reload} onClose={() => setAdding(false)} />
      )}
    </Card>
  );
}

interface DocumentsProps {
  kind: MeetingKind['kind'];
  documents: readonly MeetingDocument[];
  isDB: boolean;
  days: Days;
  reload: () => Promise<unknown>;
  /** A document as it is now on the server. */
  fetchLatest: (id: string) => Promise<MeetingDocument | undefined>;
}

/** The search, where there are many, and what it finds. */
function Found({ documents, label, ...rest }: DocumentsProps & { label: string }) {
  const [text, setText] = useState('');
  const isSearching = text.trim() !== '';
  const found = filterRows(documents, text, ({ title, description }) => `${title} ${description}`);
  return (
    <>
      {(documents.length > SEARCH_ABOVE || isSearching) && (
        <SearchField label={label} value={text} onChange={setText} />
      )}
      {!isSearching && <Years documents={documents} {...rest} />}
      {isSearching && found.length > 0 && <Documents documents={found} {...rest} />}
      {isSearching && found.length === 0 && (
        <EmptyState title="Geen document gevonden" text="Zoek op een andere datum of een ander woord." />
      )}
    </>
  );
}

/** The newest year open, those before it folded. */
function Years({ documents, ...rest }: DocumentsProps) {
  const [newest, ...older] = byYear(documents);
  return (
    <>
      {newest && <Documents documents={newest.documents} {...rest} />}
      {older.length > 0 && (
        <Older>
          <Accordion
            items={older.map((each) => ({
              id: each.year,
              header: `${each.year} (${each.documents.length})`,
              content: <Documents documents={each.documents} {...rest} />,
            }))}
          />
        </Older>
      )}
    </>
  );
}

function Documents({ documents, kind, isDB, days, reload, fetchLatest }: DocumentsProps) {
  const { save: remove } = useSave(SecretariatDeleteMeetingDocumentDocument, { done: 'Document verwijderd' });
  const [editing, setEditing] = useState<MeetingDocument>();
  const [points, setPoints] = useState<MeetingDocument>();
  return (
    <>
      <DocumentRows
        documents={documents}
        tagsOf={(document) => (
          <>
            {document.dbOnly && <Tag tone="warn">Alleen DB</Tag>}
            {kind === 'notulen' && (isDB || document.actionPointCount > 0) && (
              <Button
                variant="ghost"
                size="small"
                aria-label={`${pointsText(document)} van ${document.title}`}
                onClick={() => setPoints(document)}
              >
                {pointsText(document)}
              </Button>
            )}
            <OfThatDay document={document} kind={kind} days={days} />
          </>
        )}
        actionsOf={(document) =>
          isDB && (
            <>
              <LockButton document={document} onRefused={reload} />
              <IconButton aria-label={`${document.title} aanpassen`} onClick={() => setEditing(document)}>
                <Pencil aria-hidden />
              </IconButton>
            </>
          )
        }
        onDelete={isDB ? (id) => remove({ id }).then(reload) : undefined}
      />
      {points && (
        <ActionPointsDialog
          minutes={points}
          isDB={isDB}
          onAdded={reload}
          onClose={() => setPoints(undefined)}
        />
      )}
      {editing && (
        <EditMeetingDialog
          document={editing}
          fetchLatest={() => fetchLatest(editing.id)}
          onSaved={reload}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

/** How many there are. */
function pointsText({ actionPointCount: count }: MeetingDocument): string {
  if (count === 0) return 'Actiepunten';
  return count === 1 ? '1 actiepunt' : `${count} actiepunten`;
}

const Older = styled.div`
  margin-top: var(--s3);
`;

type Values = { date: string; description: string; fileId: string | null; dbOnly: boolean };

const empty: Values = { date: '', description: '', fileId: null, dbOnly: false };

// A date and a document.
const schema = object({
  date: requiredText(),
  description: string().trim(),
  fileId: string().required(),
  dbOnly: boolean(),
});

interface AddProps {
  words: MeetingKind;
  isOpen: boolean;
  /** Brings the page up to date. */
  onAdded: () => Promise<unknown>;
  onClose: () => void;
}

/** A new agenda or new minutes. */
function AddMeetingDialog({ words, isOpen, onAdded, onClose }: AddProps) {
  const { save } = useSave(SecretariatAddMeetingDocumentDocument, { done: words.added });
  return (
    <FormDialog<Values>
      title={words.add}
      isOpen={isOpen}
      onClose={onClose}
      schema={schema}
      initialValues={empty}
      onSubmit={({ fileId, ...rest }) =>
        save({ kind: words.kind, document: { ...rest, fileId: fileId ?? '' } })
      }
      onDone={onAdded}
    >
      <FormDateField name="date" label="Datum" />
      <FormTextArea name="description" label="Omschrijving" rows={2} maxLength={2000} />
      <FormDocumentField name="fileId" label="Document" folder="docs/secretary" />
      <FormCheckbox name="dbOnly" label="Alleen voor het DB" />
    </FormDialog>
  );
}

type EditedMeeting = Pick<MeetingDocument, 'date' | 'description'>;

const editedMeetingSchema = object({ date: requiredText(), description: string().trim() });

interface EditMeetingDialogProps {
  document: MeetingDocument;
  /** The document as it is now on the server. */
  fetchLatest: () => Promise<MeetingDocument | undefined>;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

/** Mends the date, of which the title is made, and the description of an agenda or minutes. */
function EditMeetingDialog({ document, fetchLatest, onSaved, onClose }: EditMeetingDialogProps) {
  const { save } = useSave(SecretariatEditMeetingDocumentDocument, { done: 'Document aangepast' });
  return (
    <EditDialog<MeetingDocument, EditedMeeting>
      title="Document aanpassen"
      onClose={onClose}
      schema={editedMeetingSchema}
      record={document}
      valuesOf={({ date, description }) => ({ date, description })}
      send={async ({ id, revision }, values) => {
        await save({ id, revision, document: values });
        // By its date it may stand elsewhere.
        await onSaved();
      }}
      fetchLatest={fetchLatest}
      differences={(mine, theirs) =>
        differingRows<EditedMeeting>(
          { date: { label: 'Datum', show: formatDate }, description: 'Omschrijving' },
          mine,
          theirs,
        )
      }
    >
      <FormDateField name="date" label="Datum" />
      <FormTextArea name="description" label="Omschrijving" rows={2} maxLength={2000} />
    </EditDialog>
  );
}

/** The props of LockButton. */
interface LockButtonProps {
  document: MeetingDocument;
  /** It could not be changed: it is not what it was when it was read. */
  onRefused: () => Promise<unknown>;
}

/** Closes a document for all but the DB, and opens it. */
function LockButton({ document: { id, title, dbOnly }, onRefused }: LockButtonProps) {
  const nameId = useId();
  const snackbar = useSnackbar();
  const { attempt } = useAttempt();
  const { save, saving } = useSave(SecretariatLockMeetingDocumentDocument);
  const toggle = async () => {
    const isChanged = await attempt(async () => {
      await save({ id, dbOnly: !dbOnly });
      snackbar.show(dbOnly ? `${title} is er weer voor iedereen` : `${title} is er alleen nog voor het DB`);
    });
    if (!isChanged) await onRefused();
  };
  return (
    <>
      {/* The tooltip says how it is; the name stays the same, because it is pressed or not. */}
      <VisuallyHidden id={nameId} aria-hidden>{`${title} alleen voor het DB`}</VisuallyHidden>
      <IconButton
        aria-label={dbOnly ? 'Alleen voor het DB' : 'Voor iedereen'}
        aria-labelledby={nameId}
        inMenu="Alleen voor het DB"
        aria-pressed={dbOnly}
        pending={saving}
        onClick={() => void toggle()}
      >
        {dbOnly ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
      </IconButton>
    </>
  );
}
