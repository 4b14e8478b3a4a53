import { exponential } from 'agenda';

import { AppError } from '../errors/appError';
import { texts } from '../errors/texts';
import { logError } from '../log/logError';
import { JobFailure, type JobKind } from './jobKind';

/** What is stored and shown of a failure; an unforeseen one is shown in general words and logged in full. */
export function failureOf(error: unknown, job: string): JobFailure {
  if (error instanceof JobFailure) return error;
  if (error instanceof AppError) return new JobFailure(error.message);
  logError(error, 'job failed', { job });
  return new JobFailure(texts.internal);
}

/** When a failed job of a kind is tried again; null: it is given up. */
export function backoffOf({ attempts, firstPause, longestPause }: NonNullable<JobKind<never>['retry']>) {
  const pause = exponential({ delay: firstPause, maxDelay: longestPause, maxRetries: attempts - 1 });
  return (failed: Parameters<typeof pause>[0]) =>
    failed.error instanceof JobFailure && failed.error.isFinal ? null : pause(failed);
}
