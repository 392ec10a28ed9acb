import { describe, expect, it } from 'vitest';
import {
  areSameParameters,
  changedView,
  comparableParameters,
  newView,
  viewFilter,
} from './saved-view-rules.ts';
import { savedViewLimits, savedViewSentences, type ViewList } from './saved-views.ts';

const parameters = (filter: Readonly<Record<string, string>>) =>
  Object.entries(filter).map(([name, value]) => ({ name, value }));
const view = (change: object = {}) => ({ name: 'View', parameters: [], ...change });
const messages = (list: ViewList, input: object) =>
  newView(list)
    .safeParse(input)
    .error?.issues.map(({ message }) => message);

describe('a view', () => {
  it('has its parameters in one order, without what narrows nothing', () => {
    const input = parameters({
      waiting: 'false',
      status: 'active',
      search: ' Ada ',
      tag: '',
      sort: 'newest',
    });
    expect(newView('contacts').parse(view({ parameters: input }))).toEqual({
      name: 'View',
      shared: false,
      parameters: parameters({ search: 'Ada', status: 'active' }),
      columns: null,
    });
  });

  it.each([
    ['contacts', view({ name: ' ' }), savedViewSentences.nameRequired],
    ['contacts', view({ name: 'a'.repeat(savedViewLimits.name + 1) }), 'Must be at most 60 characters'],
    ['contacts', view({ parameters: parameters({ page: '2' }) }), savedViewSentences.unknownParameter],
    ['projects', view({ parameters: parameters({ tag: 'vip' }) }), savedViewSentences.unknownParameter],
    ['projects', view({ parameters: parameters({ sort: 'email' }) }), 'Unknown order'],
    ['contacts', view({ parameters: parameters({ status: 'gone' }) }), 'Unknown status'],
    [
      'contacts',
      view({ parameters: [...parameters({ tag: 'a' }), ...parameters({ tag: 'b' })] }),
      savedViewSentences.twice,
    ],
  ] as const)('of %s may not be %o', (list, input, sentence) => {
    expect(messages(list, input)).toEqual([sentence]);
  });

  it('names the version that a change is based on', () => {
    expect(changedView('contacts').safeParse(view()).success).toBe(false);
    expect(changedView('contacts').parse(view({ version: 3 })).version).toBe(3);
  });

  it('is the filter that the list reads', () => {
    expect(viewFilter('contacts', parameters({ waiting: 'true', sort: 'name' }))).toMatchObject({
      waiting: true,
      sort: 'name',
      search: null,
    });
  });
});

describe('two views', () => {
  it('are the same whatever the order of their parameters, and whatever narrows nothing', () => {
    expect(
      areSameParameters(
        'contacts',
        parameters({ status: 'active', tag: 'vip' }),
        parameters({ tag: 'vip', sort: 'newest', status: 'active' }),
      ),
    ).toBe(true);
    expect(
      areSameParameters('contacts', parameters({ status: 'active' }), parameters({ status: 'customer' })),
    ).toBe(false);
  });

  it('leave out what the rules reject', () => {
    expect(
      comparableParameters('projects', parameters({ status: 'gone', page: '2', search: 'Alder' })),
    ).toEqual(parameters({ search: 'Alder' }));
  });
});
