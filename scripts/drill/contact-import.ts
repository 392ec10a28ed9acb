import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { must, type DrillClient } from './client.ts';

const header =
  'Name,Email,Phone,Company,Address,Lead Status,Lead Source,Owner,Tags,Notes,Created,Marketing consent';
const first = ['Jan van der', 'Maria de la', 'Eva St.', 'Ada', 'Grace', 'Amelia Rose'];
const last = ['Berg', 'Cruz', 'John', 'Byron', 'Hopper', 'Earhart'];
const statuses = ['Lead', 'prospect', 'Customer', 'Nurturing 2024', 'Closed Won'];
const sources = ['referral', 'Referral', ' REFERRAL', 'Home Show', 'web'];
const note =
  'Met at the home show, owns two acres near the river, wants three bedrooms and a porch, asked for a quote by mail. ';
const at = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

/** One address in so many stands in the file twice. */
export const repeatEvery = 500;

/** One row of a file as other programs export them: about 250 bytes. */
const rowOf = (n: number): string => {
  const who = n % repeatEvery === repeatEvery - 1 ? n - 1 : n;
  return [
    `${at(first, n)} ${at(last, n)}${who}`,
    `imported${who}@import.example`,
    `(360) 555-${String(n % 10_000).padStart(4, '0')}`,
    n % 3 === 1 ? `Company ${n % 5000}` : '',
    `"${n % 9000} Alder Street, Sequim, WA 98382"`,
    at(statuses, n),
    at(sources, n),
    'drill@example.com',
    '"land owned, financing"',
    `"${n % 5 < 2 ? note : ''}"`,
    `${1 + (n % 12)}/${1 + (n % 28)}/2024`,
    at(['yes', 'no', ''], n),
  ].join(',');
};

/** Writes a CSV file of this many contacts. */
export const writeContactsFile = (path: string, rows: number): Promise<void> => {
  const lines = function* (): Generator<string> {
    yield `${header}\r\n`;
    for (let n = 0; n < rows; n += 1) yield `${rowOf(n)}\r\n`;
  };
  return pipeline(Readable.from(lines()), createWriteStream(path));
};

interface ImportProgress {
  readonly state: string;
  readonly counts: Readonly<Record<'created' | 'error' | 'repeat' | 'removed', number>>;
}

/** Uploads a file of contacts. @returns the steps that follow, as the page takes them; each ends when the product has */
export const uploadContacts = async (url: string, client: DrillClient, file: string) => {
  const answer = await fetch(`${url}/api/contact-imports?name=contacts.csv`, {
    method: 'POST',
    headers: { ...client.headers, 'content-type': 'text/csv' },
    body: Readable.toWeb(createReadStream(file)),
    duplex: 'half',
  } as unknown as RequestInit);
  if (answer.status !== 201) throw new Error(`the upload was answered ${answer.status}`);
  const { id, mapping } = (await answer.json()) as { id: string; mapping: string[] };
  const step = async (mutation: string, state: string): Promise<ImportProgress> => {
    await must(
      client.graphql(
        `mutation ($id: ID!${mutation.includes('$mapping') ? ', $mapping: [ContactImportField!]!' : ''}) { ${mutation} { id } }`,
        { id, mapping },
      ),
    );
    for (;;) {
      const { contactImport } = await must(
        client.graphql<{ contactImport: ImportProgress }>(
          'query ($id: ID!) { contactImport(id: $id) { state counts { created error repeat removed } } }',
          { id },
        ),
      );
      if (contactImport.state === state) return contactImport;
      await pause(500);
    }
  };
  return {
    check: () => step('mapContactImport(id: $id, mapping: $mapping)', 'checked'),
    start: () => step('startContactImport(id: $id)', 'imported'),
    revert: () => step('revertContactImport(id: $id)', 'reverted'),
  };
};
