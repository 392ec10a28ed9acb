import { keyText } from './key-words.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusal } from '../../../../testing/fake-api.ts';
import { drawPrices, foundationHistory } from '../../../../testing/prices-screen.tsx';

const drawn = async (at?: string) => {
  const view = drawPrices(at);
  await screen.findByRole('table', { name: 'Homes' });
  return view;
};
const history = () => screen.findByRole('dialog', { name: 'Foundation' });

it('shows the book of a day by kinds, each row with amount, condition and source', async () => {
  const { api } = await drawn('/admin/prices?on=2027-01-01');
  expect(screen.getAllByRole('table').map((table) => table.getAttribute('aria-label'))).toEqual([
    'Homes',
    'Options',
    'Freight and site work',
    'Fees and taxes',
    'Discounts',
  ]);
  expect(screen.getByRole('row', { name: /Foundation/ })).toHaveTextContent(
    /\$11–\$17\.50.*per sq ft.*from Jan 1, 2020.*Three offers.*Nov 25, 2026/,
  );
  expect(screen.getByRole('row', { name: /^Sales tax/ })).toHaveTextContent('7.5–9.5%');
  expect(screen.getByRole('row', { name: /Cash discount/ })).toHaveTextContent(/5%.*Paying cash/);
  expect(screen.getByText('5 prices in effect on Jan 1, 2027')).toBeInTheDocument();
  expect(api.sent('PriceBook')).toEqual([{ on: '2027-01-01' }]);
});

it('is narrowed by a search in names, keys and conditions, kept in the address', async () => {
  const { address } = await drawn();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search prices' }), 'paying cash');
  await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(1));
  expect(screen.getByRole('row', { name: /Cash discount/ })).toBeInTheDocument();
  expect(address()).toBe('/admin/prices?search=paying+cash');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'nothing');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }));
  expect(await screen.findAllByRole('table')).toHaveLength(5);
});

it('opens the history of a key: what is to come, what holds, what has ended', async () => {
  const { address } = await drawn();
  await userEvent.click(screen.getByRole('button', { name: 'Foundation' }));
  const panel = await history();
  expect(address()).toBe('/admin/prices?key=site%3Afoundation');
  const entries = await within(panel).findAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    expect.stringMatching(/\$11–\$17\.50.*Upcoming.*from Jan 1, 2199.*Remove$/),
    expect.stringMatching(/Current.*Jan 1, 2020 – Dec 31, 2198.*Change last day$/),
    expect.stringMatching(/\$9 per sq ft.*Ended.*Nov 25, 2026$/),
  ]);
});

it('begins a new price with the values of the one that holds', async () => {
  const { api } = await drawn('/admin/prices?key=site:foundation');
  await userEvent.click(within(await history()).getByRole('button', { name: 'New price' }));
  const form = await screen.findByRole('dialog', { name: 'New price of Foundation' });
  const field = (name: string) => within(form).getByLabelText(name, { exact: false });
  expect(field('Key')).toHaveValue('site:foundation');
  expect(field('From ($)')).toHaveValue('11');
  await userEvent.clear(field('From ($)'));
  await userEvent.type(field('From ($)'), 'twelve');
  await userEvent.click(within(form).getByRole('button', { name: 'Save price' }));
  expect(
    await within(form).findByText('An amount is a whole number of cents, not negative'),
  ).toBeInTheDocument();
  expect(api.sent('CreatePriceItem')).toEqual([]);
  await userEvent.clear(field('From ($)'));
  await userEvent.type(field('From ($)'), '$12.25');
  await userEvent.clear(field('First day'));
  await userEvent.type(field('First day'), '2198-06-01');
  await userEvent.click(within(form).getByRole('button', { name: 'Save price' }));
  await screen.findByText('Foundation from Jun 1, 2198 on.');
  expect(api.sent('CreatePriceItem')).toMatchObject([
    {
      input: {
        key: 'site:foundation',
        unit: 'square_foot',
        lowCents: 1225,
        highCents: 1750,
        startsOn: '2198-06-01',
        endsOn: null,
        when: null,
      },
    },
  ]);
});

it('says in the form why a price is refused, and keeps what was typed', async () => {
  const { api } = await drawn();
  await userEvent.click(screen.getByRole('button', { name: 'New price' }));
  const form = await screen.findByRole('dialog', { name: 'New price' });
  const type = (name: RegExp, text: string) => userEvent.type(within(form).getByLabelText(name), text);
  await type(/^Key/, 'fee:permit');
  await type(/^Label/, 'Permit');
  await type(/^From/, '350');
  await userEvent.click(within(form).getByRole('button', { name: 'Save price' }));
  expect(
    await within(form).findByText('Delivery, site work, fees and taxes need a source'),
  ).toBeInTheDocument();
  await type(/^Source$/, 'The county');
  api.answer('CreatePriceItem', () => refusal('CONFLICT', 'Another price of this begins on the same day'));
  await userEvent.click(within(form).getByRole('button', { name: 'Save price' }));
  expect(await within(form).findByText('Another price of this begins on the same day')).toBeInTheDocument();
  expect(within(form).getByLabelText(/^Source$/)).toHaveValue('The county');
  expect(api.sent('CreatePriceItem')).toMatchObject([{ input: { lowCents: 35_000, highCents: 35_000 } }]);
});

it('gives a price its last day, and asks whose change counts if somebody was faster', async () => {
  const { api } = await drawn('/admin/prices?key=site:foundation');
  const panel = await history();
  await userEvent.click(
    await within(panel).findByRole('button', { name: /^Last day of the price Jan 1, 2020/ }),
  );
  const form = await screen.findByRole('dialog', { name: 'Last day of Foundation' });
  api.answer('EndPriceItem', () => refusal('CONFLICT', 'Somebody else changed this'));
  api.answer('PriceHistory', () => ({
    priceHistory: foundationHistory.map((row, index) =>
      index === 1 ? { ...row, version: 7, endsOn: '2197-05-05' } : row,
    ),
  }));
  const day = within(form).getByLabelText(/^Last day/);
  await userEvent.clear(day);
  await userEvent.type(day, '2196-01-31');
  await userEvent.click(within(form).getByRole('button', { name: 'Save last day' }));
  expect(await within(form).findByText('Its last day is now May 5, 2197.')).toBeInTheDocument();
  await userEvent.click(within(form).getByRole('button', { name: 'Keep what I typed' }));
  api.answer('EndPriceItem', () => ({ endPriceItem: foundationHistory[1] ?? null }));
  await userEvent.click(within(form).getByRole('button', { name: 'Save last day' }));
  await screen.findByText('Foundation is in effect through Jan 31, 2196.');
  expect(api.sent('EndPriceItem').map(({ version, endsOn }) => [version, endsOn])).toEqual([
    [1, '2196-01-31'],
    [7, '2196-01-31'],
  ]);
});

it('removes a price that has not begun once that is confirmed', async () => {
  const { api } = await drawn('/admin/prices?key=site:foundation');
  await userEvent.click(
    await within(await history()).findByRole('button', { name: 'Remove the price from Jan 1, 2199' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove price' }));
  expect(await screen.findByText('Price removed')).toBeInTheDocument();
  expect(api.sent('RemovePriceItem')).toEqual([{ id: 'id-next' }]);
});

const choose = async (answer: object, api: ReturnType<typeof drawPrices>['api']): Promise<HTMLElement> => {
  api.answer('/api/prices/import?dryRun=true', () => answer);
  await userEvent.click(screen.getByRole('button', { name: 'More actions for prices' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Import CSV' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import prices' });
  await userEvent.upload(
    within(dialog).getByLabelText(/Choose a CSV file/),
    new File(['key\n'], 'prices.csv', { type: 'text/csv' }),
  );
  return dialog;
};

it('says what a file would change before it is imported', async () => {
  const { api } = await drawn();
  const outcome = { created: 2, ended: 1, unchanged: 3, problems: [] };
  const dialog = await choose(outcome, api);
  expect(
    await within(dialog).findByText(
      'prices.csv: 2 new prices, 1 price with a last day for it, 3 already in the price book.',
    ),
  ).toBeInTheDocument();
  api.answer('/api/prices/import?dryRun=false', () => outcome);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Import 2 prices' }));
  expect(await screen.findByText('Prices imported')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('names the rows that must be corrected, and imports nothing', async () => {
  const { api } = await drawn();
  const dialog = await choose(
    { created: 0, ended: 0, unchanged: 0, problems: [{ row: 4, message: 'low: Please write an amount' }] },
    api,
  );
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Nothing was imported. 1 row must be corrected first:Row 4: low: Please write an amount',
  );
  expect(within(dialog).queryByRole('button', { name: /^Import/ })).toBeNull();
});

it('previews what a home costs on a day, line by line', async () => {
  const { api } = await drawn('/admin/prices?on=2027-02-01');
  api.answer('PricePreview', ({ on }) => ({
    pricePreview: {
      __typename: 'DesignPrice',
      on,
      lines: [
        {
          __typename: 'PriceLine',
          key: 'site:foundation',
          label: 'Foundation',
          quantity: 819,
          unit: 'square_foot',
          lowCents: 900_900,
          highCents: 1_392_300,
          estimateCents: 1_146_600,
          taxable: true,
          source: 'Three offers',
          sourceOn: '2026-11-25',
        },
      ],
      totalLowCents: 900_900,
      totalHighCents: 1_392_300,
      aboutCents: 1_146_600,
      delivered: true,
      conflicts: [],
      assumptions: ['Own land.'],
    },
  }));
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = await screen.findByRole('dialog', { name: 'What this home costs' });
  expect(await within(dialog).findByText('About $11,466, $9,009–$13,923 on Feb 1, 2027')).toBeInTheDocument();
  expect(within(dialog).getByRole('row', { name: /Foundation/ })).toHaveTextContent(
    '819 sq ft × $11.00–$17.00',
  );
  expect(within(dialog).getByText('Assumed: Own land.')).toBeInTheDocument();
  expect(api.sent('PricePreview')).toEqual([{ slug: 'enid', on: '2027-02-01' }]);
});

it('place.travel: previews no total of a home that is too wide for the road', async () => {
  const { api } = await drawn('/admin/prices?on=2027-02-01');
  const home = {
    __typename: 'PriceLine',
    key: 'home:enid',
    label: 'Enid',
    quantity: 1,
    unit: 'each',
    lowCents: 9_414_000,
    highCents: 9_414_000,
    estimateCents: 9_414_000,
    taxable: true,
    source: null,
    sourceOn: null,
  };
  api.answer('PricePreview', ({ on }) => ({
    pricePreview: {
      __typename: 'DesignPrice',
      on,
      lines: [home],
      totalLowCents: 9_414_000,
      totalHighCents: 9_414_000,
      aboutCents: 9_414_000,
      delivered: false,
      conflicts: ['Too wide for the road.'],
      assumptions: [],
    },
  }));
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = await screen.findByRole('dialog', { name: 'What this home costs' });
  expect(
    await within(dialog).findByText('Too wide for the road. $94,140 for the home on Feb 1, 2027'),
  ).toBeInTheDocument();
  expect(within(dialog).queryByText(/About|Delivered total/)).toBeNull();
});

it('says in words what each price is of; keys are for files', async () => {
  await drawn();
  const cash = screen.getByRole('row', { name: /Cash discount/ });
  expect(cash).toHaveTextContent(/Discount.*5%.*percent.*Paying cash/);
  for (const row of screen.getAllByRole('row'))
    expect(row).not.toHaveTextContent(/[a-z]:[a-z]|\balways\b|\byes\b|\beach\b/);
  await userEvent.click(screen.getByRole('button', { name: 'Foundation' }));
  expect(within(await history()).getByText(/^Site work\. Key in files/)).toHaveTextContent('site:foundation');
});

it.each([
  ['home:castle-rock', 'Price of one home'],
  ['home-base:double', 'Base price of a double wide'],
  ['home-area:triple', 'Floor area of a triple wide'],
  ['option:roof:hip', 'Option: roof'],
  ['tax:sales', 'Sales tax, all other counties'],
  ['tax:sales:grays-harbor', 'Sales tax, Grays Harbor County'],
  ['nothing', ''],
])('says what %s prices: %s', (key, text) => {
  expect(keyText(key)).toBe(text);
});
