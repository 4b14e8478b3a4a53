import { Select } from 'kit/fields';
import { FilterGrid } from 'kit/lists';
import { Button, SearchField, TextInput } from 'kit/ui';
import type { ChangeEvent } from 'react';
import styled from 'styled-components';

import { filterOf, type LogFilter, wholeLog } from './logFilter';
import { entityOptions, kindLabels } from './logLabels';

interface LogFiltersProps {
  filter: LogFilter;
  onFilter: (filter: LogFilter) => void;
}

const kinds = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));

/** Which part of the log is shown: by person, record, kind and period. */
export function LogFilters({ filter, onFilter }: LogFiltersProps) {
  const field = (name: Exclude<keyof LogFilter, 'person'>) => ({
    value: filter[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onFilter({ ...filter, [name]: target.value }),
  });
  return (
    <Root data-no-print>
      <SearchField
        label="Zoek op persoon"
        value={filter.person}
        onChange={(person) => onFilter({ ...filter, person })}
      />
      <FilterGrid role="group" aria-label="Filters">
        <Select label="Wat" options={[{ value: '', label: 'Alles' }, ...kinds]} {...field('kind')} />
        <Select
          label="Soort record"
          options={[{ value: '', label: 'Alle soorten' }, ...entityOptions]}
          {...field('entity')}
        />
        <TextInput label="Nummer van het record" maxLength={200} {...field('recordId')} />
        <TextInput label="Vanaf" type="date" {...field('from')} />
        <TextInput label="Tot en met" type="date" {...field('to')} />
        {Object.keys(filterOf(filter)).length > 0 && (
          <Button variant="text" onClick={() => onFilter(wholeLog)}>
            Filters wissen
          </Button>
        )}
      </FilterGrid>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  margin-bottom: var(--s4);
`;
