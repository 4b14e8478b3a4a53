import { Group, GroupTitle } from './paletteStyle';
import { ResultRow } from './ResultRow';
import type { Row, RowGroup } from './row';

interface ResultGroupsProps {
  /** Of the grid; that of a row is this with its position. */
  id: string;
  groups: readonly RowGroup[];
  text: string;
  /** The position of the row that Enter opens, over all groups. */
  active: number;
  onActive: (at: number) => void;
  onChoose: (row: Row) => void;
}

/** What there is to choose, in groups. */
export function ResultGroups({ id, groups, text, active, onActive, onChoose }: ResultGroupsProps) {
  const firsts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 0));
  return (
    <div id={id} role="grid" aria-label="Gevonden">
      {groups.map(({ title, rows }, group) => (
        <Group key={title} role="rowgroup" aria-label={title}>
          <GroupTitle aria-hidden>{title}</GroupTitle>
          {rows.map((row, inGroup) => {
            const at = (firsts[group] ?? 0) + inGroup;
            return (
              <ResultRow
                key={row.id}
                id={`${id}-${at}`}
                row={row}
                text={text}
                isActive={at === active}
                onActive={() => onActive(at)}
                onChoose={() => onChoose(row)}
              />
            );
          })}
        </Group>
      ))}
    </div>
  );
}
