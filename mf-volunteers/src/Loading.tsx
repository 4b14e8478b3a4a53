import { Loaded as KitLoaded, type LoadedProps } from 'kit/data';
import { Skeleton } from 'kit/ui';

/** What is shown while something loads here. */
export function Loading() {
  return <Skeleton text="Bezig met laden..." rows={4} />;
}

/** What a query brought, with the loading text of this area. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { data, error } = props.query;
  return !data && !error ? <Loading /> : <KitLoaded {...props} />;
}
