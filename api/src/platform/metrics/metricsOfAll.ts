import cluster from 'node:cluster';

import { AggregatorRegistry, type Registry } from 'prom-client';

const QUESTION = 'portal:metrics?';
const ANSWER = 'portal:metrics';

interface Message {
  type: typeof QUESTION | typeof ANSWER;
  id: number;
  /** All metrics; null when not every process told its own in time. */
  text?: string | null;
}

const isMessage = (message: unknown, type: Message['type']): message is Message =>
  typeof message === 'object' && message !== null && (message as Message).type === type;

/** Has the process that started the others answer one that asks for the metrics of all. */
export function answerMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message: unknown) => {
    if (!isMessage(message, QUESTION)) return;
    const answer = (text: string | null) =>
      worker.isConnected() && worker.send({ type: ANSWER, id: message.id, text });
    all.clusterMetrics().then(answer, () => answer(null));
  });
}

let asked = 0;

/**
 * The metrics of a process that serves, together with those of its siblings: whoever reads them reaches any of them.
 * @param own of this process @throws when a sibling does not tell its own within five seconds
 */
export class MetricsOfAll {
  constructor(own: Registry) {
    AggregatorRegistry.setRegistries([own]);
    // Made for what it does then: it listens for the question of the process that started this one.
    new AggregatorRegistry();
  }

  read(): Promise<string> {
    const id = asked++;
    return new Promise((resolve, reject) => {
      const hear = (message: unknown) => {
        if (!isMessage(message, ANSWER) || message.id !== id) return;
        process.off('message', hear);
        if (typeof message.text === 'string') resolve(message.text);
        else reject(new Error('not every process told its metrics'));
      };
      process.on('message', hear);
      process.send?.({ type: QUESTION, id } satisfies Message);
    });
  }
}
