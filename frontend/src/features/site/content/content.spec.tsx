import { standingContent, type ContentItem } from '@hearthline/rules/site/content.ts';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FirstContent } from '../../../domain/served-content.ts';
import { renderAt } from '../../../testing/render.tsx';
import { forgetContent } from './content.ts';
import { ExamplePrices } from './example-prices.tsx';
import { FinanceGroups } from './finance-groups.tsx';
import { Promotions } from './promotions.tsx';

const solar: ContentItem = {
  slug: 'solar-package',
  kind: 'promotion',
  topic: null,
  title: 'Solar package',
  terms: '$5,000 off',
  text: '$5,000 off a solar package ordered with your home.',
  figures: { amount: 5000 },
  startsOn: null,
  endsOn: '2025-03-31',
  sample: false,
  pictureUrl: null,
};
const request = vi.fn();
const draw = (ui: ReactNode) =>
  renderAt(<FirstContent value={{ content: standingContent, featured: [] }}>{ui}</FirstContent>);
const answer = (content: readonly ContentItem[]) =>
  vi.stubGlobal('fetch', (...all: unknown[]) => {
    request(...all);
    return Promise.resolve(new Response(JSON.stringify({ content })));
  });

beforeEach(() => {
  forgetContent();
  request.mockClear();
});

describe('promotions', () => {
  it('are those that the page was served with until the server says more', async () => {
    answer([solar, ...standingContent.filter(({ slug }) => slug !== 'referral')]);
    draw(<Promotions />);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(await screen.findByText('$5,000 off')).toBeInTheDocument();
    expect(screen.getByText(/Through March 31, 2025\.$/)).toBeInTheDocument();
    expect(screen.queryByText('$1,000 credit')).toBeNull();
  });

  it('are asked for once, however many places show them', async () => {
    answer(standingContent);
    draw(
      <>
        <Promotions />
        <ExamplePrices terms={() => null} />
        <FinanceGroups />
      </>,
    );
    await waitFor(() => expect(request).toHaveBeenCalled());
    expect(request.mock.calls).toEqual([['/api/content', expect.objectContaining({ cache: 'no-cache' })]]);
  });

  it('without an answer stay as they are', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('fetch failed'))),
    );
    draw(<Promotions />);
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    expect(screen.getByText('Extra 2%')).toBeInTheDocument();
    expect(screen.queryByText('$5,000 off')).toBeNull();
  });
});

describe('the documented facts (docs/specification.md, section 1)', () => {
  beforeEach(() => answer(standingContent));

  it('stand in the four groups of the Finance page', () => {
    draw(<FinanceGroups />);
    const termsOf = (name: string) => screen.getByRole('region', { name }).querySelector('dl')?.textContent;
    expect(termsOf('Government-backed loans')).toMatch(/FHA3\.5% down.*VA0% down.*USDA rural0% down/);
    expect(termsOf('State and local programs')).toMatch(/HUD vouchersaccepted/);
    expect(termsOf('Private and specialty loans')).toMatch(/Conventionalstarting at 6\.5%/);
    expect(termsOf('Unique solutions')).toMatch(/Paying cash5% discount/);
  });

  it('are the example prices with their assumptions', () => {
    draw(<ExamplePrices terms={() => null} />);
    const [two, three] = screen.getAllByRole('listitem');
    expect(two).toHaveTextContent(
      /2 bedrooms, 1 bath\$89,000about \$1,200 a monthEstimated with 10% down and a 30-year term\./,
    );
    expect(three).toHaveTextContent(
      /3 bedrooms, 2 baths\$145,000about \$1,800 a monthEstimated with 10% down and a 30-year term\./,
    );
    expect(screen.getByRole('link', { name: 'See the payment: 3 bedrooms, 2 baths' })).toHaveAttribute(
      'href',
      '/finance?home=castle-rock#calculator',
    );
  });
});
