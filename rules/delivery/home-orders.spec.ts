import { describe, expect, it } from 'vitest';
import { homeOrderChange, homeOrderSentences, orderDayErrors } from './home-orders.ts';

const parsed = (input: object) => homeOrderChange.safeParse({ version: 1, ...input });
const section = (more: object) => parsed({ sections: [{ n: 1, ...more }] });
const problem = (answer: ReturnType<typeof parsed>) => answer.error?.issues[0]?.message;

describe('a change of a home order', () => {
  it('leaves what is left out, and empties what is null or blank', () => {
    expect(parsed({}).data).toEqual({ version: 1, sections: [] });
    expect(parsed({ manufacturer: null, orderNumber: ' ', confirmedOn: '' }).data).toEqual({
      version: 1,
      manufacturer: null,
      orderNumber: null,
      confirmedOn: null,
      sections: [],
    });
    expect(section({ serial: '' }).data?.sections).toEqual([{ n: 1, serial: null }]);
  });

  it('takes serial numbers of 5 to 30 characters', () => {
    expect(section({ serial: ' AB 12 ' }).data?.sections[0]?.serial).toBe('AB 12');
    expect(section({ serial: 'x'.repeat(30) }).success).toBe(true);
    expect(problem(section({ serial: 'x'.repeat(4) }))).toBe(homeOrderSentences.serial);
    expect(section({ serial: 'x'.repeat(31) }).success).toBe(false);
  });

  it('takes labels of 3 to 30 letters, digits and hyphens, in upper case', () => {
    expect(section({ label: 'ora-123' }).data?.sections[0]?.label).toBe('ORA-123');
    expect(section({ label: 'x'.repeat(30) }).success).toBe(true);
    for (const label of ['ab', 'x'.repeat(31), 'AB 12', 'ÄB12', 'A_12'])
      expect(section({ label }).success, label).toBe(false);
  });

  it('takes each section once, from 1', () => {
    expect(problem(parsed({ sections: [{ n: 1 }, { n: 1 }] }))).toBe(homeOrderSentences.sectionTwice);
    expect(problem(parsed({ sections: [{ n: 0 }] }))).toBe(homeOrderSentences.section);
  });
});

describe('the days of a home order', () => {
  const none = { orderedOn: null, confirmedOn: null };
  const errors = (orderedOn: string | null, confirmedOn: string | null = null, before = none) =>
    orderDayErrors(before, { orderedOn, confirmedOn }, '2027-03-10');

  it('are not in the future, and in this order', () => {
    expect(errors('2027-03-10', '2027-03-10')).toEqual({});
    expect(errors('2027-03-11')).toEqual({ orderedOn: homeOrderSentences.later });
    expect(errors('2027-03-10', '2027-03-11')).toEqual({ confirmedOn: homeOrderSentences.later });
    expect(errors('2027-03-10', '2027-03-09')).toEqual({ confirmedOn: homeOrderSentences.confirmedBefore });
    expect(errors(null, '2027-03-09')).toEqual({ confirmedOn: homeOrderSentences.orderedFirst });
  });

  it('are corrected, but an order is not taken back', () => {
    const before = { orderedOn: '2027-03-01', confirmedOn: null } as never;
    expect(errors('2027-03-02', null, before)).toEqual({});
    expect(errors(null, null, before)).toEqual({ orderedOn: homeOrderSentences.orderedStays });
  });
});

it('names the sections without papers', () => {
  const [one, two] = [1, 2];
  expect(homeOrderSentences.unlabeled([two])).toBe(
    `The home cannot be handed over: section ${two} has no serial number or label.`,
  );
  expect(homeOrderSentences.unlabeled([one, two])).toBe(
    `The home cannot be handed over: sections ${one} and ${two} have no serial number or label.`,
  );
});
