import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../seed/demo.ts';
import { specSeal, useApi } from '../testing/api.ts';

const api = useApi();
const page = readFileSync(join(import.meta.dirname, '../../../docs/api.md'), 'utf8');
const program = [...page.matchAll(/^```js\n([^]*?)^```/gm)].map(([, block = '']) => block).join('\n');
/** What each line prints according to the page. */
const promised = [...program.matchAll(/console\.log\(.*\); \/\/ (.+)/g)].map(([, text = '']) => text);

const AsyncFunction = (async () => undefined).constructor as new (
  ...texts: string[]
) => (console: { log: (...values: unknown[]) => void }) => Promise<void>;

beforeAll(async () => {
  for (const table of ['sessions', 'users', 'consultants']) await api.sql(`delete from ${table}`);
  await seedDemo(api.database.db, new Date(), api.app.systemContext().storage, specSeal);
});

describe('the examples of docs/api.md', () => {
  it('run as they stand, and print what they say', { timeout: 60_000 }, async () => {
    const printed: string[] = [];
    expect(program).toContain('http://127.0.0.1:4000');
    await new AsyncFunction('console', program.replace('http://127.0.0.1:4000', api.url))({
      log: (...values) => void printed.push(values.join(' ')),
    });
    expect(printed).toEqual(promised);
    expect(printed.length).toBeGreaterThan(8);
  });
});
