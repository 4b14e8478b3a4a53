import { useApolloClient } from 'kit/graphql';
import { useTicks, WaitingTicks } from 'kit/offline';
import { useEffect, useState } from 'react';

import { ShellMyTasksDocument } from '../gql/graphql';

/** A task that was ticked and waits for a connection. */
export interface HomeTick {
  /** Of the task. */
  id: string;
  finished: boolean;
}

interface HomeTicksProps {
  /** Told whenever it changes. */
  onTicks: (ticks: readonly HomeTick[]) => void;
  /** When some were sent that waited when the page was opened: what stands there is from before. */
  onSent: () => void;
}

/** Sends what I ticked without a connection, and tells the rows which those are. */
export function HomeTicks({ onTicks, onSent }: HomeTicksProps) {
  const ticks = useTicks();
  useEffect(() => onTicks(ticks.filter(({ refusal }) => !refusal)), [ticks, onTicks]);
  // What is ticked now stays in its place, struck through.
  const [isFromBefore] = useState(ticks.length > 0);
  const client = useApolloClient();
  const sent = () => {
    void client.refetchQueries({ include: [ShellMyTasksDocument] });
    if (isFromBefore) onSent();
  };
  return <WaitingTicks onSent={sent} />;
}
