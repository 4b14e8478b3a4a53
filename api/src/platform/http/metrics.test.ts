import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import express from 'express';

import { useApi } from '../../testing/apiStage';
import { MeDocument } from '../../testing/gql/graphql';
import { JobModel, JobState, MAIL } from '../jobs/job.model';
import { Metrics } from '../metrics/metrics';
import { metricsRoute } from './metricsRoute';

const stage = useApi();

const read = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}/metrics`, { headers });
  return { status: response.status, text: await response.text() };
};

it('tells rates and durations of operations by their first field, and whatever a stranger makes up as one', async () => {
  await stage.api.visitor.data(MeDocument);
  await stage.api.visitor.run('query MadeUp { jobs(state: failed) { totalCount } }');
  for (const name of ['a1', 'a2', 'a3']) await stage.api.visitor.run(`query ${name} { ${name} }`);
  const { status, text } = await read(stage.api.url);
  expect(status).toBe(200);
  expect(text).toContain('portal_operation_seconds_count{operation="me",outcome="ok"} 1');
  expect(text).toContain('portal_operation_seconds_count{operation="jobs",outcome="refused"} 1');
  expect(text).toContain('portal_operation_seconds_count{operation="not understood",outcome="refused"} 3');
  expect(text).not.toMatch(/MadeUp|a1/);
});

it('tells jobs and mails by state, memory and the event loop, and nothing of people', async () => {
  await JobModel.create({ name: MAIL, subject: 'jan@carnaval.example', state: JobState.running });
  await JobModel.create({ name: 'letters', subject: 'x', state: JobState.failed });
  const { text } = await read(stage.api.url);
  expect(text).toContain('portal_jobs{kind="mail",state="waiting"} 1');
  expect(text).toContain('portal_jobs{kind="job",state="failed"} 1');
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).not.toContain('@');
});

describe('who may read them', () => {
  const serve = async (token: string | undefined, headers: Record<string, string> = {}) => {
    const app = express().get('/metrics', metricsRoute(new Metrics({ isUp: true, restarts: 3 }), token));
    const server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const answer = await read(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, headers);
    server.close();
    return answer;
  };

  it('without a token: this machine, but not whoever came through a proxy on it', async () => {
    const { status, text } = await serve(undefined);
    expect(status).toBe(200);
    expect(text).toContain('portal_engine_up 1');
    expect(text).toContain('portal_engine_restarts 3');
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip'])
      expect(await serve(undefined, { [header]: '127.0.0.1' })).toEqual({ status: 403, text: '' });
  });

  it('with a token: who has it', async () => {
    expect((await serve('geheim', { authorization: 'Bearer geheim' })).status).toBe(200);
    expect((await serve('geheim')).status).toBe(401);
    expect(await serve('geheim', { authorization: 'Bearer anders' })).toEqual({ status: 401, text: '' });
  });
});
