import { useFormField, useFormState } from 'kit/forms';
import { toApiError, useQuery } from 'kit/graphql';
import { ChoiceSearch, PlainList, SHORTEST_SEARCH, useDebouncedValue } from 'kit/lists';
import { Button, FieldError } from 'kit/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';

import { ClubMemberChoicesDocument, type ClubMemberChoicesQuery } from '../gql/graphql';

/** Who can be chosen. */
export type MemberChoice = ClubMemberChoicesQuery['clubMembers']['edges'][number]['node'];

const describe = ({ membershipNumber, city }: MemberChoice) =>
  [membershipNumber, city].filter(Boolean).join(', ');

/** Choosing a member in a Form by searching; its value is the member or null. */
export function MemberField({ name }: { name: string }) {
  const field = useFormField(name);
  const chosen = field.value as MemberChoice | null;
  const id = useId();
  return (
    <Root role="group" aria-labelledby={id} aria-describedby={field.error ? `${id}-error` : undefined}>
      <b id={id}>Lid</b>
      {chosen ? (
        <Chosen>
          <span>
            {chosen.name} <small>{describe(chosen)}</small>
          </span>
          <Button variant="text" size="small" onClick={() => field.setValue(null)}>
            Ander lid kiezen
          </Button>
        </Chosen>
      ) : (
        <MemberSearch onChoose={field.setValue} isWrong={field.error !== undefined} errorId={`${id}-error`} />
      )}
      {field.error && <FieldError id={`${id}-error`}>{field.error}</FieldError>}
    </Root>
  );
}

/** Choosing several members in a Form, one after the other; its value is a list of members. */
export function MembersField({ name }: { name: string }) {
  const field = useFormField(name);
  const chosen = field.value as readonly MemberChoice[];
  const id = useId();
  const without = (gone: MemberChoice) => chosen.filter((member) => member.id !== gone.id);
  return (
    <Root role="group" aria-labelledby={id} aria-describedby={field.error ? `${id}-error` : undefined}>
      <b id={id}>{chosen.length === 0 ? 'Leden' : `Leden: ${chosen.length}`}</b>
      <MemberSearch
        onChoose={(member) => field.setValue([...without(member), member])}
        isWrong={field.error !== undefined}
        errorId={`${id}-error`}
      />
      {chosen.length > 0 && (
        <PlainList aria-label="Gekozen leden">
          {chosen.map((member) => (
            <li key={member.id}>
              <Chosen>
                <span>
                  {member.name} <small>{describe(member)}</small>
                </span>
                <Button
                  variant="text"
                  size="small"
                  aria-label={`${member.name} weghalen`}
                  onClick={() => field.setValue(without(member))}
                >
                  Weghalen
                </Button>
              </Chosen>
            </li>
          ))}
        </PlainList>
      )}
      {field.error && <FieldError id={`${id}-error`}>{field.error}</FieldError>}
    </Root>
  );
}

interface MemberSearchProps {
  onChoose: (member: MemberChoice) => void;
  isWrong: boolean;
  errorId: string;
}

function MemberSearch({ onChoose, isWrong, errorId }: MemberSearchProps) {
  const { isSubmitting } = useFormState();
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim());
  const { data, previousData, error } = useQuery(ClubMemberChoicesDocument, {
    variables: { search },
    skip: search.length < SHORTEST_SEARCH,
  });
  const members = (data ?? previousData)?.clubMembers;
  return (
    <ChoiceSearch
      label="Zoek op naam, nummer of plaats"
      text={text}
      onText={setText}
      disabled={isSubmitting}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? errorId : undefined}
      found={{
        choices: members?.edges.map(({ node }) => node).filter(({ erased }) => !erased),
        searched: data ? search : '',
        rest: members && members.totalCount - members.edges.length,
        error: error && toApiError(error).message,
      }}
      listLabel="Gevonden leden"
      nothingFound="Geen lid gevonden"
      hint="Kies het lid"
      onChoose={onChoose}
    >
      {(member) => (
        <>
          <span>
            {member.name} <small>{describe(member)}</small>
          </span>
          {!member.active && <small>Niet actief</small>}
        </>
      )}
    </ChoiceSearch>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
  > b {
    font-size: 14px;
    font-weight: 650;
  }
  small {
    color: var(--ink-2);
    font-size: 14px;
  }
`;

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2);
  min-height: 44px;
`;
