import cluster from 'node:cluster';

import type { EngineState, WatchedEngine } from '../embedded/startEmbedded';

const QUESTION = 'portal:engine?';
const ANSWER = 'portal:engine';

interface Answer {
  type: typeof ANSWER;
  isUp: boolean;
  restarts: number;
}

const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && (message as Answer).type === ANSWER;

/** Has the process that holds the engine tell those it started how that fares: when they begin, and at each change. */
export function tellEngine(engine: WatchedEngine): void {
  const state = (): Answer => ({ type: ANSWER, isUp: engine.isUp, restarts: engine.restarts });
  cluster.on('message', (worker, message: unknown) => {
    if ((message as { type?: unknown } | null)?.type === QUESTION && worker.isConnected())
      worker.send(state());
  });
  engine.onChange(() => {
    for (const worker of Object.values(cluster.workers ?? {}))
      if (worker?.isConnected()) worker.send(state());
  });
}

/** How the engine fares that the process holds which started this one. */
export class EngineOfParent implements EngineState {
  /** It runs when a process is started; a moment later that is known. */
  isUp = true;
  restarts = 0;

  constructor() {
    process.on('message', (message: unknown) => {
      if (isAnswer(message)) ({ isUp: this.isUp, restarts: this.restarts } = message);
    });
    process.send?.({ type: QUESTION });
  }
}
