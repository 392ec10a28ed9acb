/**
 * How Node runs the built server; the image does the same (Dockerfile). V8's own choice holds 30 MB more when nobody asks,
 * half of this costs more time for each request (docs/decisions/0010-time-per-request.md).
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16'];
export const SERVER_PROGRAM = 'backend/dist/main.js';
