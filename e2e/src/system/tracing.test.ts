import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { MeDocument } from '../gql/graphql';
import { actAs } from '../testing/apiClient';
import { startPortalProcess } from '../testing/portalProcess';
import { expect, test } from '../testing/stage';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

/** An OpenTelemetry collector. */
async function openCollector() {
  const bodies: string[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    text: () => bodies.join('\n'),
    spans: (): Span[] =>
      bodies.flatMap((body) => {
        const { resourceSpans } = JSON.parse(body) as {
          resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
        };
        return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
      }),
    close: () => server.close(),
  };
}

test('a collector is told of operations and their database commands, and of nobody', async () => {
  const collector = await openCollector();
  const portal = await startPortalProcess({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const client = await actAs(portal.url, 'beheer');
  await client.data(MeDocument);
  await fetch(`${portal.url}/files/geheim/5f0000000000000000000001?sleutel=verborgen`);
  // What is not sent yet is sent then.
  expect(await portal.stop()).toBe(0);
  collector.close();

  const spans = collector.spans();
  const asked = spans.find(({ name }) => name === 'query me');
  expect(asked).toBeDefined();
  const commands = spans.filter(({ parentSpanId }) => parentSpanId === asked?.spanId);
  expect(commands.map(({ name }) => name)).toEqual(['find users']);
  expect(commands[0]?.traceId).toBe(asked?.traceId);
  expect(spans.map(({ name }) => name)).toContain('mutation signIn');
  expect(collector.text()).toContain('carnaval-backoffice');
  for (const secret of ['@carnaval', 'geheim', 'verborgen', '5f0000000000000000000001', 'sleutel'])
    expect(collector.text()).not.toContain(secret);
});
