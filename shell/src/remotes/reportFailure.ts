import { fromDevice, useApolloClient } from 'kit/graphql';
import { useEffect } from 'react';

import type { FailureKind } from './remoteFailure';

/** A version of an area that failed in this browser. */
export interface ReportedFailure {
  area: string;
  /** The address of its manifest. */
  entry: string;
  kind: FailureKind;
  /** What the browser said. */
  message: string;
}

const LONGEST = 300;
const listeners = new Set<(failure: ReportedFailure) => void>();

/** Has the server know of a failure, when somebody is signed in. Without a connection it is no fault of the remote. */
export function reportFailure(failure: ReportedFailure): void {
  if (!navigator.onLine || fromDevice.since() !== undefined) return;
  listeners.forEach((listener) => listener(failure));
}

/** Sends what is reported; when that fails too, the console has it. */
export function useFailureReports(): void {
  const client = useApolloClient();
  useEffect(() => {
    const send = ({ message, ...failure }: ReportedFailure) => {
      const error = { ...failure, message: message.slice(0, LONGEST) || 'Unknown' };
      import('../gql/lazy/graphql')
        .then(({ ShellReportClientErrorDocument }) =>
          client.mutate({ mutation: ShellReportClientErrorDocument, variables: { error } }),
        )
        .catch((reason: unknown) => console.error('A failure could not be reported.', reason));
    };
    listeners.add(send);
    return () => void listeners.delete(send);
  }, [client]);
}
