import { Loaded } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { Card, DefinitionList, PageTitle, Stack } from 'kit/ui';

import { WebsiteContactAddressesDocument } from '../gql/graphql';
import { IntroCard } from '../texts/IntroCard';
import { AddressRow } from './AddressRow';

/** Contact: intro and where each form of the website goes. */
export function ContactPage() {
  const query = useQuery(WebsiteContactAddressesDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Stack>
      <PageTitle>Contact</PageTitle>
      <IntroCard textKey="contact" />
      <Card title="Gekoppelde e-mailadressen">
        <p>Is een adres leeg, dan gaat het formulier naar het algemene info-adres.</p>
        <Loaded query={query} subject="De lijst met adressen">
          {({ contactAddresses }) => (
            <DefinitionList>
              {contactAddresses.map((address) => (
                <AddressRow
                  key={address.subject}
                  address={address}
                  fetchLatest={async () =>
                    (await query.refetch()).data?.contactAddresses.find(
                      ({ subject }) => subject === address.subject,
                    )
                  }
                />
              ))}
            </DefinitionList>
          )}
        </Loaded>
      </Card>
    </Stack>
  );
}
