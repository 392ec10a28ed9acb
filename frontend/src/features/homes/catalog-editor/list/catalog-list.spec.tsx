import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { catalogHome, drawCatalog, homeWithoutPlan } from '../../../../testing/catalog-screen.tsx';
import { refusal, restRefusal } from '../../../../testing/fake-api.ts';

const at = '/admin/homes';
const names = (): string[] =>
  screen
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
    .slice(1);
const drawn = async (...args: Parameters<typeof drawCatalog>) => {
  const view = drawCatalog(...args);
  await screen.findByRole('table', { name: 'Homes' });
  return view;
};

/** In jsdom nothing has a place: puts the rows one below the other. */
const layOut = (): void => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('tr');
    const place = [...document.querySelectorAll('tbody tr')].indexOf(row as Element);
    return new DOMRect(0, place * 36, 1000, 36);
  });
};
const moveBy = async (name: string, to: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: `More actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: to }));
};

it('shows each home on a line: its facts, its status, and what visitors should know', async () => {
  await drawn(at, [
    catalogHome('Alder', { featured: true }),
    catalogHome('Birch', { checked: false, uncheckedReason: 'Drawn by hand' }),
    homeWithoutPlan('Cedar'),
  ]);
  const [, alder, birch, cedar] = screen.getAllByRole('row');
  expect(alder).toHaveTextContent(
    /Alder.*Double Wide.*26 × 56.*3 bedrooms, 2 bathrooms.*1,493.*Published.*Featured/,
  );
  expect(birch).toHaveTextContent('PublishedNot checked');
  expect(cedar).toHaveTextContent('Draft');
  expect(cedar).not.toHaveTextContent('Not checked');
  expect(screen.getByText('3 homes, in the order in which visitors see them')).toBeInTheDocument();
});

it('opens a home by a press on its row', async () => {
  const { address } = await drawn(at);
  await userEvent.click(screen.getAllByText('Double Wide')[1] as HTMLElement);
  expect(address()).toBe('/admin/homes/id-birch');
});

it('narrows the list by search and status, and then offers no other order', async () => {
  const { api, address } = await drawn(at);
  expect(screen.getByRole('button', { name: 'Move Birch' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Draft');
  expect(await screen.findByText('No homes have the status Draft.')).toBeInTheDocument();
  expect(address()).toBe('/admin/homes?status=draft');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search and filter' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search homes' }), 'Birch');
  await waitFor(() => expect(names()).toEqual(['Birch']));
  expect(api.sent('CatalogHomes').at(-1)).toEqual({ page: 1, search: 'Birch', status: null });
  expect(screen.queryByRole('button', { name: 'Move Birch' })).toBeNull();
});

it('moves a home with the keyboard, says so, and undoes it', async () => {
  layOut();
  const { api } = await drawn(at);
  screen.getByRole('button', { name: 'Move Alder' }).focus();
  await userEvent.keyboard(' ');
  await screen.findByText('Alder is at place 1.');
  fireEvent.keyDown(document, { code: 'ArrowDown', key: 'ArrowDown' });
  await screen.findByText('Alder is at place 2.');
  fireEvent.keyDown(document, { code: 'Space', key: ' ' });
  expect(await screen.findByText('Alder was put down at place 2.')).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['Birch', 'Alder', 'Cedar']));
  expect(api.sent('OrderHomes')).toEqual([{ ids: ['id-birch', 'id-alder', 'id-cedar'] }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toEqual(['Alder', 'Birch', 'Cedar']));
  expect(api.sent('OrderHomes').at(-1)).toEqual({ ids: ['id-alder', 'id-birch', 'id-cedar'] });
});

it('moves a home by its menu; one that is first goes no higher', async () => {
  const { api } = await drawn(at);
  await moveBy('Cedar', 'Move to the top');
  await waitFor(() =>
    expect(api.sent('OrderHomes')).toEqual([{ ids: ['id-cedar', 'id-alder', 'id-birch'] }]),
  );
  expect(names()).toEqual(['Cedar', 'Alder', 'Birch']);
  await userEvent.click(screen.getByRole('button', { name: 'More actions for Cedar' }));
  expect(await screen.findByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
});

it('puts the homes back where they are if the order is refused', async () => {
  const { api } = await drawn(at);
  api.answer('OrderHomes', () => refusal('BAD_INPUT', 'Please name homes of the catalog, each once'));
  await moveBy('Birch', 'Move up');
  expect(await screen.findByText('The order was not saved')).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['Alder', 'Birch', 'Cedar']));
});

it('says why homes cannot be shown, and tries again', async () => {
  const { api } = drawCatalog(at);
  api.answer('CatalogHomes', () => null);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Failed to fetch homes')).toBeInTheDocument();
});

it('says what to do in an empty catalog', async () => {
  drawCatalog(at, []);
  expect(await screen.findByText('No homes yet')).toBeInTheDocument();
});

const importFile = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: 'More actions for homes' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Import CSV' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import homes' });
  await userEvent.upload(
    within(dialog).getByLabelText(/Choose a CSV file/),
    new File(['slug,name\n'], 'homes.csv', { type: 'text/csv' }),
  );
  return dialog;
};

it('imports a file, and shows the homes that it brought', async () => {
  const { api } = await drawn(at);
  api.answer('/api/homes/import', () => ({ created: 2, updated: 1, problems: [] }));
  await importFile();
  expect(await screen.findByText('2 homes added, 1 home changed.')).toBeInTheDocument();
  await waitFor(() => expect(api.sent('CatalogHomes')).toHaveLength(2));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('names the rows of a file that were refused, and stores none', async () => {
  const { api } = await drawn(at);
  api.answer('/api/homes/import', () => ({
    created: 0,
    updated: 0,
    problems: [{ row: 3, message: 'Bedrooms must be a whole number' }],
  }));
  const dialog = await importFile();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Nothing was imported. 1 row must be corrected first:Row 3: Bedrooms must be a whole number',
  );
  api.answer('/api/homes/import', () => restRefusal(400, { message: 'The file has no column “name”' }));
  await userEvent.upload(
    within(dialog).getByLabelText(/Choose a CSV file/),
    new File(['x'], 'homes.csv', { type: 'text/csv' }),
  );
  expect(await within(dialog).findByText('The file has no column “name”')).toBeInTheDocument();
});

it('has the columns that its reader chose, in that order, and keeps them on the server', async () => {
  const heads = (): (string | null)[] =>
    screen
      .getAllByRole('columnheader')
      .map((head) => head.querySelector('button')?.textContent ?? head.textContent)
      .slice(0, 3);
  const { api } = await drawn(at);
  await waitFor(() => expect(api.sent('Preferences')).toHaveLength(1));
  expect(heads()).toEqual(['Home', 'Type', 'Footprint']);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Type' }));
  expect(heads()).toEqual(['Home', 'Footprint', 'Beds / baths']);
  await userEvent.click(screen.getByRole('button', { name: 'Move Beds / baths up' }));
  expect(heads()).toEqual(['Home', 'Beds / baths', 'Footprint']);
  const order = ['name', 'type', 'rooms', 'footprint', 'area', 'status', 'featured', 'updated'];
  await waitFor(() =>
    expect(api.sent('SavePreference')).toEqual([
      { input: { homeColumns: { order: [], hidden: ['type'], widths: [] } } },
      { input: { homeColumns: { order, hidden: ['type'], widths: [] } } },
    ]),
  );
});
