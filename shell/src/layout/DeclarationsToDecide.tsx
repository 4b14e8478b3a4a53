import { useQuery } from 'kit/graphql';
import styled from 'styled-components';

import { ShellDeclarationsToDecideDocument } from '../gql/graphql';

const OFTEN = 5 * 60_000;

/** How many declarations wait for a decision of this user; nothing when none do, or when it cannot be read. */
export function DeclarationsToDecide() {
  const { data } = useQuery(ShellDeclarationsToDecideDocument, {
    pollInterval: OFTEN,
  });
  const count = data?.declarationsToDecide ?? 0;
  if (count === 0) return null;
  return <Count aria-label={`${count} ${count === 1 ? 'wacht' : 'wachten'} op een besluit`}>{count}</Count>;
}

const Count = styled.span`
  min-width: 24px;
  margin-left: auto;
  padding: 0 7px;
  border-radius: 12px;
  background: rgb(0 0 0 / 60%);
  color: #fff;
  font-size: 13px;
  font-weight: 700;
  line-height: 24px;
  text-align: center;
`;
