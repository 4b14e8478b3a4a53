import { useLatest } from 'kit/conflict';
import { Accordion, Loaded } from 'kit/data';
import { DocumentRows } from 'kit/files';
import { useQuery, useSave } from 'kit/graphql';
import { filterRows } from 'kit/lists';
import { Button, Card, EmptyState, IconButton, SearchField, Tag } from 'kit/ui';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import {
  SecretariatDeleteMeetingDocumentDocument,
  SecretariatMeetingDocumentsDocument,
} from '../../gql/graphql';
import { OfThatDay } from '../OfThatDay';
import { ActionPointsDialog } from './ActionPointsDialog';
import { AddMeetingDialog } from './AddMeetingDialog';
import { EditMeetingDialog } from './EditMeetingDialog';
import { LockButton } from './LockButton';
import { byYear, type MeetingDocument, type MeetingKind } from './meetingKinds';

/** As many are found by looking. */
const SEARCH_ABOVE = 10;

/** The props of MeetingList. */
export interface MeetingListProps {
  words: MeetingKind;
  /** Adds, locks and deletes. */
  isDB: boolean;
}

/** The agendas or the minutes. */
export function MeetingList({ words, isDB }: MeetingListProps) {
  const query = useQuery(SecretariatMeetingDocumentsDocument, {
    variables: { kind: words.kind },
    fetchPolicy: 'cache-and-network',
  });
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
      <Loaded query={query} subject={`De lijst met ${words.title.toLowerCase()}`}>
        {({ secretaryDocuments }) =>
          secretaryDocuments.length === 0 ? (
            <EmptyState title={words.empty} text={isDB && 'Voeg het eerste document toe.'} />
          ) : (
            <Found
              documents={secretaryDocuments}
              kind={words.kind}
              label={words.search}
              isDB={isDB}
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

function Documents({ documents, kind, isDB, reload, fetchLatest }: DocumentsProps) {
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
            <OfThatDay document={document} kind={kind} />
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
