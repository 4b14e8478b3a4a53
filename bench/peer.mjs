// peer.mjs <uri> <database> [apollo]: what the API is measured against: the same answers by hand, with the bare driver over
// plain http; with `apollo` through an Apollo Server of which nothing is asked but to parse, check and send: what the
// prescribed server takes of each request, whatever we do.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { root } from '../scripts/lib/root.mjs';
import { api } from './lib/api.mjs';
import { operationName, operations } from './operations.mjs';

const [uri, database, through] = process.argv.slice(2);
const client = await new (api.library('mongoose').mongo.MongoClient)(uri).connect();
const db = client.db(database);
const apollo = through === 'apollo' ? await startApollo() : undefined;
const peers = new Map(operations.filter(({ peer }) => peer).map((one) => [operationName(one), one]));

const server = createServer(async (request, response) => {
  try {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const user = peers.get(body.operationName).visitor ? null : await findSession(request.headers.cookie);
    const text = apollo ? await throughApollo(request, body, user) : JSON.stringify(await dataOf(body, user));
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(text);
  } catch (error) {
    response.writeHead(500, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ errors: [{ message: error.message }] }));
  }
});

async function dataOf({ operationName, variables }, user) {
  const { peer, visitor } = peers.get(operationName);
  if (!user && !visitor) throw new Error('no session');
  return { data: await peer({ db, user, variables }) };
}

async function throughApollo(request, body, user) {
  const { HeaderMap } = api.library('@apollo/server');
  const { body: answer } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: 'POST',
      headers: new HeaderMap(Object.entries(request.headers)),
      search: '',
      body,
    },
    context: async () => ({ user }),
  });
  return answer.string;
}

/** An Apollo Server whose executor is the peer. */
async function startApollo() {
  const { ApolloServer } = api.library('@apollo/server');
  const { buildSchema } = api.library('graphql');
  const apiSchema = buildSchema(readFileSync(join(root, 'api', 'schema.graphql'), 'utf8'));
  const started = new ApolloServer({
    gateway: {
      load: async () => ({ executor: ({ request, context }) => dataOf(request, context.user) }),
      onSchemaLoadOrUpdate(callback) {
        callback({ apiSchema, coreSupergraphSdl: '' });
        return () => undefined;
      },
      stop: async () => undefined,
    },
    stopOnTerminationSignals: false,
  });
  await started.start();
  return started;
}

/** The user of the session cookie, as the API finds it. */
function findSession(cookie) {
  const token = cookie?.split('=')[1] ?? '';
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  const live = { $elemMatch: { tokenHash, expiresAt: { $gt: new Date() } } };
  const projection = { passwordHash: 0, passwordReset: 0, changeLog: 0, sessions: live };
  return db.collection('users').findOne({ sessions: live }, { projection });
}

server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.once('SIGTERM', async () => {
  server.close();
  server.closeAllConnections();
  await client.close();
  process.exit(0);
});
