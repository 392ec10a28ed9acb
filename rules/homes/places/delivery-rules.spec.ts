import { describe, expect, it } from 'vitest';
import { deliverySentences as says, initialDelivery } from './delivery.ts';
import { deliveryForm } from './delivery-rules.ts';
import { zipCode, zipSentence } from './zip-code.ts';

const problems = (change: object) =>
  deliveryForm
    .safeParse({ ...initialDelivery, ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
const exception = { state: 'WA', county: 'San Juan', sentence: 'No barge takes homes.' };

describe('the settings of delivery', () => {
  it('are what a new installation has, unchanged', () =>
    expect(deliveryForm.parse(initialDelivery)).toEqual(initialDelivery));

  it.each([
    { maxMiles: 1 },
    { maxMiles: 2000 },
    { roadFactor: 1 },
    { roadFactor: 2 },
    { roadFactor: 1.125 },
    { leadWeeksLow: 1, leadWeeksHigh: 1 },
    { leadWeeksHigh: 104 },
    { transportWidthFeet: 8 },
    { transportWidthFeet: 15.5 },
    { transportWidthFeet: 20 },
    { states: ['ID'] },
    { except: [exception, { ...exception, state: 'OR' }] },
  ])('may be %o', (change) => expect(problems(change)).toEqual([]));

  it.each([
    [{ plantName: ' ' }, 'plantName', says.plantName],
    [{ plantZip: '9866' }, 'plantZip', zipSentence],
    [{ states: [] }, 'states', says.states],
    [{ states: ['WA', 'WA'] }, 'states', says.states],
    [{ states: ['CA'] }, 'states.0', says.states],
    [{ maxMiles: 0 }, 'maxMiles', says.maxMiles],
    [{ maxMiles: 2001 }, 'maxMiles', says.maxMiles],
    [{ maxMiles: 1.5 }, 'maxMiles', says.maxMiles],
    [{ roadFactor: 0.999 }, 'roadFactor', says.roadFactor],
    [{ roadFactor: 2.001 }, 'roadFactor', says.roadFactor],
    [{ roadFactor: 1.2345 }, 'roadFactor', says.roadFactor],
    [{ leadWeeksLow: 0 }, 'leadWeeksLow', says.leadWeeks],
    [{ leadWeeksHigh: 105 }, 'leadWeeksHigh', says.leadWeeks],
    [{ leadWeeksLow: 13, leadWeeksHigh: 12 }, 'leadWeeksHigh', says.leadOrder],
    [{ transportWidthFeet: 7.5 }, 'transportWidthFeet', says.transportWidthFeet],
    [{ transportWidthFeet: 20.5 }, 'transportWidthFeet', says.transportWidthFeet],
    [{ transportWidthFeet: 15.25 }, 'transportWidthFeet', says.transportWidthFeet],
    [{ transportWidthFeet: Number.NaN }, 'transportWidthFeet', says.transportWidthFeet],
    [{ transportWidthFeet: '16' }, 'transportWidthFeet', says.transportWidthFeet],
    [{ except: [{ ...exception, state: 'CA' }] }, 'except.0.state', says.state],
    [{ except: [{ ...exception, sentence: '' }] }, 'except.0.sentence', says.sentence],
    [{ except: [exception, { ...exception, county: 'san juan county' }] }, 'except', says.exceptionTwice],
    [{ except: Array.from({ length: 101 }, () => exception) }, 'except', says.exceptions],
  ])('may not be %o', (change, field, message) => expect(problems(change)).toContainEqual([field, message]));

  it('keep all that was stored before there was a widest section', () => {
    const { transportWidthFeet, ...stored } = { ...initialDelivery, maxMiles: 300 };
    expect(transportWidthFeet).toBe(16);
    expect(deliveryForm.parse(stored)).toEqual({ ...stored, transportWidthFeet: 16 });
  });

  it('have counties without the word', () =>
    expect(
      deliveryForm.parse({ ...initialDelivery, except: [{ ...exception, county: 'San Juan County' }] })
        .except,
    ).toEqual([exception]));
});

it.each([
  '',
  '9866',
  '986600',
  ' 98660',
  '98660\n',
  '98660-1234',
  '９８６６０',
  '٩٨٦٦٠',
  '9866\u0000',
  98660,
])('%j is no ZIP code', (typed) =>
  expect(zipCode.safeParse(typed).error?.issues[0]?.message).toBe(zipSentence),
);
