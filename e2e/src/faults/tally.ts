import { test } from '@playwright/test';

/** What became of things that were acknowledged, after a fault. */
export interface Outcome {
  /** Answers that said it was done. */
  acknowledged: number;
  /** Of those, what is not there. */
  lost: number;
  /** What is there more than once. */
  twice: number;
  /** What is there in part. */
  half: number;
}

/** The annotation of a test by which the reporter finds what it counted. */
export const FAULT = 'fault';

/** What one test counted. */
export interface Told extends Outcome {
  fault: string;
  times: number;
}

/** The sum of the outcomes of one kind of fault. */
export class Tally {
  private times = 0;
  private readonly sum: Outcome = { acknowledged: 0, lost: 0, twice: 0, half: 0 };

  /** @param times so many faults led to it */
  add(outcome: Outcome, times = 1): void {
    this.times += times;
    for (const name of ['acknowledged', 'lost', 'twice', 'half'] as const) this.sum[name] += outcome[name];
  }

  /** For the table. @throws when something was lost, there twice or half */
  tell(fault: string): void {
    const told: Told = { fault, times: this.times, ...this.sum };
    test.info().annotations.push({ type: FAULT, description: JSON.stringify(told) });
    const { acknowledged, ...wrong } = this.sum;
    test.expect(acknowledged).toBeGreaterThan(0);
    test.expect(wrong).toEqual({ lost: 0, twice: 0, half: 0 });
  }
}
