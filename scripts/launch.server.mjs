/**
 * How Node runs the built server; the image does the same (Dockerfile). V8's own choice of the young space holds 30 MB more
 * when nobody asks, half of this costs more time for each request; and V8 may not guess which objects will live long,
 * because it takes those of a request for such (docs/decisions/0010-time-per-request.md).
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16', '--no-allocation-site-pretenuring'];
export const SERVER_PROGRAM = 'backend/dist/main.js';
