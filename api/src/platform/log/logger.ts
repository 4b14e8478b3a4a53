import pino from 'pino';

/** The log: JSON lines on standard error, level from `LOG_LEVEL`. No names, addresses or secrets go in here. */
export const logger = pino(
  { level: process.env.LOG_LEVEL ?? 'info', base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
  pino.destination({ fd: 2, sync: true }),
);
