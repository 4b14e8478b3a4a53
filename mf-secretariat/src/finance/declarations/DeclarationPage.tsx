import { Loaded } from 'kit/data';
import { Alert, Button, Card, EmptyState, PageTitle } from 'kit/ui';

import { DeclarationWizard } from './DeclarationWizard';
import { QuickDeclaration } from './QuickDeclaration';
import { useChoices } from './useChoices';
import { useDeclaring } from './useDeclaring';

/** Declaring an expense, in steps or on one page, unless all years are locked. */
export function DeclarationPage() {
  const { commissionId, isQuick, stop } = useDeclaring();
  const { query, isOffline } = useChoices(isQuick);
  return (
    <>
      <PageTitle>Declaratie indienen</PageTitle>
      {isOffline && <Alert>Er is geen verbinding. Wat je indient, wordt bewaard en later verstuurd.</Alert>}
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
