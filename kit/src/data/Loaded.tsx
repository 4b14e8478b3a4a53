import { toApiError } from 'kit/graphql';
import { ErrorState, Skeleton } from 'kit/ui';
import { type ReactNode, useDeferredValue } from 'react';

/** The props of Loaded. */
export interface LoadedProps<Data> {
  /** What useQuery gave. */
  query: { data?: Data; error?: Error; refetch: () => Promise<unknown> };
  /** What could not be loaded, for the error: "De agenda". */
  subject: string;
  /** The shape of what comes, as high as that mostly is: what stands below it does not move then. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query brought; until then its shape, and when it fails an error with a retry. */
export function Loaded<Data>({
  query: { data, error, refetch },
  subject,
  skeleton = <Skeleton rows={3} />,
  children,
}: LoadedProps<Data>) {
  // The first time React makes it in pieces: a press or a letter meanwhile does not wait for a whole table or form.
  const isShown = useDeferredValue(data !== undefined);
  if (data && isShown) return children(data);
  if (data || !error) return skeleton;
  return (
    <ErrorState
      title={`${subject} kan niet worden geladen`}
      failure={toApiError(error)}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}
