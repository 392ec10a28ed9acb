// Loaded into the server by `the drill soak` (NODE_OPTIONS=--import): every second it writes the memory of the
// process and the delay of its event loop to the file DRILL_PROBE. SIGUSR2 begins a new part: it collects all garbage,
// records the heap that is left, and resets the histogram of delays.
import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const resolution = 10;
const delays = monitorEventLoopDelay({ resolution });
delays.enable();
let part = 0;
let before = performance.eventLoopUtilization();
/** The delay in milliseconds, from the nanoseconds between two samples minus the sampling interval itself. */
const late = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - resolution);

const write = (more) => {
  const { rss, heapUsed } = process.memoryUsage();
  const now = performance.eventLoopUtilization();
  const { utilization } = performance.eventLoopUtilization(now, before);
  before = now;
  appendFileSync(
    process.env.DRILL_PROBE,
    `${JSON.stringify({ at: Date.now(), part, rss, heapUsed, utilization, p50: late(delays.percentile(50)), p99: late(delays.percentile(99)), max: late(delays.max), ...more })}\n`,
  );
};
setInterval(write, 1000).unref();

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => {
  collect();
  write({ live: process.memoryUsage().heapUsed });
  part += 1;
  delays.reset();
});
