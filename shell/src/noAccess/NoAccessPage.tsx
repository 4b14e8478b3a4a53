import { EmptyState, LinkButton, PageTitle } from 'kit/ui';

/** For who lacks the right for a page. */
export function NoAccessPage() {
  return (
    <>
      <PageTitle>Geen toegang</PageTitle>
      <EmptyState
        title="Je hebt geen rechten voor deze pagina"
        text="Denk je dat dit niet klopt? Neem contact op met de secretaris of de beheerder van de backoffice."
        action={<LinkButton to="/">Naar je persoonlijke pagina</LinkButton>}
      />
    </>
  );
}
