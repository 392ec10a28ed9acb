import type { CaseName, Transport } from './cases.ts';
import { load, type Load, type Target } from './load.ts';

const line = (who: string, { requests, failed, seconds, p50, p95, p99 }: Load): string =>
  `| ${who} | ${Math.round(requests / seconds)} | ${failed} | ${p50.toFixed(2)} | ${p95.toFixed(2)} | ${p99.toFixed(2)} |`;

/** Measures readers of the first page alone, and beside ten people who search a name that one contact in eight has. @returns lines for the report */
export const measureSearchers = async (
  target: (name: CaseName, transport: Transport) => Target,
  seconds: number,
): Promise<string[]> => {
  const page = target('first page', 'REST');
  const search = target('search, 1 in 8', 'REST');
  const alone = await load(page, seconds);
  const [beside, searching] = await Promise.all([load(page, seconds), load(search, seconds)]);
  return [
    '## Readers beside ten people who search a common name, at the largest size',
    '',
    '| first page, REST | requests/s | failed | p50 ms | p95 ms | p99 ms |',
    '|---|---:|---:|---:|---:|---:|',
    line('alone', alone),
    line('beside the searchers', beside),
    line('the searchers themselves', searching),
  ];
};
