/**
 * How Node runs the built server; the image does the same (Dockerfile). V8's default size of the young generation holds 30 MB
 * more when idle, and half of this size makes each request slower. V8 must not guess which objects will live long, because
 * it guesses wrong about those of a request (docs/decisions/0010-time-per-request.md).
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16', '--no-allocation-site-pretenuring'];
export const SERVER_PROGRAM = 'backend/dist/main.js';
