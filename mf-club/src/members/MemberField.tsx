import { useFormField, useFormState } from 'kit/forms';
import { toApiError, useQuery } from 'kit/graphql';
import { ChoiceList, PlainList, SmallText, useDebouncedValue } from 'kit/lists';
import { Button, FieldError, SearchField, Spinner } from 'kit/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';

import { ClubMemberChoicesDocument, type ClubMemberChoicesQuery } from '../gql/graphql';

/** Who can be chosen. */
export type MemberChoice = ClubMemberChoicesQuery['clubMembers']['edges'][number]['node'];

/** One letter finds too many. */
const SHORTEST = 2;

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
  return (
    <>
      <SearchField
        label="Zoek op naam, nummer of plaats"
        value={text}
        onChange={setText}
        disabled={isSubmitting}
        isInForm
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        // Enter searches, it does not send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {search.length >= SHORTEST && <Found search={search} onChoose={onChoose} />}
    </>
  );
}

function Found({ search, onChoose }: { search: string } & Pick<MemberSearchProps, 'onChoose'>) {
  const {
    data: answered,
    previousData,
    error,
  } = useQuery(ClubMemberChoicesDocument, { variables: { search } });
  const data = answered ?? (error ? undefined : previousData);
  if (error) return <FieldError>{toApiError(error).message}</FieldError>;
  if (!data) return <Spinner />;
  const members = data.clubMembers.edges.map(({ node }) => node).filter(({ erased }) => !erased);
  const rest = data.clubMembers.totalCount - data.clubMembers.edges.length;
  return (
    <>
      <SmallText role="status">{members.length === 0 ? 'Geen lid gevonden' : 'Kies het lid'}</SmallText>
      {members.length > 0 && (
        <ChoiceList aria-label="Gevonden leden">
          {members.map((member) => (
            <li key={member.id}>
              <button type="button" onClick={() => onChoose(member)}>
                <span>
                  {member.name} <small>{describe(member)}</small>
                </span>
                {!member.active && <small>Niet actief</small>}
              </button>
            </li>
          ))}
        </ChoiceList>
      )}
      {rest > 0 && <SmallText>{`En nog ${rest}: zoek preciezer.`}</SmallText>}
    </>
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
