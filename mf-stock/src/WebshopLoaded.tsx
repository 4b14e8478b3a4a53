import { toApiError } from 'kit/graphql';
import { EmptyState, ErrorState, Skeleton } from 'kit/ui';
import type { ReactNode } from 'react';

/** The props of WebshopLoaded. */
export interface WebshopLoadedProps<Data> {
  /** What useQuery or usePages gave. */
  query: { data?: Data; error?: Error; loading?: boolean; refetch: () => Promise<unknown> };
  children: (data: Data) => ReactNode;
}

/** What a query of the webshop brought, and the texts when it failed or brought nothing. */
export function WebshopLoaded<Data>({ query, children }: WebshopLoadedProps<Data>) {
  const { data, error, loading = true, refetch } = query;
  if (data) return children(data);
  if (!error) return loading ? <Skeleton rows={4} /> : <NoWebshop />;
  return (
    <ErrorState
      title={`Inladen webshop is mislukt: ${toApiError(error).message}`}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}

/** The webshop object is missing. */
export function NoWebshop() {
  return (
    <EmptyState
      title="Er is geen webshop gevonden."
      text="Laad de pagina opnieuw, of meld het de beheerder."
    />
  );
}
