import { Select } from 'kit/fields';
import { FilterChips } from 'kit/lists';
import { useUser } from 'kit/session';
import styled from 'styled-components';

import { filterTasks, seasonLabel, type Task, type TaskFilter } from './taskGroups';

const FILTERS: Readonly<Record<TaskFilter, string>> = { all: 'Alle', mine: 'Van mij', late: 'Te laat' };

interface TaskToolsProps {
  seasons: readonly number[];
  season: number;
  onSeason: (season: number) => void;
  /** Of the season that is shown; undefined while they are loaded. */
  tasks: readonly Task[] | undefined;
  filter: TaskFilter;
  onFilter: (filter: TaskFilter) => void;
}

/** Which season is shown, and how far it is. */
export function TaskTools({ seasons, season, onSeason, tasks = [], filter, onFilter }: TaskToolsProps) {
  const me = useUser();
  const finished = tasks.filter((task) => task.finished).length;
  return (
    <Tools>
      <Select
        label="Seizoen"
        hideLabel
        options={seasons.map((year) => ({ value: String(year), label: seasonLabel(year) }))}
        value={String(season)}
        onChange={(event) => onSeason(Number(event.target.value))}
      />
      {tasks.length > 0 && (
        <Progress>
          <span role="status">{`${finished} van ${tasks.length} klaar`}</span>
          <progress value={finished} max={tasks.length} aria-hidden />
        </Progress>
      )}
      {tasks.length > 0 && (
        <FilterChips
          label="Welke taken"
          chips={(Object.keys(FILTERS) as TaskFilter[]).map((id) => ({
            id,
            label: FILTERS[id],
            count: filterTasks(tasks, id, me.id).length,
          }))}
          chosen={filter}
          onChoose={onFilter}
        />
      )}
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3) var(--s5);
  > div:first-child {
    flex: 0 1 150px;
  }
`;

const Progress = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  flex: 1 1 110px;
  max-width: 420px;
  min-height: 46px;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  progress {
    width: 100%;
    height: 10px;
    accent-color: var(--ok);
  }
`;
