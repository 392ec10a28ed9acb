import { cases, transports, type CaseName, type Transport } from './cases.ts';
import { client, connections } from './load.ts';
import { cost, type Measured } from './measure.ts';

/** Number of contacts → case → transport → what was measured. */
export type Results = Map<number, Map<CaseName, Record<Transport, Measured>>>;

const mark = (reached: boolean): string => (reached ? 'yes' : '**no**');
/** A figure, or a dash if nothing was answered. */
const figure = (value: number, digits = 0): string => (Number.isFinite(value) ? value.toFixed(digits) : '–');
const size = (rows: number): string => rows.toLocaleString('en-US');

const sizeTable = (byCase: Map<CaseName, Record<Transport, Measured>>): string[] => {
  const lines = [
    '| case | transport | requests/s | p50 ms | p95 ms | server µs | database µs | of the limit | goal | reached |',
    '|---|---|---:|---:|---:|---:|---:|---:|---:|---|',
  ];
  for (const { name, goals } of cases) {
    const measured = byCase.get(name);
    if (!measured) continue;
    for (const transport of transports) {
      const { [transport]: result, limit } = measured;
      const ratio = cost(limit) / cost(result);
      const goal = transport === 'limit' ? null : goals[transport];
      const { rate, failed, p50, p95, serverMicros, databaseMicros } = result;
      // A fast error is no result.
      const isReached = goal !== null && failed === 0 && ratio >= goal;
      lines.push(
        `| ${name} | ${transport} | ${figure(rate)} | ${figure(p50, 2)} | ${figure(p95, 2)} | ${figure(serverMicros)} | ${figure(databaseMicros)} | ${figure(ratio, 2)} | ${goal ?? ''} | ${goal === null ? '' : mark(isReached)}${failed > 0 ? ` (${failed} failed)` : ''} |`,
      );
    }
  }
  return lines;
};

/** How the cost of a request grows, which may not be more than a tenth above the limit's own growth. */
const growthTable = (results: Results): string[] => {
  const sizes = [...results.keys()];
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  if (smallest === largest) return [];
  const lines = [
    `## Processor time from ${size(smallest)} to ${size(largest)} contacts`,
    '',
    '| case | limit | GraphQL | REST | at most | reached |',
    '|---|---:|---:|---:|---:|---|',
  ];
  for (const { name } of cases) {
    const [before, after] = [results.get(smallest)?.get(name), results.get(largest)?.get(name)];
    if (!before || !after) continue;
    const times = (transport: Transport): number => cost(after[transport]) / cost(before[transport]);
    const most = times('limit') * 1.1;
    const reached = times('GraphQL') <= most && times('REST') <= most;
    lines.push(
      `| ${name} | ${figure(times('limit'), 2)} | ${figure(times('GraphQL'), 2)} | ${figure(times('REST'), 2)} | ${figure(most, 2)} | ${mark(reached)} |`,
    );
  }
  return lines;
};

/** The report: a table for each size, then how the cost grows, then memory. */
export const report = (results: Results, idleMegabytes: number, extra: readonly string[]): string =>
  [
    '# Benchmark',
    '',
    `Ratios within one run, over ${connections} connections of ${client}, in rounds that meet every size and every transport in turn. Numbers of another machine differ; ratios less.`,
    'The limit is the best bare `node:http` server that we can write on the same tables with the same statements and public means: prepared statements, instants as text, the flags of the product (`bench/limit.ts`). It has no accounts, no validation, no audit of its own. “Of the limit” is the processor time per request of server and database together, the limit’s divided by the product’s.',
    '',
    ...[...results].flatMap(([rows, byCase]) => [`## ${size(rows)} contacts`, '', ...sizeTable(byCase), '']),
    ...growthTable(results),
    '',
    `Idle memory of the server: ${idleMegabytes} MB (goal: under 200).`,
    '',
    ...extra,
  ].join('\n');
