import { EmptyState, GlobalStyle } from 'kit/ui';
import type { ReactNode } from 'react';

import { BookCheckPage } from './BookCheckPage';
import { ContactPage } from './ContactPage';
import { DetailsPage } from './DetailsPage';
import { EnrolPage, OpenEnrolmentsPage } from './EnrolPages';
import { OpenActivitiesPage } from './OpenActivitiesPage';
import { OrderPage } from './OrderPage';
import { OwnShiftsPage } from './OwnShiftsPage';
import { PreviewPage } from './PreviewPage';
import { ProofPage } from './ProofPage';
import { ShopPage } from './ShopPage';
import { SignUpPage } from './SignUpPage';
import { VisitorPage } from './VisitorPage';

/** What the address says beside the name of the page. */
interface Given {
  /** Of a private link. It stands after '#', so that it is sent to no server. */
  token: string;
  /** What else is in the path. */
  rest: readonly string[];
}

/** The pages for who has no account, by what follows `/publiek/`. */
const pages: Readonly<Record<string, (given: Given) => ReactNode>> = {
  bestelling: ({ token }) => <OrderPage token={token} />,
  contact: () => <ContactPage />,
  kascontrole: ({ token }) => <BookCheckPage token={token} />,
  diensten: ({ token }) => <OwnShiftsPage token={token} />,
  gegevens: ({ token }) => <DetailsPage token={token} />,
  inschrijven: ({ rest: [page] }) =>
    page === undefined ? <OpenEnrolmentsPage /> : <EnrolPage key={page} page={page} />,
  proef: ({ token }) => <ProofPage token={token} />,
  meehelpen: ({ rest: [activityId, season] }) =>
    activityId === undefined ? (
      <OpenActivitiesPage />
    ) : (
      <SignUpPage activityId={activityId} season={Number(season) || 0} />
    ),
  voorbeeld: ({ token }) => <PreviewPage token={token} />,
  winkel: () => <ShopPage />,
};

/** The page at an address. @param address such as that of the browser */
export function VisitorPages({
  address: { pathname, hash },
}: {
  address: Pick<Location, 'pathname' | 'hash'>;
}) {
  const [name = '', ...rest] = pathname.split('/').slice(2);
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
  return (
    <>
      <GlobalStyle />
      {page?.({ token: hash.slice(1), rest }) ?? (
        <VisitorPage title="Pagina niet gevonden">
          <EmptyState
            title="Hier is niets"
            text="Klopt het adres? Open de link uit je mail of brief nog een keer."
          />
        </VisitorPage>
      )}
    </>
  );
}
