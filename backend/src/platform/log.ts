import { hostname } from 'node:os';
import { pino, type Logger } from 'pino';

export type Log = Logger;

/** A database error carries the statement's values in `detail` and `query`: keeps what locates it, drops the data. */
const withoutData = (error: Error & { code?: string; constraint?: string }) => ({
  name: error.name,
  code: error.code,
  constraint: error.constraint,
  message: error.message.split('\n')[0]?.slice(0, 300),
  stack: error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12),
});

/** Structured log lines on standard output, each with its time (UTC) and the machine and process it comes from; JSON escapes CR, LF and escape sequences, so input cannot forge a line. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: { server: hostname(), pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    // No credentials are written, whether they are a field of the logged object or one level below.
    redact: {
      paths: [
        '*.password',
        '*.accessToken',
        '*.token',
        '*.authorization',
        '*.cookie',
        'password',
        'accessToken',
        'token',
        'authorization',
        'cookie',
      ],
      censor: '[hidden]',
    },
    // `err` is the name under which other libraries log.
    serializers: { error: withoutData, err: withoutData },
  });
