import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The portal at another address, where a test can change what is answered. */
export interface OtherAddress {
  url: string;
  /** Answers in the place of the portal, by path; undefined gives it back. */
  answers: Map<string, (text: string) => string>;
  /** Nothing is answered but this status, as by a proxy whose portal is down; undefined: all is well. */
  status: number | undefined;
  close: () => Promise<void>;
}

/** Stands before a portal. @param target its address */
export async function openOtherAddress(target: string): Promise<OtherAddress> {
  const other = { answers: new Map<string, (text: string) => string>(), status: undefined } as OtherAddress;
  const server = createServer((request, response) => void pass(other, target, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  other.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  other.close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return other;
}

const NOT_PASSED = [
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'etag',
  'last-modified',
];

async function pass(
  { answers, status }: OtherAddress,
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (status) return void response.writeHead(status, { 'content-type': 'text/html' }).end('Bad gateway');
  const body = await bodyOf(request);
  // What is changed here is not what the portal would compare with.
  const {
    host: _host,
    connection: _connection,
    'accept-encoding': _encoding,
    'if-none-match': _known,
    'if-modified-since': _since,
    ...headers
  } = request.headers;
  const answer = await fetch(target + request.url, {
    method: request.method,
    headers: headers as Record<string, string>,
    body: body.length > 0 ? body : undefined,
    redirect: 'manual',
  });
  const change = answers.get(request.url ?? '');
  const bytes = Buffer.from(await answer.arrayBuffer());
  for (const [name, value] of answer.headers) {
    if (!NOT_PASSED.includes(name)) response.setHeader(name, value);
  }
  response.writeHead(answer.status).end(change ? change(bytes.toString()) : bytes);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
