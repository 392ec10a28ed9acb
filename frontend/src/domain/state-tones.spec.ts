import { describe, expect, it } from 'vitest';
import * as tones from './state-tones.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../rules/**/*.ts', '!../../../rules/**/*.spec.ts'],
  { eager: true },
);

/** Where a home is, is said by its column on the factory's board; rows of a report say their state in words. */
const withoutBadge = ['homeStates', 'paymentRowStates'];

/** Every list of states in rules/, with its name. */
const lists = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, words]) =>
    /(States|Statuses|Verdicts)$/.test(name) && Array.isArray(words) && !withoutBadge.includes(name)
      ? [[name, words as readonly string[]] as const]
      : [],
  ),
);

describe('the tones of states', () => {
  it('finds the lists of states in rules/', () => {
    const names = lists.map(([name]) => name);
    expect(names).toEqual(
      expect.arrayContaining(['contactStatuses', 'appointmentStatuses', 'projectStatuses', 'importVerdicts']),
    );
    expect(names.length).toBeGreaterThanOrEqual(14);
  });

  it.each(lists)('has one for every word of %s', (_name, words) => {
    const missing = Object.values(tones).map((map) => words.filter((word) => !(word in map)));
    expect(missing).toContainEqual([]);
  });

  it('uses the color that asks for something in no normal case', () => {
    expect(tones.contactTones.prospect).toBe('neutral');
    expect(tones.appointmentTones.booked).toBe('neutral');
    expect(tones.buildTones.scheduled).toBe('neutral');
    expect(tones.campaignTones.scheduled).toBe('neutral');
  });
});
