import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeDesign } from '../../../../domain/stored-design.ts';
import { monthTermsText } from '@hearthline/rules/homes/prices/price-text.ts';
import { cells, code, draw, own, price } from '../../../../testing/comparison-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  storeDesign(null);
});

it('invites to choose a home, and adds others from the catalog', async () => {
  const { address } = draw('/compare');
  expect(screen.getByText('Which homes do you want to compare?')).toBeInTheDocument();
  const picker = () => screen.getByRole('combobox', { name: 'Add a home' });
  await waitFor(() => expect(picker()).toBeEnabled());
  await userEvent.selectOptions(picker(), 'wasco');
  expect(address()).toBe('/compare?homes=wasco');
  await screen.findByRole('option', { name: 'Enid: 3 bed, 2 bath, 1,000 sq ft' });
  await userEvent.selectOptions(picker(), 'enid');
  expect(address()).toBe('/compare?homes=wasco,enid');
  expect(await screen.findByRole('link', { name: 'Enid' })).toHaveAttribute('href', '/homes/enid');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Wasco' }));
  expect(address()).toBe('/compare?homes=enid');
});

it('says what each home costs, for a square foot and a month, and what is in it', async () => {
  const { api } = draw('/compare?homes=enid,toledo');
  await screen.findAllByText('$105,000 delivered and set up');
  expect(api.sent('/api/prices')).toEqual([
    { designs: [{ home: { slug: 'enid' } }, { home: { slug: 'toledo' } }] },
  ]);
  expect(cells('Square feet 1')).toEqual(['1,000', '1,250']);
  expect(cells('Price of the home')).toEqual(['$100,000 for the home', '$100,000 for the home']);
  expect(cells('Per square foot')).toEqual(['$100', '$80']);
  expect(cells('Delivery')[0]).toBe('Yes $4,000–$6,000');
  expect(cells('Foundation')[0]).toBe('Ask');
  expect(cells('Land')[0]).toBe('No');
  expect(cells('Delivered and set up')[0]).toBe('$105,000 delivered and set up$104,000–$106,000');
  expect(cells('A month')[0]).toBe(
    `About $820 a monthConventional loan: ${monthTermsText(price.payments[0]!, 'The land is not included.')}`,
  );
  expect(screen.getByText(/^Assumed: The land is not included\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Talk this through' })).toHaveAttribute(
    'href',
    '/appointments?compare=enid,toledo',
  );
});

it('place.travel: says of a home that is too wide for the road, in place of its total', async () => {
  const { api } = draw('/compare?homes=toledo,enid');
  const tooWide = {
    ...price,
    lines: price.lines.slice(0, 1),
    aboutCents: 10_000_000,
    assumptions: ['Delivery is not included.'],
    conflicts: ['Too wide for the road.'],
    delivered: false,
    payments: [],
  };
  api.answer('/api/prices', () => ({ prices: [tooWide, price] }));
  await screen.findByText('$105,000 delivered and set up');
  expect(cells('Delivered and set up')).toEqual([
    'Too wide for the road.',
    '$105,000 delivered and set up$104,000–$106,000',
  ]);
  expect(cells('Price of the home')).toEqual(['$100,000 for the home', '$100,000 for the home']);
  expect(cells('A month')[0]).toBe('');
  expect(screen.getByText(/^Assumed: The land is not included\./)).toBeInTheDocument();
});

it('says which home there is not, and asks for no price of it', async () => {
  const { api } = draw('/compare?homes=nowhere,enid');
  expect(
    await screen.findByText('There is no home called “nowhere”. It may have been withdrawn.'),
  ).toBeInTheDocument();
  await screen.findByText('$105,000 delivered and set up');
  expect(api.sent('/api/prices')).toEqual([{ designs: [{ home: { slug: 'enid' } }] }]);
});

it('puts their offer beside ours, in sentences, in this browser alone', async () => {
  const { api, unmount } = draw('/compare?homes=enid');
  await screen.findByText('$105,000 delivered and set up');
  await userEvent.click(screen.getByRole('button', { name: 'Add their offer' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Their name' }), 'Acme');
  await userEvent.type(screen.getByRole('textbox', { name: 'Their price' }), '$110,000');
  await userEvent.type(screen.getByRole('textbox', { name: 'Their square feet' }), '880');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Delivery in their price' }), 'yes');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Foundation in their price' }), 'no');
  expect(cells('Per square foot')).toEqual(['$100', '$125']);
  expect(screen.getByRole('region', { name: 'How Acme differs' })).toHaveTextContent(
    'Beside the EnidTheir home has 120 sq ft less. With the same things in it, ours is about $105,000; theirs costs $5,000 more. Per square foot it costs $20 more.Foundation is not in their price.',
  );
  expect(JSON.stringify(api.sent('/api/prices'))).not.toContain('110');
  unmount();
  draw('/compare?homes=enid');
  expect(await screen.findByRole('textbox', { name: 'Their name' })).toHaveValue('Acme');
  await userEvent.click(screen.getByRole('button', { name: 'Remove their offer' }));
  expect(screen.queryByRole('textbox', { name: 'Their name' })).toBeNull();
});

it('copies a link that holds their offer behind the number sign, and opens one', async () => {
  const user = userEvent.setup();
  const { address } = draw('/compare?homes=enid#builder=Acme&price=%24110%2C000&delivery=no');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await screen.findByText('$105,000 delivered and set up');
  expect(screen.getByRole('textbox', { name: 'Their price' })).toHaveValue('$110,000');
  expect(screen.getByRole('combobox', { name: 'Delivery in their price' })).toHaveValue('no');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(write).toHaveBeenCalledWith(
    `${window.location.origin}/compare?homes=enid#builder=Acme&price=%24110%2C000&delivery=no`,
  );
  // Nothing is kept of an offer that was only looked at.
  expect(JSON.stringify({ ...localStorage })).not.toContain('Acme');
  await user.type(screen.getByRole('textbox', { name: 'Their bedrooms' }), '3');
  expect(address()).toBe('/compare?homes=enid');
  expect(JSON.stringify({ ...localStorage })).toContain('Acme');
});

it('says what a month of their price comes to with the same loan, or what they say it is', async () => {
  const { api } = draw('/compare?homes=enid#builder=Acme&price=%24120%2C000');
  await screen.findByText('$105,000 delivered and set up');
  const theirs = () => cells('A month')[1];
  // What their price comes to with the loan that ours are told by: $682.63 and $45 to the lender, $95 of tax, $100 of insurance.
  await waitFor(() =>
    expect(theirs()).toMatch(
      /^About \$923 a monthConventional loan: 6\.934% APR, \$12,000 \(10%\) down, 109 payments of \$727\.63, then 251 of \$682\.63 over 30 years\..*Not included: the land/,
    ),
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Their monthly payment' }), '888');
  expect(theirs()).toBe(
    'As stated by the other seller. Ask for the APR, the down payment, the term, and what is included.',
  );
  expect(api.sent('/api/prices')).toHaveLength(1);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Their price' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Their monthly payment' }));
  expect(theirs()).toBe('With their price, we work it out with the same loan as ours.');
});

it('puts a design beside homes, with its own choices, and prices all for its lot and loan', async () => {
  const { api } = draw(`/compare?homes=7KQ2-M9XD-4TRW,enid`);
  expect(await screen.findByRole('link', { name: 'Our place' })).toHaveAttribute('href', `/my-home/${code}`);
  expect(await screen.findByText('Toledo · Design 7KQ2-M9XD-4TRW')).toBeInTheDocument();
  await screen.findAllByText('$105,000 delivered and set up');
  const terms = { site: own.site, loan: null, claims: ['military'] };
  expect(api.sent('/api/prices')).toEqual([
    {
      designs: [
        {
          home: { slug: 'toledo', planCode: null, plan: null },
          roof: 'hip',
          siding: null,
          options: ['roof:hip'],
          ...terms,
        },
        { home: { slug: 'enid' }, ...terms },
      ],
    },
  ]);
  expect(
    screen.getByText(/^All homes are priced for the lot and the loan of Our place\./),
  ).toBeInTheDocument();
  expect(cells('Square feet 1')).toEqual(['1,250', '1,000']);
});

it('offers the designs that the browser holds, and reads a code in small letters', async () => {
  storeDesign({ code, editKey: 'mine' });
  const { address } = draw('/compare');
  await screen.findByRole('option', { name: 'Our place: 7KQ2-M9XD-4TRW' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Add a home' }), code);
  expect(address()).toBe(`/compare?homes=${code}`);
  expect(await screen.findByRole('link', { name: 'Our place' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Our place: 7KQ2-M9XD-4TRW' })).toBeNull();
});

it('says which design there is not, and finds one whose code is typed in small letters', async () => {
  draw('/compare?homes=000000000000,7kq2-m9xd-4trw');
  expect(await screen.findByRole('link', { name: 'Our place' })).toBeInTheDocument();
  expect(
    await screen.findByText(
      'There is no design with the code 0000-0000-0000, or no home in it that is still offered.',
    ),
  ).toBeInTheDocument();
});
