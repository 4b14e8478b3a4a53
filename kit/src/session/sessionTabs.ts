/** What a tab tells the others of this browser about who is signed in. */
type Told = { type: 'signedIn' | 'signedOut'; userId: string };

const CHANNEL = 'carnaval-session';

/** Tells the other tabs. Without BroadcastChannel they find out at their next request. */
export function tellTabs(told: Told): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(told);
  channel.close();
}

/** Hears the other tabs. @returns how to stop */
export function hearTabs(hear: (told: Told) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
  return () => channel.close();
}
