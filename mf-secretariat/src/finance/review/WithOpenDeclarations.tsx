import type { ReactNode } from 'react';

import type { SecretariatDeclarationYearFragment } from '../../gql/graphql';
import { useTransactions } from '../transactions/transactions';

/** What waits in one year: for a decision, and for an answer. */
export interface OpenOfYear {
  year: SecretariatDeclarationYearFragment;
  open: ReturnType<typeof useTransactions>;
  asked: ReturnType<typeof useTransactions>;
}

interface WithOpenDeclarationsProps {
  years: readonly SecretariatDeclarationYearFragment[];
  /** What was asked for the years before it. */
  before?: readonly OpenOfYear[];
  children: (lists: readonly OpenOfYear[]) => ReactNode;
}

/** Asks for what waits in each year: as many questions as there are years, so each has a component of its own. */
export function WithOpenDeclarations({ years, before = [], children }: WithOpenDeclarationsProps) {
  const [year, ...rest] = years;
  if (!year) return children(before);
  return (
    <OneYear key={year.id} year={year}>
      {(list) => (
        <WithOpenDeclarations years={rest} before={[...before, list]}>
          {children}
        </WithOpenDeclarations>
      )}
    </OneYear>
  );
}

interface OneYearProps {
  year: SecretariatDeclarationYearFragment;
  children: (list: OpenOfYear) => ReactNode;
}

function OneYear({ year, children }: OneYearProps) {
  const open = useTransactions({ yearId: year.id, state: 'open' });
  const asked = useTransactions({ yearId: year.id, state: 'asked' });
  return children({ year, open, asked });
}
