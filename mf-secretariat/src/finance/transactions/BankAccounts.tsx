import { Loaded } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { Button, Card, DefinitionList, DefinitionRow, EmptyState, useSnackbar } from 'kit/ui';
import { Copy } from 'lucide-react';

import { SecretariatBankAccountsDocument } from '../../gql/graphql';
import { formatIban } from '../formatIban';

/** The general bank accounts. */
export function BankAccounts() {
  const query = useQuery(SecretariatBankAccountsDocument);
  return (
    <Card title="Rekeningnummers">
      <Loaded query={query} subject="De rekeningnummers">
        {({ bankAccounts }) =>
          bankAccounts.length === 0 ? (
            <EmptyState title="De rekeningnummers zijn nog niet ingesteld." />
          ) : (
            <DefinitionList>
              {bankAccounts.map(({ name, iban }) => (
                <DefinitionRow key={iban} label={name} action={<CopyButton name={name} iban={iban} />}>
                  {formatIban(iban)}
                </DefinitionRow>
              ))}
            </DefinitionList>
          )
        }
      </Loaded>
    </Card>
  );
}

function CopyButton({ name, iban }: { name: string; iban: string }) {
  const snackbar = useSnackbar();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(iban);
      snackbar.show('Rekeningnummer gekopieerd');
    } catch {
      // Not on a page without https, or when the browser forbids it.
      snackbar.show('Kopiëren lukt hier niet. Zet het nummer zelf over.', { tone: 'error' });
    }
  };
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<Copy aria-hidden />}
      aria-label={`Kopieer het rekeningnummer van ${name}`}
      onClick={() => void copy()}
    >
      Kopieer
    </Button>
  );
}
