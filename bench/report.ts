import { cases, transports, type CaseName, type Transport } from './cases.ts';
import { percentile, rate, type Measured } from './load.ts';

/** Number of contacts → case → transport → what was measured. */
export type Results = Map<number, Map<CaseName, Record<Transport, Measured>>>;

const mark = (reached: boolean): string => (reached ? 'yes' : '**no**');
const ms = (value: number): string => value.toFixed(2);

const sizeTable = (byCase: Map<CaseName, Record<Transport, Measured>>): string[] => {
  const lines = [
    '| case | transport | requests/s | p50 ms | p95 ms | of the limit | goal | reached |',
    '|---|---|---:|---:|---:|---:|---:|---|',
  ];
  for (const { name, goals } of cases) {
    const measured = byCase.get(name);
    if (!measured) continue;
    for (const transport of transports) {
      const { [transport]: result, limit } = measured;
      const ratio = rate(result) / rate(limit);
      const goal = transport === 'limit' ? null : goals[transport];
      lines.push(
        `| ${name} | ${transport} | ${Math.round(rate(result))} | ${ms(percentile(result, 0.5))} | ${ms(percentile(result, 0.95))} | ${ratio.toFixed(2)} | ${goal ?? ''} | ${goal === null ? '' : mark(ratio >= goal)} |`,
      );
    }
  }
  return lines;
};

const growthTable = (results: Results): string[] => {
  const sizes = [...results.keys()];
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  if (smallest === largest) return [];
  const lines = [
    `## p95 from ${smallest.toLocaleString('en-US')} to ${largest.toLocaleString('en-US')} contacts`,
    '',
    '| case | GraphQL | REST | limit | at most | reached |',
    '|---|---:|---:|---:|---:|---|',
  ];
  for (const { name, growth } of cases) {
    const [before, after] = [results.get(smallest)?.get(name), results.get(largest)?.get(name)];
    if (!before || !after || growth === Infinity) continue;
    const times = (transport: Transport): number =>
      percentile(after[transport], 0.95) / percentile(before[transport], 0.95);
    const reached = times('GraphQL') <= growth && times('REST') <= growth;
    lines.push(
      `| ${name} | ${times('GraphQL').toFixed(2)} | ${times('REST').toFixed(2)} | ${times('limit').toFixed(2)} | ${growth} | ${mark(reached)} |`,
    );
  }
  return lines;
};

/** The report: a table for each size, then how p95 grows, then memory. */
export const report = (results: Results, idleMegabytes: number, extra: readonly string[]): string =>
  [
    '# Benchmark',
    '',
    'Ratios within one run, over 10 connections, in short rounds that meet every size and every transport in turn. Numbers of another machine differ; ratios less.',
    'The limit is a bare `node:http` server with `pg` and the same statements, counters and indexes (`bench/limit.ts`).',
    '',
    ...[...results].flatMap(([rows, byCase]) => [
      `## ${rows.toLocaleString('en-US')} contacts`,
      '',
      ...sizeTable(byCase),
      '',
    ]),
    ...growthTable(results),
    '',
    `Idle memory of the server: ${idleMegabytes} MB (goal: under 200).`,
    '',
    ...extra,
  ].join('\n');
