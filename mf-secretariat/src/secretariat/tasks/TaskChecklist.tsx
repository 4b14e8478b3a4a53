import { toApiError, useSave } from 'kit/graphql';
import { Checkbox, useSnackbar } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { SecretariatCheckTaskStepDocument, type SecretariatTaskRowFragment } from '../../gql/graphql';

/** The steps of a task, each to be ticked; how many are done is said above them. */
export function TaskChecklist({ task }: { task: SecretariatTaskRowFragment }) {
  const { commissionId, id, name, checklist, finished } = task;
  const { save } = useSave(SecretariatCheckTaskStepDocument);
  const snackbar = useSnackbar();
  /** What is on its way shows as it was ticked. */
  const [sent, setSent] = useState<Readonly<Record<string, boolean>>>({});
  const isDone = (step: string, done: boolean) => sent[step] ?? done;
  if (checklist.length === 0) return null;
  const check = async (step: string, done: boolean) => {
    setSent((all) => ({ ...all, [step]: done }));
    try {
      await save({ commissionId, id, step, done });
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    } finally {
      setSent(({ [step]: _answered, ...others }) => others);
    }
  };
  const count = checklist.filter(({ text, done }) => isDone(text, done)).length;
  return (
    // Of a task that is done nobody needs the steps.
    <Steps open={!finished}>
      <summary>{`Checklist: ${count} van ${checklist.length}`}</summary>
      <div role="group" aria-label={`Checklist van ${name}`}>
        {checklist.map(({ text, done }) => (
          <Checkbox
            key={text}
            label={text}
            checked={isDone(text, done)}
            onChange={({ target }) => void check(text, target.checked)}
          />
        ))}
      </div>
    </Steps>
  );
}

const Steps = styled.details`
  margin-top: var(--s1);
  summary {
    width: fit-content;
    color: var(--ink-2);
    font-size: 14px;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    summary {
      padding: 12px 0;
    }
  }
`;
