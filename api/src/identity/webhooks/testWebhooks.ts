import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Webhook as Verifier } from 'standardwebhooks';

import { AddWebhookDocument, type WebhookInput } from '../../testing/gql/graphql';
import type { TestClient } from '../../testing/testClient';

/** A message as a receiver got it. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server of an integrator, on this machine. */
export interface Receiver {
  url: string;
  received: Received[];
  /** What it answers, one after the other; the last one goes on. */
  answers: { status: number; headers?: Record<string, string>; isSilent?: boolean }[];
  close(): Promise<void>;
}

/** Starts one that answers 204. */
export async function openReceiver(): Promise<Receiver> {
  const state: Receiver = { url: '', received: [], answers: [{ status: 204 }], close: async () => {} };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      state.received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      const answer = state.answers.length > 1 ? state.answers.shift() : state.answers[0];
      if (answer?.isSilent) return;
      // More than anybody wants to read.
      response.writeHead(answer?.status ?? 204, answer?.headers).end(answer?.status === 204 ? '' : LONG);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/haak`;
  state.close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return state;
}

const LONG = 'x'.repeat(100_000);

/** What a message says, when its signature is right. @throws when it is not */
export function verified(secret: string, { headers, body }: Received): unknown {
  return new Verifier(secret).verify(body, headers as Record<string, string>);
}

/** A webhook as it is filled in. */
export const filledIn = (given: Partial<WebhookInput> = {}): { webhook: WebhookInput } => ({
  webhook: {
    name: 'Boekhouding',
    url: 'http://127.0.0.1:9/haak',
    entities: ['Commission'],
    kinds: ['added', 'changed', 'removed', 'restored'],
    ...given,
  },
});

/** Adds one. @returns it with its secret */
export async function madeWebhook(by: TestClient, given: Partial<WebhookInput> = {}) {
  const { id, secret, webhook } = (await by.data(AddWebhookDocument, filledIn(given))).addWebhook;
  return { id, secret, webhook };
}
