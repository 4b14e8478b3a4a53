import { EmptyState, LinkButton, PageTitle } from 'kit/ui';

/** For an address that is no page, such as a link with a slip or one of the old backoffice. */
export function NotFoundPage() {
  return (
    <>
      <PageTitle>Pagina niet gevonden</PageTitle>
      <EmptyState
        title="Deze pagina bestaat niet"
        text="Misschien zit er een tikfout in het adres, of is de pagina verhuisd. Zoek hem in het menu of met de zoekknop bovenaan."
        action={<LinkButton to="/">Naar je persoonlijke pagina</LinkButton>}
      />
    </>
  );
}
