/**
 * How Node runs the built server; the image does the same (Dockerfile). By default V8 lets young objects fill 128 MB
 * before it looks at them, which is half of what the idle server would hold; answers are gone long before 16 MB are full.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8'];
export const SERVER_PROGRAM = 'backend/dist/main.js';
