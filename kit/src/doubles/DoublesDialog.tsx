import { Loaded } from 'kit/data';
import { formatDate } from 'kit/format';
import { useAttempt, useQuery, useReversible, useSave } from 'kit/graphql';
import { LinedList, MutedText } from 'kit/lists';
import { Button, ButtonRow, Dialog, EmptyState, Stack, useSnackbar } from 'kit/ui';
import { Columns2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { KitDoublesDocument, KitNoDoubleDocument, KitUndoMergeDocument } from '../gql/lazy/graphql';
import { type DoublePair, MergeDialog } from './MergeDialog';

/**
 * Undoes that a record was merged into another, and says what stays because it was changed since.
 * @param reload brings the page up to date
 */
function useUndoMerge(kind: string, reload: () => Promise<unknown>): (goneId: string) => Promise<void> {
  const snackbar = useSnackbar();
  const { attempt } = useAttempt();
  const { save } = useSave(KitUndoMergeDocument);
  return async (goneId) => {
    await attempt(async () => {
      const { undoMerge: stays } = await save({ kind, goneId });
      snackbar.show(
        stays.length === 0
          ? 'Samenvoegen ongedaan gemaakt'
          : `Ongedaan gemaakt. Sindsdien gewijzigd, en blijft zo: ${LIST.format(stays.map((one) => one.toLowerCase()))}`,
      );
    });
    await reload().catch(() => undefined);
  };
}

const LIST = new Intl.ListFormat('nl', { type: 'conjunction' });

/** The props of DoublesDialog. */
export interface DoublesDialogProps {
  /** As the server calls it: 'Customer'. */
  kind: string;
  /** Brings the list behind it up to date. */
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

/**
 * Who may be kept twice (docs/domain/portal.md, P465): each pair is compared and merged, or is none; what was merged can be
 * undone for 30 days. Mounted when opened.
 */
export function DoublesDialog({ kind, onChanged, onClose }: DoublesDialogProps) {
  const query = useQuery(KitDoublesDocument, { variables: { kind } });
  const reload = () => Promise.all([query.refetch(), onChanged()]);
  const [comparing, setComparing] = useState<DoublePair>();
  const undo = useUndoMerge(kind, reload);
  if (comparing)
    return (
      <MergeDialog
        kind={kind}
        pair={comparing}
        onDone={reload}
        onUndo={undo}
        onClose={() => setComparing(undefined)}
      />
    );
  return (
    <Dialog title="Dubbel?" onClose={onClose} size={900}>
      <Loaded query={query} subject="De lijst van wie dubbel staat">
        {({ doubles: { pairs, count, merged } }) => (
          <Stack>
            {pairs.length === 0 && (
              <EmptyState
                title="Niemand lijkt dubbel te staan."
                text="Wie dezelfde naam heeft en ook adres, e-mail of telefoon, komt hier te staan."
              />
            )}
            {pairs.length > 0 && (
              <Rows aria-label="Dubbel?">
                {pairs.map((pair) => (
                  <Pair key={pair.id} kind={kind} pair={pair} onCompare={setComparing} onChanged={reload} />
                ))}
              </Rows>
            )}
            {count > pairs.length && (
              <MutedText>{`En nog ${count - pairs.length}: die volgen als deze zijn bekeken.`}</MutedText>
            )}
            {merged.length > 0 && (
              <section aria-labelledby="merged">
                <h3 id="merged">Samengevoegd</h3>
                <Rows aria-label="Samengevoegd">
                  {merged.map(({ id, name, into, at, byName, until }) => (
                    <li key={id}>
                      <span>
                        <b>{`${name} met ${into}`}</b>
                        <MutedText as="span">
                          {`${formatDate(at)} door ${byName}. Ongedaan maken kan tot en met ${formatDate(until)}.`}
                        </MutedText>
                      </span>
                      <Button
                        variant="ghost"
                        size="small"
                        aria-label={`Ongedaan maken: ${name} met ${into}`}
                        onClick={() => void undo(id)}
                      >
                        Ongedaan maken
                      </Button>
                    </li>
                  ))}
                </Rows>
              </section>
            )}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

interface PairProps {
  kind: string;
  pair: DoublePair;
  onCompare: (pair: DoublePair) => void;
  onChanged: () => Promise<unknown>;
}

function Pair({ kind, pair, onCompare, onChanged }: PairProps) {
  const reversibly = useReversible();
  const { save } = useSave(KitNoDoubleDocument);
  const [one, other] = pair.records;
  if (!one || !other) return null;
  const names = `${one.name} en ${other.name}`;
  const set = (isNone: boolean) => save({ kind, id: one.id, otherId: other.id, isNone });
  return (
    <li>
      <span>
        <b>{names}</b>
        <MutedText as="span">{`Zelfde ${LIST.format(pair.inCommon)}`}</MutedText>
      </span>
      <ButtonRow>
        <Button
          variant="ghost"
          size="small"
          icon={<Columns2 aria-hidden />}
          aria-label={`Vergelijken: ${names}`}
          onClick={() => onCompare(pair)}
        >
          Vergelijken
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-label={`Geen dubbel: ${names}`}
          onClick={() =>
            void reversibly({
              ...{ act: () => set(true), done: 'Geen dubbel', undo: () => set(false) },
              ...{ undone: 'Teruggezet', reload: onChanged },
            })
          }
        >
          Geen dubbel
        </Button>
      </ButtonRow>
    </li>
  );
}

const Rows = styled(LinedList)`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s2) var(--s4);
  }
  > li > span {
    display: grid;
    flex: 1 1 16rem;
    overflow-wrap: anywhere;
  }
`;
