import { Loaded } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { Card, EmptyState, Stack } from 'kit/ui';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatAccountancyYearsDocument,
  SecretariatDeclarationYearFragmentDoc,
} from '../../gql/graphql';
import { MyDeclarations } from '../declarations/MyDeclarations';
import { BankAccounts } from '../transactions/BankAccounts';
import { ClosedDeclarations } from '../transactions/ClosedDeclarations';
import { OpenDeclarations, OpenSkeleton } from './OpenDeclarations';
import { useOpenDeclarations } from './WaitingLists';

/** Deciding, what was decided, and declaring. */
export function DeclarationsTab() {
  const query = useQuery(SecretariatAccountancyYearsDocument, { variables: { archived: false } });
  const waiting = useOpenDeclarations();
  return (
    <Stack>
      <Loaded query={query} subject="De lijst met declaraties" skeleton={<OpenSkeleton />}>
        {({ accountancyYears }) => {
          const years = getFragmentData(SecretariatDeclarationYearFragmentDoc, accountancyYears);
          return years.length === 0 ? (
            <Card title="Declaraties">
              <EmptyState
                title="Er is nog geen boekjaar."
                text="Zodra het DB een boekjaar toevoegt, kan er worden gedeclareerd."
              />
            </Card>
          ) : (
            <>
              <OpenDeclarations years={years} waiting={waiting} />
              <ClosedDeclarations years={years} />
            </>
          );
        }}
      </Loaded>
      <BankAccounts />
      <MyDeclarations />
    </Stack>
  );
}
