// What the API is measured against: the same answers by hand, with the bare driver over plain http.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';

import { api } from './lib/api.mjs';
import { operationName, operations } from './operations.mjs';

const [uri, database] = process.argv.slice(2);
const client = await new (api.library('mongoose').mongo.MongoClient)(uri).connect();
const db = client.db(database);
const peers = new Map(operations.filter(({ peer }) => peer).map((one) => [operationName(one), one]));

const server = createServer(async (request, response) => {
  try {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const { operationName, variables } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const { peer, visitor } = peers.get(operationName);
    const user = visitor ? null : await findSession(request.headers.cookie);
    if (!user && !visitor) throw new Error('no session');
    const data = await peer({ db, user, variables });
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify({ data }));
  } catch (error) {
    response.writeHead(500, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ errors: [{ message: error.message }] }));
  }
});

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
