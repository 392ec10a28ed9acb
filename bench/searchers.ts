import { contactsPageSize } from '@hearthline/rules/contacts/rules.ts';
import { everythingTarget, listTarget, rowsTarget } from './cases.ts';
import { load, type Load } from './load.ts';

const line = (who: string, { requests, failed, seconds, p50, p95, p99 }: Load): string =>
  `| ${who} | ${Math.round(requests / seconds)} | ${failed} | ${p50.toFixed(2)} | ${p95.toFixed(2)} | ${p99.toFixed(2)} |`;

/** What ten people look for at the same time: common names, one and two letters, deep pages in other orders. */
const wanted = (rows: number) => {
  const page = Math.ceil(rows / contactsPageSize / 2);
  return {
    'a name of 1 in 8': { search: 'amelia' },
    'a name of 1 in 7': { search: 'bergstrom' },
    'two letters': { search: 'be' },
    'one letter': { search: 'a' },
    'a middle page by name': { page, sort: 'name' },
    'a middle page of a status by e-mail': { page: Math.ceil(page / 4), status: 'active', sort: 'email' },
  } as const;
};

const titles = ['requests/s', 'failed', 'p50 ms', 'p95 ms', 'p99 ms'];
const head = (first: string): string[] => [
  `| ${[first, ...titles].join(' | ')} |`,
  '|---|---:|---:|---:|---:|---:|',
];

/**
 * Measures readers of the first page alone, and beside ten people who look for something slow; then how soon those have the
 * first rows. @returns lines for the report
 */
export const measureSearchers = async (
  url: string,
  headers: Record<string, string>,
  rows: number,
  seconds: number,
  /** Waits until what has been asked before is finished. */
  calm: () => Promise<void>,
): Promise<string[]> => {
  const page = listTarget(url, headers, { page: 1 });
  await calm();
  const alone = await load(page, seconds);
  const lines = [
    '## Readers of the first page beside ten people who look for something slow, at the largest size',
    '',
    ...head('REST'),
    line('alone', alone),
  ];
  for (const [what, values] of Object.entries(wanted(rows))) {
    await calm();
    const [beside, searching] = await Promise.all([
      load(page, seconds),
      load(listTarget(url, headers, values), seconds),
    ]);
    lines.push(
      line(`beside ${what}`, beside),
      `| ${what} | ${(searching.requests / searching.seconds).toFixed(1)} | ${searching.failed} | ${searching.p50.toFixed(0)} | ${searching.p95.toFixed(0)} | ${searching.p99.toFixed(0)} |`,
    );
  }
  lines.push(
    '',
    'The first rows of a search, before it is counted:',
    '',
    ...head('GraphQL, without the total'),
  );
  for (const search of ['amelia', 'bergstrom', 'be', 'a', 'castillo', 'quillfeather', 'zq']) {
    await calm();
    lines.push(line(search, await load(rowsTarget(url, headers, search), Math.min(2, seconds))));
  }
  lines.push(
    '',
    'One person searches everything (Ctrl+K; goal: 150 ms), the last two with typing mistakes:',
    '',
    ...head('GraphQL'),
  );
  for (const text of ['amelia', 'castillo', 'quillfeather', 'be', 'zq', 'quilfeather', 'amlia bergstorm']) {
    await calm();
    lines.push(line(text, await load(everythingTarget(url, headers, text), Math.min(2, seconds), 1)));
  }
  return lines;
};
