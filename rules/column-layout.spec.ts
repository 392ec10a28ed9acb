import { describe, expect, it } from 'vitest';
import { columnLayout } from './column-layout-rules.ts';
import {
  columnWidths,
  isSameLayout,
  listColumns,
  orderedColumns,
  plainLayout,
  defaultLayouts,
} from './column-layout.ts';

describe('a layout of columns', () => {
  it.each(Object.entries(defaultLayouts))('of nobody is allowed: %s', (list, layout) => {
    expect(columnLayout(list as keyof typeof listColumns).parse(layout)).toEqual(layout);
  });

  const layout = (change: object) => ({ order: [], hidden: [], widths: [], ...change });
  it.each([
    ['a column of another list', layout({ order: ['budget'] })],
    ['a column twice', layout({ hidden: ['email', 'email'] })],
    ['hiding what names the row', layout({ hidden: ['name'] })],
    ['a width that is not whole', layout({ widths: [{ column: 'name', width: 100.5 }] })],
    ['a width below the least', layout({ widths: [{ column: 'name', width: columnWidths.min - 1 }] })],
    ['a width above the greatest', layout({ widths: [{ column: 'name', width: columnWidths.max + 1 }] })],
    ['two widths of one column', layout({ widths: Array(2).fill({ column: 'name', width: 100 }) })],
    ['no list of widths', { order: [], hidden: [] }],
  ])('is refused with %s', (_what, input) => {
    expect(columnLayout('contacts').safeParse(input).success).toBe(false);
  });
});

describe('two layouts', () => {
  const sent = {
    __typename: 'ColumnLayout',
    widths: [{ __typename: 'ColumnWidth', width: 100, column: 'email' }],
    hidden: ['phone'],
    order: [],
  };

  it('are the same if they show the same, whatever else is in them', () => {
    const plain = { order: [], hidden: ['phone'], widths: [{ column: 'email', width: 100 }] };
    expect(plainLayout(sent)).toEqual(plain);
    expect(isSameLayout(sent, plain)).toBe(true);
    expect(isSameLayout(sent, { ...plain, hidden: [] })).toBe(false);
  });
});

describe('the order of columns', () => {
  it('is the usual one until something is moved', () => {
    expect(orderedColumns('users', defaultLayouts.users)).toEqual(listColumns.users);
  });

  it('has what is named first, and new columns behind it; the name never moves', () => {
    expect(orderedColumns('users', { order: ['joined', 'gone', 'name', 'role'] })).toEqual([
      'name',
      'joined',
      'role',
      'email',
      'state',
      'lastSignIn',
      'devices',
    ]);
  });
});
