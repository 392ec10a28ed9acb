import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepArrival, storedArrivals, touchOf } from './arrivals.ts';

const now = new Date('2027-01-05T20:00:00.000Z');
const site = 'https://site.example';
const nothing = { source: null, medium: null, campaign: null, term: null, content: null, referrer: null };

const arrive = (landing: string, type = 'navigate'): void => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: `${site}${landing}`, type } as unknown as PerformanceEntry,
  ]);
  keepArrival();
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('how a visitor came (lead.design)', () => {
  it('is read from the address they landed on and from the page that linked there, without its query', () => {
    expect(
      touchOf(
        `${site}/homes?utm_source=news&utm_medium=mail&utm_campaign=spring&utm_term=a&utm_content=b`,
        'https://paper.example/story?secret=1#x',
        now,
      ),
    ).toEqual({
      source: 'news',
      medium: 'mail',
      campaign: 'spring',
      term: 'a',
      content: 'b',
      referrer: 'https://paper.example/story',
      at: now.toISOString(),
    });
    expect(touchOf(`${site}/?campaign=fair`, '', now)).toEqual({
      ...nothing,
      campaign: 'fair',
      at: now.toISOString(),
    });
  });

  it.each([
    ['a typed address', '/', ''],
    ['a link of this site', '/homes', `${site}/`],
    ['an app', '/homes', 'android-app://com.example/'],
    ['no address', '/?utm_source=%20', 'x'],
  ])('is nothing for %s', (_what, landing, referrer) =>
    expect(touchOf(`${site}${landing}`, referrer, now)).toBeNull(),
  );

  it('keeps the first and the last, and neither a reload nor a visit that tells nothing changes them', () => {
    expect(storedArrivals()).toBeUndefined();
    arrive('/?utm_source=one');
    arrive('/?utm_source=two');
    arrive('/?utm_source=three', 'reload');
    arrive('/');
    expect(storedArrivals()).toMatchObject({ first: { source: 'one' }, last: { source: 'two' } });
  });

  it('is nothing where the storage holds something else', () => {
    for (const text of ['x', '3', 'null', '[]']) {
      localStorage.setItem('arrivals', text);
      expect(storedArrivals()).toBeUndefined();
    }
  });
});
