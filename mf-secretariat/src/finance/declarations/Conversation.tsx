import { formatDate } from 'kit/format';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import { SecretariatConversationFragmentDoc } from '../../gql/graphql';

/** What was asked about a declaration and answered, oldest first. */
export function Conversation({
  messages,
}: {
  messages: readonly FragmentType<typeof SecretariatConversationFragmentDoc>[];
}) {
  const all = getFragmentData(SecretariatConversationFragmentDoc, messages);
  if (all.length === 0) return null;
  return (
    <List aria-label="Vragen en antwoorden">
      {all.map(({ isQuestion, text, changes, name, at }) => (
        <li key={at} data-question={isQuestion}>
          <small>{`${isQuestion ? 'Vraag' : 'Antwoord'} van ${name}, ${formatDate(at)}`}</small>
          {text && <div>{text}</div>}
          {changes.length > 0 && <small>{`Veranderd: ${changes.join(', ')}`}</small>}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--s2);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    padding: var(--s2) var(--s3);
    border: 1px solid var(--line);
    border-radius: 10px;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  li[data-question='true'] {
    background: var(--warn-soft);
  }
  small {
    display: block;
    color: var(--ink-2);
  }
`;
