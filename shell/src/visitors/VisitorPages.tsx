import { EmptyState, GlobalStyle } from 'kit/ui';
import type { ReactNode } from 'react';

import { DetailsPage } from './DetailsPage';
import { OwnShiftsPage } from './OwnShiftsPage';
import { VisitorPage } from './VisitorPage';

/** The pages for who has no account, by what follows `/publiek/`. The token of a private link stands after '#', so that it is sent to no server. */
const pages: Readonly<Record<string, (token: string) => ReactNode>> = {
  diensten: (token) => <OwnShiftsPage token={token} />,
  gegevens: (token) => <DetailsPage token={token} />,
};

/** The page at an address. @param address such as that of the browser */
export function VisitorPages({
  address: { pathname, hash },
}: {
  address: Pick<Location, 'pathname' | 'hash'>;
}) {
  const [, , name = ''] = pathname.split('/');
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
  return (
    <>
      <GlobalStyle />
      {page?.(hash.slice(1)) ?? (
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
