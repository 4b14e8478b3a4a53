import { formatDate } from 'kit/format';
import { Fact } from 'kit/lists';
import { Button } from 'kit/ui';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import { ClubMergedMembersFragmentDoc } from '../../gql/graphql';
import { useUndoMerge } from './useUndoMerge';

interface MergedMembersProps {
  member: FragmentType<typeof ClubMergedMembersFragmentDoc>;
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
}

/** Who were merged into a member in the last 30 days, each of which can be undone. */
export function MergedMembers({ member, onChanged }: MergedMembersProps) {
  const { merged } = getFragmentData(ClubMergedMembersFragmentDoc, member);
  const undo = useUndoMerge(onChanged);
  if (merged.length === 0) return null;
  return (
    <Fact label="Samengevoegd" isWide>
      {merged.map(({ id, name, at, byName, until }) => (
        <div key={id}>
          {`${name} (${id}), op ${formatDate(at)} door ${byName}`}
          <div data-no-print>
            <Button
              variant="ghost"
              size="small"
              aria-label={`Samenvoegen ongedaan maken: ${name}`}
              onClick={() => void undo(id)}
            >
              Samenvoegen ongedaan maken
            </Button>{' '}
            {`Kan tot en met ${formatDate(until)}`}
          </div>
        </div>
      ))}
    </Fact>
  );
}
