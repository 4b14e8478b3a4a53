import { setTimeout as delay } from 'node:timers/promises';

import { logError } from '../log/logger';
import type { PortalContext } from '../portalContext';
import { endSamples, takeSample } from './samples';

const MINUTE = 60_000;
/** So long a stop waits for the sample that is being written, in ms. */
const PATIENCE = 2000;

/** Samples that are taken each minute, until they are stopped. */
export interface Sampler {
  /** Waits for the one that is being written, two seconds at most. */
  stop(): Promise<void>;
}

/**
 * Takes a sample of this process now and each minute (P257). One that cannot be written is told in the log and left out:
 * no request waits for it or fails by it.
 * @param every how often, in ms
 */
export function startSampling(portal: Pick<PortalContext, 'metrics'>, every = MINUTE): Sampler {
  portal.metrics.figures.start();
  let writing: Promise<void> | undefined;
  const take = () => {
    // One that takes longer than a minute is not overtaken.
    writing ??= takeSample(portal)
      .catch((error: unknown) => logError(error, 'sample not taken'))
      .finally(() => (writing = undefined));
  };
  take();
  const timer = setInterval(take, every).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      // Its counts wait for an engine that is gone longer than a stop may take.
      await Promise.race([writing, delay(PATIENCE, undefined, { ref: false })]);
      await endSamples(portal).catch((error: unknown) => logError(error, 'samples not ended'));
      portal.metrics.figures.stop();
    },
  };
}
