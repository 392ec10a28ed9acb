import { describe, expect, it } from 'vitest';
import { choicesInAddress, parametersOfChoices } from './choices-in-address.ts';

/** A query as a browser reads it. */
const read = (query: string) => {
  const values = new Map(
    query
      .slice(1)
      .split('&')
      .map((pair) => [pair.split('=')[0], pair.split('=')[1]]),
  );
  return choicesInAddress({ get: (name) => values.get(name) ?? null });
};

describe('choices in an address', () => {
  it('are read, and what cannot be chosen is left out', () => {
    expect(read('?roof=hip&siding=wood&style=cabin&color=sage&options=floors:oak,counters:quartz')).toEqual({
      roof: 'hip',
      siding: 'wood',
      options: ['style:cabin', 'color:sage', 'floors:oak', 'counters:quartz'],
    });
    expect(read('?roof=thatch&style=castle&options=x,floors:oak,floors:oak,<b>')).toEqual({
      roof: null,
      siding: null,
      options: ['floors:oak'],
    });
    expect(read('')).toEqual({ roof: null, siding: null, options: [] });
  });

  it('are as many as a design may hold', () => {
    const many = Array.from({ length: 80 }, (_, at) => `g${at}:c`).join(',');
    expect(read(`?options=${many}`).options).toHaveLength(60);
  });

  it('are written, and taken out again', () => {
    const chosen = read('?roof=hip&style=cabin&options=floors:oak,counters:quartz');
    const written = parametersOfChoices(chosen);
    expect(written).toEqual({
      roof: 'hip',
      siding: null,
      style: 'cabin',
      color: null,
      options: 'floors:oak,counters:quartz',
    });
    expect(choicesInAddress({ get: (name) => written[name] ?? null })).toEqual(chosen);
    expect(Object.values(parametersOfChoices(read('')))).toEqual([null, null, null, null, null]);
  });
});
