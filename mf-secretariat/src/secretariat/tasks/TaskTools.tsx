import { Select } from 'kit/fields';
import { ActionBar, phone } from 'kit/ui';
import styled from 'styled-components';

import { seasonLabel, type Task } from './taskGroups';

interface TaskToolsProps {
  seasons: readonly number[];
  season: number;
  onSeason: (season: number) => void;
  /** Of the season that is shown; undefined while they are loaded. */
  tasks: readonly Task[] | undefined;
}

/** Which season is shown, and how far it is. */
export function TaskTools({ seasons, season, onSeason, tasks = [] }: TaskToolsProps) {
  const finished = tasks.filter((task) => task.finished).length;
  return (
    <Tools>
      <Select
        label="Seizoen"
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
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--s3) var(--s5);
  > div:first-child {
    flex: 0 1 220px;
  }
`;

const Progress = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  flex: 1 1 200px;
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

/** The tasks with all around them; on a phone the main action stays at the bottom, in reach of the thumb. */
export const TasksLayout = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--s4);
`;

/** The buttons above the tasks. */
export const TaskButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s3);
  @media ${phone} {
    display: contents;
  }
`;

/** The place of the main action. */
export const MainAction = styled(ActionBar)`
  margin-top: 0;
  @media ${phone} {
    order: 1;
  }
`;
