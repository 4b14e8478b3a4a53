import { todayInAmsterdam } from 'kit/format';
import { filterRows, ListToolbar, useAddressText } from 'kit/lists';
import { exportColumnsOf } from 'kit/records';
import { Card, Checkbox, EmptyState } from 'kit/ui';

import { calendarFields, type CalendarValues, valuesOf } from './calendarFields';
import { CalendarTable, type CalendarTableProps, type CalendarRow, programmeOf } from './CalendarTable';

const exported = Object.values({
  ...exportColumnsOf<CalendarValues, CalendarRow>(calendarFields, valuesOf),
  commissionId: { header: 'Commissie', value: ({ commission }: CalendarRow) => commission ?? '' },
});
const searched = (row: CalendarRow) => exported.map(({ value }) => value(row)).join(' ');

/** The props of CalendarList. */
export interface CalendarListProps extends Pick<CalendarTableProps, 'rows' | 'actions'> {
  showsEarlier: boolean;
  onShowsEarlier: (shows: boolean) => void;
}

/** The programme from today on; what was is folded away, and a search looks through all of it. */
export function CalendarList({ rows, actions, showsEarlier, onShowsEarlier }: CalendarListProps) {
  const [text, setText] = useAddressText();
  const { earlier, coming, nextDate } = programmeOf(rows, todayInAmsterdam());
  const isSearching = text.trim() !== '';
  const all = isSearching || showsEarlier;
  const shown = filterRows(all ? rows : coming, text, searched);
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState
          title="Er staat nog niets in het jaarprogramma."
          text={actions && 'Voeg de eerste activiteit toe.'}
        />
      </Card>
    );
  }
  return (
    <div>
      <ListToolbar
        label="Zoek in het jaarprogramma"
        list="jaarprogramma"
        text={text}
        onText={setText}
        fileName={`jaarprogramma-${todayInAmsterdam()}`}
        columns={exported}
        rows={shown}
      />
      <Card>
        {earlier.length > 0 && (
          <div data-no-print>
            <Checkbox
              label="Toon eerdere activiteiten"
              checked={all}
              disabled={isSearching}
              onChange={({ target }) => onShowsEarlier(target.checked)}
            />
          </div>
        )}
        {shown.length > 0 ? (
          <CalendarTable rows={shown} nextDate={nextDate} actions={actions} />
        ) : (
          <Nothing isSearching={isSearching} />
        )}
      </Card>
    </div>
  );
}

const Nothing = ({ isSearching }: { isSearching: boolean }) =>
  isSearching ? (
    <EmptyState title="Geen activiteit gevonden" text="Zoek op een andere datum of een ander woord." />
  ) : (
    <EmptyState
      title="Er komt geen activiteit meer aan."
      text="Hierboven kun je tonen wat er al geweest is."
    />
  );
