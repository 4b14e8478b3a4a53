import { announceExport } from 'kit/session';
import { Button, MoreActions, phone, useMediaQuery, useSnackbar } from 'kit/ui';
import { FileSpreadsheet, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import type { ExportTable } from './exportTable';
import { PrintStyle, PrintedOn } from './PrintStyle';

/** The props of ExportButtons: the rows that are shown, in the order they go into the file. */
export type ExportButtonsProps<Row> = ExportTable<Row> & {
  /** Where there are more rows than are shown: brings all of them, to the page too, for the printer. */
  allRows?: () => Promise<readonly Row[]>;
};

const TITLE = 'Lijst meenemen';

const kinds = {
  print: () => window.print(),
  xlsx: async <Row,>(table: ExportTable<Row>) => (await import('./saveXlsx')).saveXlsx(table),
  csv: async <Row,>(table: ExportTable<Row>) => (await import('./saveCsv')).saveCsv(table),
};

/**
 * A table to take along: as a workbook, as CSV, or on paper. What writes the files is fetched by the click. The page
 * prints as a list on A4 as long as these buttons are on it, below its own title and with the date. On a phone they are
 * behind 'Meer'.
 */
export function ExportButtons<Row>({ allRows, ...table }: ExportButtonsProps<Row>) {
  const snackbar = useSnackbar();
  const onPhone = useMediaQuery(phone);
  const [making, setMaking] = useState<keyof typeof kinds>();
  const make = async (kind: keyof typeof kinds) => {
    if (making) return;
    setMaking(kind);
    try {
      const rows = allRows ? await allRows() : table.rows;
      // The sheet that it was chosen from is gone by then, too.
      if (allRows || onPhone) await nextPaint();
      await kinds[kind]({ ...table, rows });
      announceExport({ list: table.fileName, format: kind, rows: rows.length });
    } catch {
      snackbar.show(
        `${kind === 'print' ? 'De lijst' : 'Het bestand'} kan niet worden gemaakt. Probeer het opnieuw.`,
        {
          tone: 'error',
        },
      );
    } finally {
      setMaking(undefined);
    }
  };
  const buttonOf = (kind: keyof typeof kinds) => ({
    variant: 'ghost' as const,
    size: 'small' as const,
    pending: making === kind,
    onClick: () => void make(kind),
  });
  const buttons = (
    <>
      <Button {...buttonOf('xlsx')} icon={<FileSpreadsheet aria-hidden />}>
        Excel
      </Button>
      <Button {...buttonOf('csv')} icon={<FileText aria-hidden />}>
        CSV
      </Button>
      <Button {...buttonOf('print')} icon={<Printer aria-hidden />}>
        Afdrukken
      </Button>
    </>
  );
  return (
    <>
      <PrintStyle />
      <PrintedOn />
      {onPhone ? (
        <MoreActions title={TITLE}>{buttons}</MoreActions>
      ) : (
        <Buttons role="group" aria-label={TITLE}>
          {buttons}
        </Buttons>
      )}
    </>
  );
}

/** What is printed is what is on the page: rows that were just brought have to get there first. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
`;

/** A table as a workbook, to be put into something else; what writes it is fetched when it is asked for. */
export async function toWorkbook<Row>(table: ExportTable<Row>): Promise<Blob> {
  return (await import('./saveXlsx')).toXlsx(table);
}
