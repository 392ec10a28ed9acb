import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shortPriceOf } from '@hearthline/rules/homes/prices/short-price.ts';
import { storePlace } from '../../../domain/visitor-place.ts';
import { FirstContent } from '../../../domain/served-content.ts';
import { fakeApi, restRefusal } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render.tsx';
import { CardPrice } from './card-price.tsx';
import { DesignPriceBlock } from './home-price.tsx';
import { priceOfYachats as price } from '../../../testing/price.ts';
import { quantityText } from '@hearthline/rules/homes/prices/quantity-text.ts';

afterEach(() => {
  storePlace({ zip: null, land: null });
  vi.unstubAllGlobals();
});
const row = (name: RegExp) =>
  within(screen.getByRole('table', { name: 'The price line by line' })).getByRole('row', { name });

describe('the price of a design', () => {
  it('says what the home costs and what a month comes to, with all that has to be said beside it', async () => {
    fakeApi({ '/api/prices': () => ({ prices: [price] }) });
    renderAt(<DesignPriceBlock content={{ home: { slug: 'yachats' } }} />);
    expect(await screen.findByText('$89,000 for the home')).toBeInTheDocument();
    expect(screen.getByText('About $1,202 a month').nextSibling).toHaveTextContent(
      '6.597% APR, $17,005 (10%) down, 360 payments of $967.37 over 30 years. Property tax and insurance are included. The land is not included.',
    );
    expect(screen.getByText('$170,053 delivered and set up').nextSibling).toHaveTextContent(
      '$148,217–$191,889',
    );
  });

  it('opens its arithmetic line by line, with quantity, source and day, and its totals', () => {
    renderAt(<DesignPriceBlock content={{ home: { slug: 'yachats' } }} served={price} />);
    expect(row(/^Foundation/)).toHaveTextContent(
      'Foundation910 sq ft × $11.00–$17.00Hearthline estimate, Nov 25, 2026$10,010.00–$15,470.00',
    );
    expect(row(/^Sales tax/)).toHaveTextContent('On $99,010.00–$104,470.00 that is taxed');
    expect(row(/^Total/)).toHaveTextContent('$148,217–$191,889');
    expect(row(/^Delivered total/)).toHaveTextContent('$170,053');
    expect(screen.getByText('The site gets a septic system.')).toBeInTheDocument();
  });

  it('shows the payments side by side, and what they hold and leave out', () => {
    renderAt(<DesignPriceBlock content={{ home: { slug: 'yachats' } }} served={price} />);
    const payments = within(screen.getByRole('table', { name: 'Payments of the kinds of loan' }));
    expect(payments.getByRole('row', { name: /^FHA/ })).toHaveTextContent(
      /\$1,365\.22.*7\.452%.*\$5,952 \(3\.5%\).*30 years, 360 payments.*6\.5%.*\$1,130\.59/,
    );
    expect(
      screen.getByText(/property tax of \$134\.63 and homeowner’s insurance of \$100\.00/),
    ).toHaveTextContent('The land is not included. Estimates, not an offer of credit');
  });

  it('says that it is being worked out after a change, and keeps the former one meanwhile', async () => {
    const next = Promise.withResolvers<object>();
    fakeApi({ '/api/prices': () => next.promise });
    const Changing = () => {
      const [roof, setRoof] = useState<'hip' | null>(null);
      return (
        <>
          <button type="button" onClick={() => setRoof('hip')}>
            Hip
          </button>
          <DesignPriceBlock content={{ home: { slug: 'yachats' }, roof }} served={price} />
        </>
      );
    };
    renderAt(<Changing />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', { name: 'Hip' }));
    expect(screen.getByRole('status')).toHaveTextContent('Working out the price with your change...');
    expect(screen.getByText('$89,000 for the home')).toBeInTheDocument();
    next.resolve({ prices: [price] });
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  });

  it('is asked for again once the connection is back', async () => {
    const api = fakeApi({});
    renderAt(<DesignPriceBlock content={{ home: { slug: 'yachats' } }} />);
    await screen.findByText('The price could not be loaded');
    api.answer('/api/prices', () => ({ prices: [price] }));
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('$89,000 for the home')).toBeInTheDocument();
  });

  it('names choices that do not go together, and a home without a price', async () => {
    fakeApi({
      '/api/prices': () => ({
        prices: [{ ...price, lines: [], payments: [], assumptions: ['This home has no price yet.'] }],
      }),
    });
    const { unmount } = renderAt(
      <DesignPriceBlock
        content={{ home: { slug: 'yachats' } }}
        served={{ ...price, conflicts: ['Hip roof and solar panels do not go together.'] }}
      />,
    );
    expect(screen.getByText('Hip roof and solar panels do not go together.')).toBeInTheDocument();
    unmount();
    renderAt(<DesignPriceBlock content={{ home: { slug: 'new' } }} />);
    expect(await screen.findByText('This home has no price yet. Ask us for it.')).toBeInTheDocument();
  });

  it('place.travel: says of a home that is too wide for the road, in place of its total and a month', () => {
    const conflicts = ['Hip roof and solar panels do not go together.', 'Too wide for the road.'];
    renderAt(
      <DesignPriceBlock
        content={{ home: { slug: 'yachats' } }}
        served={{ ...price, delivered: false, conflicts, payments: [] }}
      />,
    );
    expect(screen.getByText('Too wide for the road.')).toBeInTheDocument();
    expect(screen.getByText('$89,000 for the home')).toBeInTheDocument();
    expect(screen.queryByText(/delivered and set up|a month|How this price/)).toBeNull();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([conflicts[0]]);
  });

  it('can be asked for again after a failure', async () => {
    let fails = true;
    fakeApi({ '/api/prices': () => (fails ? restRefusal(503, {}) : { prices: [price] }) });
    renderAt(<DesignPriceBlock content={{ home: { slug: 'yachats' } }} />);
    await screen.findByText('The price could not be loaded');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$89,000 for the home')).toBeInTheDocument();
  });
});

describe('the prices on cards', () => {
  it('are asked for together, and each for itself if one of them cannot be told', async () => {
    const batchSizes: number[] = [];
    fakeApi({
      '/api/prices': ({ designs }) => {
        const homes = (designs as { home: { slug: string } }[]).map(({ home }) => home.slug);
        batchSizes.push(homes.length);
        return homes.includes('gone') ? restRefusal(400, {}) : { prices: homes.map(() => price) };
      },
    });
    renderAt(
      <>
        <CardPrice home={{ slug: 'one' }} />
        <CardPrice home={{ slug: 'two' }} />
        <CardPrice home={{ slug: 'gone' }} />
      </>,
    );
    expect(await screen.findByText('Call for the price.')).toBeInTheDocument();
    expect(screen.getAllByText('$89,000 for the home')).toHaveLength(2);
    expect(batchSizes).toEqual([3, 1, 1, 1]);
  });

  it('are those that the page was served with', () => {
    const { sent } = fakeApi({});
    const prices = { enid: { ...shortPriceOf(price)!, baseCents: 9_414_000 } };
    renderAt(
      <FirstContent value={{ content: [], featured: [], prices }}>
        <CardPrice home={{ slug: 'enid' }} />
      </FirstContent>,
    );
    expect(screen.getByText('$94,140 for the home')).toBeInTheDocument();
    // The total comes first.
    expect(screen.getByText('$170,053 delivered and set up').nextSibling).toHaveTextContent(/for the home$/);
    expect(screen.getByText('About $1,202 a month').nextSibling).toHaveTextContent(
      /^6\.597% APR, \$17,005 \(10%\) down, .*The land is not included\.$/,
    );
    expect(sent('/api/prices')).toEqual([]);
  });

  it('are those of the place that the visitor named; without delivery there is no total and no month', async () => {
    const sentence = 'We do not deliver to 10001 yet.';
    const place = { zip: '10001', served: false, sentence };
    const { sent } = fakeApi({
      '/api/prices': () => ({ prices: [{ ...price, delivered: false, place, payments: [] }] }),
    });
    storePlace({ zip: '10001', land: 'leased' });
    renderAt(
      <FirstContent value={{ content: [], featured: [], prices: { enid: shortPriceOf(price)! } }}>
        <CardPrice home={{ slug: 'enid' }} />
      </FirstContent>,
    );
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByText('$89,000 for the home')).toBeInTheDocument();
    expect(screen.queryByText(/delivered and set up|a month/)).toBeNull();
    expect(sent('/api/prices')).toEqual([
      { designs: [{ home: { slug: 'enid' }, site: { zip: '10001', land: 'leased' } }] },
    ]);
  });
});

it('words how an amount comes about', () => {
  const line = { ...price.lines[0]!, unit: 'section' as const, quantity: 2, lowCents: 300, highCents: 500 };
  const taxable = { lowCents: 0, highCents: 0 };
  expect(quantityText(line, taxable)).toBe('2 sections × $1.50–$2.50');
  expect(quantityText({ ...line, unit: 'joint', quantity: 1 }, taxable)).toBe('1 joint × $3.00–$5.00');
  expect(quantityText({ ...line, unit: 'mile', quantity: 120 }, taxable)).toBe('120 miles hauled');
  expect(quantityText({ ...line, unit: 'each' }, taxable)).toBe('');
});
