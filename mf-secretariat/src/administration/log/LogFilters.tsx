import { Select } from 'kit/fields';
import { SearchAndFilters } from 'kit/lists';
import { TextInput } from 'kit/ui';
import type { ChangeEvent } from 'react';

import { filterOf, type LogFilter, wholeLog } from './logFilter';
import { entityOptions, kindLabels } from './logLabels';

interface LogFiltersProps {
  filter: LogFilter;
  onFilter: (filter: LogFilter) => void;
  found: number | undefined;
}

const kinds = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));

/** Which part of the log is shown: by person, record, kind and period. */
export function LogFilters({ filter, onFilter, found }: LogFiltersProps) {
  const field = (name: Exclude<keyof LogFilter, 'person'>) => ({
    value: filter[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onFilter({ ...filter, [name]: target.value }),
  });
  return (
    <SearchAndFilters
      label="Zoek op persoon"
      list="logboek"
      text={filter.person}
      onText={(person) => onFilter({ ...filter, person })}
      count={Object.keys(filterOf({ ...filter, person: '' })).length}
      onClear={() => onFilter(wholeLog)}
      found={found}
      onDesk="open"
    >
      <Select label="Wat" options={[{ value: '', label: 'Alles' }, ...kinds]} {...field('kind')} />
      <Select
        label="Soort record"
        options={[{ value: '', label: 'Alle soorten' }, ...entityOptions]}
        {...field('entity')}
      />
      <TextInput label="Nummer van het record" maxLength={200} {...field('recordId')} />
      <TextInput label="Vanaf" type="date" {...field('from')} />
      <TextInput label="Tot en met" type="date" {...field('to')} />
    </SearchAndFilters>
  );
}
