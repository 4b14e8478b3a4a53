import { useFormField } from 'kit/forms';
import { useId } from 'react';
import styled from 'styled-components';

import type { NotificationDelivery } from '../gql/lazy/graphql';

const options: readonly { value: NotificationDelivery; label: string }[] = [
  { value: 'portal', label: 'Alleen hier' },
  { value: 'mail', label: 'Ook per mail' },
  { value: 'digest', label: 'Weekoverzicht' },
  { value: 'none', label: 'Niet' },
];

interface DeliveryChoiceProps {
  /** Of the field in the Form. */
  name: string;
  title: string;
  /** What is told, in a sentence. */
  what: string;
}

/** How one is told of one kind. */
export function DeliveryChoice({ name, title, what }: DeliveryChoiceProps) {
  const { value: chosen, setValue } = useFormField(name);
  const id = useId();
  return (
    <Group role="radiogroup" aria-labelledby={id} aria-describedby={`${id}-what`}>
      <b id={id}>{title}</b>
      <small id={`${id}-what`}>{what}</small>
      <Options>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} checked={chosen === value} onChange={() => setValue(value)} />
            {label}
          </label>
        ))}
      </Options>
    </Group>
  );
}

const Group = styled.div`
  padding: var(--s3) 0;
  border-bottom: 1px solid var(--line);
  &:last-of-type {
    margin-bottom: var(--s4);
  }
  b,
  small {
    display: block;
  }
  b {
    font-weight: 650;
  }
  small {
    color: var(--ink-2);
    font-size: 14px;
  }
`;

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(132px, 40%), 1fr));
  gap: 0 var(--s4);
  label {
    display: flex;
    align-items: center;
    gap: var(--s2);
    min-height: 44px;
    cursor: pointer;
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--red);
  }
`;
