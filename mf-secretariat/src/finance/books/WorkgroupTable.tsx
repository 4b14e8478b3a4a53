import { ExportButtons } from 'kit/export';
import { Table } from 'kit/table';
import { Button, Card, EmptyState } from 'kit/ui';
import { Plus } from 'lucide-react';
import styled from 'styled-components';

import { exportColumns, exportRows, workgroupColumns } from './workgroupColumns';
import { rowsOf, type Year, type YearDoing } from './year';

interface WorkgroupTableProps {
  year: Year;
  mayEdit: boolean;
  onDo: (doing: YearDoing) => void;
}

/** Income, expenses, budgets and result by committee and together. */
export function WorkgroupTable({ year, mayEdit, onDo }: WorkgroupTableProps) {
  const { title } = year;
  const rows = rowsOf(year);
  return (
    <Card
      title="Commissies"
      actions={
        mayEdit && (
          <Button
            variant="ghost"
            icon={<Plus aria-hidden />}
            data-no-print
            onClick={() => onDo({ what: 'add' })}
          >
            Commissie toevoegen
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState
          title="Er zijn nog geen commissies in dit boekjaar."
          text={mayEdit && 'Voeg de eerste commissie toe.'}
        />
      ) : (
        <>
          <Tools>
            <ExportButtons
              fileName={`boekhouding-${title}`}
              columns={exportColumns}
              rows={exportRows(year)}
            />
          </Tools>
          <Table
            caption={`Commissies in ${title}`}
            columns={workgroupColumns(year, mayEdit, onDo)}
            rows={rows}
            rowKey={({ id }) => id}
            initialSort={{ column: 'index' }}
          />
        </>
      )}
    </Card>
  );
}

const Tools = styled.div`
  margin-bottom: var(--s3);
`;
