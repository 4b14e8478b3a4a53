import { useApolloClient } from 'kit/graphql';
import { Button } from 'kit/ui';

import type { LoadedArea } from './loadArea';
import { NoticeLine } from './NoticeLine';

/** Over an area that is not its stable version: which one it is, and why. */
export function VersionLine({ area, loaded }: { area: string; loaded: Omit<LoadedArea, 'default'> }) {
  const client = useApolloClient();
  const { version, insteadOf } = loaded;
  if (version.channel === 'override') {
    const stop = async () => {
      const { ShellOverrideRemoteDocument } = await import('../gql/lazy/graphql');
      await client.mutate({ mutation: ShellOverrideRemoteDocument, variables: { area, entry: null } });
      window.location.reload();
    };
    return (
      <NoticeLine role="status" $alarm>
        Dit onderdeel komt van je eigen computer: {new URL(version.entry).host}
        <Button variant="ghost" size="small" onClick={() => void stop()}>
          Stoppen
        </Button>
      </NoticeLine>
    );
  }
  if (insteadOf) return <NoticeLine role="status">{insteadOf}</NoticeLine>;
  if (version.channel !== 'canary') return null;
  return <NoticeLine role="status">Je probeert een nieuwe versie uit ({version.info?.version}).</NoticeLine>;
}
