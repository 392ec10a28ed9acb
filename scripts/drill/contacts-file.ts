import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const titles = [
  'Name',
  'Email',
  'Phone',
  'Company',
  'Address',
  'Lead Status',
  'Lead Source',
  'Owner',
  'Tags',
  'Notes',
  'Created',
  'Marketing consent',
];
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const story =
  'Met at the home show, owns two acres near the river, wants three bedrooms and a porch, asked for a quote by mail. ';

/** One row of a file as other programs export them: about 250 bytes, one address in five hundred twice. */
const lineOf = (n: number): string => {
  const who = n % 500 === 499 ? n - 1 : n;
  const name = `${at(['Jan van der', 'Maria de la', 'Eva St.', 'Ada', 'Grace', 'Amelia Rose'], n)} ${at(['Berg', 'Cruz', 'John', 'Byron', 'Hopper', 'Earhart'], n)}${who}`;
  const notes = n % 5 < 2 ? story : '';
  return [
    name,
    `imported${who}@import.example`,
    `(360) 555-${String(n % 10_000).padStart(4, '0')}`,
    n % 3 === 1 ? `Company ${n % 5000}` : '',
    `"${n % 9000} Alder Street, Sequim, WA 98382"`,
    at(['Lead', 'prospect', 'Customer', 'Nurturing 2024', 'Closed Won'], n),
    at(['referral', 'Referral', ' REFERRAL', 'Home Show', 'web'], n),
    'bench@example.com',
    '"land owned, financing"',
    `"${notes}"`,
    `${1 + (n % 12)}/${1 + (n % 28)}/2024`,
    at(['yes', 'no', ''], n),
  ].join(',');
};

/** Writes a CSV file of this many contacts; one address in five hundred stands in it twice. */
export const writeContactsFile = (path: string, rows: number): Promise<void> => {
  const lines = function* (): Generator<string> {
    yield `${titles.join(',')}\r\n`;
    for (let n = 0; n < rows; n += 1) yield `${lineOf(n)}\r\n`;
  };
  return pipeline(Readable.from(lines()), createWriteStream(path));
};
