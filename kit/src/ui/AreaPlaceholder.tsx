import { EmptyState } from './EmptyState';
import { PageTitle } from './PageTitle';

/** A page that is still to be made: says so, and which area it belongs to. */
export function AreaPlaceholder({ area, title }: { area: string; title: string }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        title="Deze pagina wordt nog gemaakt"
        text={`Hier komt "${title}", een onderdeel van ${area}. Er valt nu nog niets te doen.`}
      />
    </>
  );
}
