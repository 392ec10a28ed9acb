import { standingContent, type ContentItem } from '@hearthline/rules/site/content.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';

const api = useApi();
afterEach(() => api.clock.reset());

const restContent = async (): Promise<ContentItem[]> => {
  const { status, body } = await api.rest('GET', '/api/content');
  expect(status).toBe(200);
  return body.content;
};
const solarAt = async (instant: string): Promise<ContentItem | undefined> => {
  api.clock.set(instant);
  return (await restContent()).find(({ slug }) => slug === 'solar-package');
};

describe('what is offered', () => {
  it('is what the pages know before they ask, where it has no dates', async () => {
    api.clock.set('2027-01-01T12:00:00Z');
    const content = await restContent();
    expect(content).toHaveLength(standingContent.length);
    expect(content).toEqual(expect.arrayContaining([...standingContent]));
    for (const kind of ['promotion', 'program', 'financing', 'example_price']) {
      const slugsOf = (items: readonly ContentItem[]) =>
        items.filter((item) => item.kind === kind).map(({ slug }) => slug);
      expect(slugsOf(content), kind).toEqual(slugsOf(standingContent));
    }
  });

  it('is the same over both APIs', async () => {
    const fields = 'slug kind topic title terms text figures startsOn endsOn sample pictureUrl';
    const { data, errors } = await api.gql(`{ content { ${fields} } }`);
    expect(errors).toBeUndefined();
    expect(data.content).toEqual(await restContent());
  });

  it('is asked for anew by every visit: what has expired is not promised for another minute', async () => {
    expect((await api.rest('GET', '/api/content')).headers.get('cache-control')).toBe('no-cache');
  });
});

describe('the $5,000 off a solar package (docs/specification.md, section 1: expiring March 31, 2025)', () => {
  it('is offered through its last day, as the business counts days', async () => {
    expect(await solarAt('2025-03-01T12:00:00Z')).toMatchObject({
      kind: 'promotion',
      terms: '$5,000 off',
      figures: { amount: 5000 },
      endsOn: '2025-03-31',
    });
    expect(await solarAt('2025-04-01T06:59:59Z')).toBeDefined();
    expect(await solarAt('2025-04-01T07:00:00Z')).toBeUndefined();
  });

  it('follows the time zone of the business', async () => {
    await api.sql(`insert into settings (key, value) values ('timeZone', '"Pacific/Honolulu"')`);
    expect(await solarAt('2025-04-01T09:59:59Z')).toBeDefined();
    expect(await solarAt('2025-04-01T10:00:00Z')).toBeUndefined();
    await api.sql("delete from settings where key = 'timeZone'");
  });
});

it('the federal tax credit is offered through 2025, with which the law ended it', async () => {
  const creditAt = async (instant: string) => {
    api.clock.set(instant);
    return (await restContent()).find(({ slug }) => slug === 'federal-tax-credit');
  };
  expect(await creditAt('2026-01-01T07:59:59Z')).toMatchObject({
    terms: 'up to $7,500',
    endsOn: '2025-12-31',
  });
  expect(await creditAt('2026-01-01T08:00:00Z')).toBeUndefined();
});

it('what has not begun is not offered', async () => {
  await api.sql("update content_items set starts_on = '2027-07-01' where slug = 'referral'");
  const hasReferral = async (instant: string) => {
    api.clock.set(instant);
    return (await restContent()).some(({ slug }) => slug === 'referral');
  };
  expect(await hasReferral('2027-07-01T06:59:59Z')).toBe(false);
  expect(await hasReferral('2027-07-01T07:00:00Z')).toBe(true);
  await api.sql("update content_items set starts_on = null where slug = 'referral'");
});
