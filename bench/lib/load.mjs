import autocannon from 'autocannon';

/** How often autocannon looks whether it should stop, in ms; its rates are not used. */
const SAMPLE_MS = 100;
const TIMEOUT_S = 120;

/**
 * Asks one server the same for some seconds, each connection its next request when the last is answered.
 * @param {{ url: string, cookie?: string, bodies: string[], connections: number, seconds: number, least?: number }} options
 * `bodies`: asked in turn; `least`: go on until there are this many answers (default: one for each connection)
 * @returns {Promise<{ rate: number, times: number[], failed: number }>} answers per second, how long each took in ms,
 * and how many requests got none
 */
export async function load({ url, cookie = '', bodies, connections, seconds, least = connections }) {
  const times = [];
  let began = 0;
  let last = 0;
  const result = await new Promise((resolve, reject) => {
    const instance = autocannon(
      {
        url: `${url}/graphql`,
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        requests: bodies.map((body) => ({ body })),
        connections,
        duration: 600,
        timeout: TIMEOUT_S,
        sampleInt: SAMPLE_MS,
      },
      (error, outcome) => (error ? reject(error) : resolve(outcome)),
    );
    // autocannon sends the first requests when it is made; its own 'start' comes a moment later.
    began = performance.now();
    instance.on('response', (_client, _status, _bytes, time) => {
      if (last - began >= seconds * 1000 && times.length >= least) return instance.stop();
      last = performance.now();
      times.push(time);
    });
  });
  if (result.non2xx || times.length === 0) throw new Error(`${url} refused ${result.non2xx} requests.`);
  return { rate: times.length / ((last - began) / 1000), times, failed: result.errors };
}

/** @returns the value below which this part (0 to 1) of the numbers lies */
export function percentile(numbers, part) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
}

/** @returns the middle one */
export const median = (numbers) => percentile(numbers, 0.5);
