import { Loaded } from 'kit/data';
import { useQuery, useReversible, useSave } from 'kit/graphql';
import { MutedText } from 'kit/lists';
import { Button, ButtonRow, Card, EmptyState, Stack } from 'kit/ui';
import { ArrowLeft, Columns2 } from 'lucide-react';
import { useState } from 'react';

import { ClubDoubleListDocument, type ClubDoubleListQuery, ClubNoDoubleDocument } from '../../gql/graphql';
import { Rows } from '../Rows';
import { type Compared, comparedOf } from './compared';
import { MergeDialog } from './MergeDialog';

const LIST = new Intl.ListFormat('nl', { type: 'conjunction' });

interface DoublesPageProps {
  /** Brings the list of members up to date. */
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

/** Members who may be kept twice: each pair is compared and merged, or is none. */
export function DoublesPage({ onChanged, onClose }: DoublesPageProps) {
  const query = useQuery(ClubDoubleListDocument, { fetchPolicy: 'cache-and-network' });
  const reload = () => Promise.all([query.refetch(), onChanged()]);
  const [comparing, setComparing] = useState<readonly [Compared, Compared]>();
  return (
    <Stack>
      <div>
        <Button variant="ghost" icon={<ArrowLeft aria-hidden />} onClick={onClose}>
          Terug naar de leden
        </Button>
      </div>
      <Card title="Dubbel?">
        <Loaded query={query} subject="De dubbele leden">
          {({ clubDoubles: { pairs, count } }) => (
            <>
              {pairs.length === 0 && (
                <EmptyState
                  title="Niemand lijkt dubbel te staan."
                  text="Wie dezelfde naam heeft en ook adres, e-mail, telefoon of geboortedatum, komt hier te staan."
                />
              )}
              {pairs.length > 0 && (
                <Rows aria-label="Dubbel?">
                  {pairs.map((pair) => (
                    <Pair key={pair.id} pair={pair} onCompare={setComparing} onChanged={reload} />
                  ))}
                </Rows>
              )}
              {count > pairs.length && (
                <MutedText>{`En nog ${count - pairs.length}: die volgen als deze zijn bekeken.`}</MutedText>
              )}
            </>
          )}
        </Loaded>
      </Card>
      {comparing && (
        <MergeDialog members={comparing} onDone={reload} onClose={() => setComparing(undefined)} />
      )}
    </Stack>
  );
}

interface PairProps {
  pair: ClubDoubleListQuery['clubDoubles']['pairs'][number];
  onCompare: (members: readonly [Compared, Compared]) => void;
  onChanged: () => Promise<unknown>;
}

function Pair({ pair, onCompare, onChanged }: PairProps) {
  const reversibly = useReversible();
  const { save } = useSave(ClubNoDoubleDocument);
  const [one, other] = comparedOf(pair.members);
  // One of them went meanwhile.
  if (!one || !other) return null;
  const names = `${one.name} (${one.membershipNumber}) en ${other.name} (${other.membershipNumber})`;
  const set = (isNone: boolean) => save({ memberId: one.id, otherId: other.id, isNone });
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
          onClick={() => onCompare([one, other])}
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
