import { type ConflictRow, VersionsTable } from 'kit/conflict';
import { Accordion, Loaded } from 'kit/data';
import { ConfirmActionDialog } from 'kit/editing';
import { formatDateTime } from 'kit/format';
import { useAttempt } from 'kit/graphql';
import { Button, Dialog, EmptyState, Stack, Tag } from 'kit/ui';
import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';

/** What was once put on the website. */
export interface Version {
  id: string;
  publishedAt: string;
  publishedByName: string;
}

/** The props of VersionsDialog. */
export interface VersionsDialogProps<V extends Version> {
  /** Newest first. */
  versions: readonly V[];
  /** The newest is what visitors see. */
  isPublic: boolean;
  /** In what a version (`mine`) differs from what is there now (`theirs`). */
  differences: (version: V) => readonly ConflictRow[];
  /** What is lost by putting one back, to be asked first; none: nothing. */
  loses?: string;
  /** Makes a draft of one; none: that cannot be done now. @throws ApiError */
  onRestore?: (version: V) => Promise<unknown>;
  onClose: () => void;
}

/** What was put on the website, each with who, when and what is other now, to be made a draft of again. */
export function VersionsDialog<V extends Version>(props: VersionsDialogProps<V>) {
  const { versions, isPublic, differences, loses, onRestore, onClose } = props;
  const { attempt } = useAttempt();
  const [asked, setAsked] = useState<V>();
  const restore = async (version: V) => {
    await onRestore?.(version);
    onClose();
  };
  const press = (version: V) => {
    if (loses) return setAsked(version);
    void attempt(() => restore(version));
  };
  return (
    <Dialog onClose={onClose} title="Eerdere versies" size={900}>
      <Stack>
        {versions.length === 0 && <EmptyState title="Er zijn nog geen eerdere versies." />}
        {versions.length > 0 && <p>De laatste 20 keer dat dit op de website kwam.</p>}
        {versions.length > 0 && !onRestore && (
          <p>Er wacht een concept. Publiceer dat of gooi het weg, dan kun je een versie terugzetten.</p>
        )}
        <Accordion
          items={versions.map((version, at) => ({
            id: version.id,
            header: (
              <Head>
                {`${formatDateTime(version.publishedAt)} - ${version.publishedByName}`}
                {isPublic && at === 0 && <Tag tone="ok">Op de website</Tag>}
              </Head>
            ),
            content: (
              <Difference rows={differences(version)} onRestore={onRestore && (() => press(version))} />
            ),
          }))}
        />
      </Stack>
      {asked && (
        <ConfirmActionDialog
          question="Deze versie terugzetten?"
          confirmLabel="Terugzetten"
          onConfirm={() => restore(asked)}
          onClose={() => setAsked(undefined)}
        >
          {loses}
        </ConfirmActionDialog>
      )}
    </Dialog>
  );
}

/** The same dialog while its versions are fetched. @param query as of `useQuery` */
export function VersionsToCome({
  query,
  onClose,
}: {
  query: ComponentProps<typeof Loaded>['query'];
  onClose: () => void;
}) {
  return (
    <Dialog onClose={onClose} title="Eerdere versies" size={900}>
      <Loaded query={query} subject="Eerdere versies">
        {() => null}
      </Loaded>
    </Dialog>
  );
}

function Difference({ rows, onRestore }: { rows: readonly ConflictRow[]; onRestore?: () => void }) {
  if (rows.length === 0) return <p>Hetzelfde als nu.</p>;
  return (
    <Stack>
      <VersionsTable mine="Deze versie" theirs="Nu" rows={rows} />
      {onRestore && (
        <div>
          <Button variant="ghost" size="small" onClick={onRestore}>
            Terugzetten
          </Button>
        </div>
      )}
    </Stack>
  );
}

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s3);
`;
