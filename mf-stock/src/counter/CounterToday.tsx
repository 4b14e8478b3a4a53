import { formatEuro } from 'kit/format';
import { toApiError, useSave } from 'kit/graphql';
import { Figure, Figures, LinedList, MutedText } from 'kit/lists';
import { formatTime } from 'kit/offline';
import { Button, Card, Stack, useSnackbar } from 'kit/ui';
import styled from 'styled-components';

import {
  type StockCounterQuery,
  type StockCounterSaleFragment,
  StockUndoCounterSaleDocument,
} from '../gql/graphql';
import { payments } from './basket';

interface CounterTodayProps {
  totals: StockCounterQuery['counterToday']['totals'];
  /** Newest first. */
  sales: readonly StockCounterSaleFragment[];
  reload: () => Promise<unknown>;
}

/** What came in at the counter today, to count the till by, and the newest sales; one's own can be taken back. */
export function CounterToday({ totals, sales, reload }: CounterTodayProps) {
  const snackbar = useSnackbar();
  const { save, saving } = useSave(StockUndoCounterSaleDocument, { done: 'Teruggedraaid' });
  const undo = async ({ id, revision }: StockCounterSaleFragment) => {
    try {
      await save({ id, revision });
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    }
    await reload();
  };
  return (
    <Card title="Vandaag verkocht">
      <Stack>
        <Figures>
          {totals.map(({ payment, total, count }) => (
            <Figure
              key={payment}
              label={payments[payment]}
              value={formatEuro(total)}
              more={count === 1 ? '1 verkoop' : `${count} verkopen`}
            />
          ))}
        </Figures>
        {sales.length === 0 && <MutedText>Er is vandaag nog niets verkocht.</MutedText>}
        <LinedList aria-label="Verkopen van vandaag">
          {sales.map((sale) => (
            <Sale key={sale.id}>
              <div>
                {sale.lines.map(({ amount, title }) => `${amount} × ${title}`).join(', ')}
                <small>
                  {[formatTime(sale.soldAt), formatEuro(sale.total), payments[sale.payment]].join(' · ')}
                </small>
              </div>
              {sale.canUndo && (
                <Button
                  variant="text"
                  size="small"
                  pending={saving}
                  aria-label={`Ongedaan maken: verkoop ${sale.number}`}
                  onClick={() => void undo(sale)}
                >
                  Ongedaan maken
                </Button>
              )}
            </Sale>
          ))}
        </LinedList>
      </Stack>
    </Card>
  );
}

const Sale = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s3);
  > div {
    flex: 1 1 160px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: 14px;
  }
`;
