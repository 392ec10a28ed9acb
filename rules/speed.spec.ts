import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { canonicalDomain } from './email-domain.ts';
import { nameInMail } from './people/greeting-name.ts';
import { mergeProblem } from './people/campaigns/merge-fields.ts';
import { splitName } from './people/person-name.ts';
import { toE164 } from './phones/parse.ts';
import { phoneText, telephoneLink } from './phones/format.ts';
import { foldEmail } from './text.ts';
import { phoneSearchDigits, isPhone } from './phones/typed.ts';

const size = 100_000;
const fill = (pattern: string): string => pattern.repeat(Math.ceil(size / pattern.length)).slice(0, size);

/** Texts that make a careless pattern backtrack again and again. */
const texts: readonly string[] = [
  fill('a'),
  fill(' '),
  `${fill(' ')}x`,
  `x${fill(' ')}x`,
  fill('a.'),
  `${fill('a.')}@`,
  `a@${fill('a.')}`,
  `a@${fill('a-')}`,
  `${fill('a')}@${fill('a')}`,
  fill('@'),
  fill('.'),
  fill('1'),
  `${fill('1')}x`,
  fill('-'),
  fill('0-'),
  fill('\t\n'),
  `${fill('\n')}x`,
  fill('Aa1'),
  fill('İ'),
  fill('é'),
  fill('\u00a0'),
  `${fill('+')}a@b.co`,
  `${fill("'")}@b.co`,
  fill('😀'),
  fill('2027-'),
  fill('{['),
  fill('{{'),
  fill('{{a|'),
  fill('}}'),
  fill('\\'),
  fill('"'),
  fill('1 ext'),
  `${fill('1')}x`,
  `${fill('ext. ')}1`,
  `+${fill('1-')}`,
  fill('\u200b'),
  `a@${fill('xn--')}`,
  `a@${fill('ü.')}`,
  `a@xn--${fill('9')}`,
  fill('tel:'),
];

/** Milliseconds of the fastest of three tries, to measure the work and not the other load on the machine. */
const quickest = (work: () => unknown): number =>
  Math.min(
    ...[0, 1, 2].map(() => {
      const started = performance.now();
      work();
      return performance.now() - started;
    }),
  );

const files = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['node_modules/**'] }).filter(
  (file) => !file.endsWith('.spec.ts'),
);
const modules = await Promise.all(
  files.map(
    async (file) =>
      [file, (await import(/* @vite-ignore */ `./${file}`)) as Record<string, unknown>] as const,
  ),
);
const schemas = modules.flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    value instanceof z.ZodType ? [[`${file} ${name}`, value] as const] : [],
  ),
);

describe('every rule on 100 kB of text', () => {
  it('has rules to look at', () => {
    expect(schemas.length).toBeGreaterThan(8);
  });

  it.each(schemas)('%s is done in 50 ms', (_name, schema) => {
    const inputs =
      schema instanceof z.ZodObject
        ? Object.keys(schema.shape).map((key) => (text: string): unknown => ({ [key]: text }))
        : [(text: string): unknown => text];
    for (const input of inputs) {
      for (const text of texts)
        expect(
          quickest(() => schema.safeParse(input(text))),
          `${JSON.stringify(Object.keys(Object(input('')) as object))} of ${JSON.stringify(text.slice(0, 8))}…`,
        ).toBeLessThan(50);
    }
  });

  it.each([
    ['foldEmail', foldEmail],
    ['splitName', splitName],
    ['mergeProblem', mergeProblem],
    ['canonicalDomain', canonicalDomain],
    ['nameInMail', nameInMail],
    ['storedPhone', toE164],
    ['isPhone', isPhone],
    ['phoneText', phoneText],
    ['telephoneLink', telephoneLink],
    ['dialled', phoneSearchDigits],
  ] as const)('%s is done in 50 ms', (_name, work) => {
    for (const text of texts)
      expect(
        quickest(() => work(text)),
        JSON.stringify(text.slice(0, 8)),
      ).toBeLessThan(50);
  });
});
