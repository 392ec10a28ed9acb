/**
 * How Node runs the built server; the image does the same (Dockerfile). V8's default size of the young generation holds 30 MB
 * more when idle, and half of this size makes each request slower. V8 must not guess which objects will live long, because
 * it guesses wrong about those of a request (docs/decisions/0010-time-per-request.md). The heap is limited: what is live is below
 * 100 MB, so a server that needs five times as much is being misused, and is better started again than left to fill the machine.
 */
export const SERVER_FLAGS = [
  '--max-old-space-size=512',
  '--max-semi-space-size=16',
  '--no-allocation-site-pretenuring',
];
/**
 * How the C library manages the server's memory (mallopt(3); other libraries ignore it). Without this it keeps what large
 * imports and campaigns needed: 274 MB instead of 233, a minute after them (docs/decisions/0043-memory-returned.md).
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
export const SERVER_PROGRAM = 'backend/dist/main.js';
/**
 * Where Node keeps the compiled code of `npm start` (module.enableCompileCache), written at its end: compiling took a third of a restart.
 * It is trusted like the packages that it lies among.
 */
export const COMPILED = 'node_modules/.hearthline/compiled';
