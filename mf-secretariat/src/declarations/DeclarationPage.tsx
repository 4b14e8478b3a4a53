import { Loaded } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { Button, Card, EmptyState, PageTitle } from 'kit/ui';

import { SecretariatDeclarationChoicesDocument } from '../gql/graphql';
import { DeclarationWizard } from './DeclarationWizard';
import { QuickDeclaration } from './QuickDeclaration';
import { useDeclaring } from './useDeclaring';

/** Declaring an expense, in steps or on one page, unless all years are locked. */
export function DeclarationPage() {
  const { commissionId, isQuick, stop } = useDeclaring();
  // Never from the cache: the treasurer may have locked a year.
  const query = useQuery(SecretariatDeclarationChoicesDocument, { fetchPolicy: 'network-only' });
  return (
    <>
      <PageTitle>Declaratie indienen</PageTitle>
      <Loaded query={query} subject="Het formulier">
        {({ declarationChoices }) =>
          declarationChoices.years.length === 0 ? (
            <Card>
              <EmptyState
                title="Geen declaraties toegestaan, neem contact op met de penningmeester"
                action={
                  <Button variant="ghost" onClick={stop}>
                    Terug
                  </Button>
                }
              />
            </Card>
          ) : isQuick ? (
            <QuickDeclaration choices={declarationChoices} onClose={stop} />
          ) : (
            <DeclarationWizard choices={declarationChoices} commissionId={commissionId} onClose={stop} />
          )
        }
      </Loaded>
    </>
  );
}
