import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A field of which the two versions differ, in words. */
export type ConflictRow = { label: string; mine: ReactNode; theirs: ReactNode };

/** The props of VersionsTable. */
export interface VersionsTableProps {
  /** What the two versions are called. */
  mine: string;
  theirs: string;
  rows: readonly ConflictRow[];
}

/** Two versions of the same beside each other. */
export function VersionsTable({ mine, theirs, rows }: VersionsTableProps) {
  return (
    <Versions>
      <thead>
        <tr>
          <th scope="col">Wat verschilt</th>
          <th scope="col">{mine}</th>
          <th scope="col">{theirs}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            <td>{row.mine}</td>
            <td>{row.theirs}</td>
          </tr>
        ))}
      </tbody>
    </Versions>
  );
}

const Versions = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  th:first-child {
    width: 28%;
  }
  th,
  td {
    padding: var(--s2) var(--s3) var(--s2) 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th,
  tbody th {
    font-size: 14px;
    font-weight: 600;
    color: var(--ink-2);
  }
`;
