import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { EditableFigureFragment } from '../../../gql/generated.ts';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../testing/render.tsx';
import { endSession } from '../../../testing/end-session.ts';
import { FiguresPanel } from './figures-panel.tsx';

const figure = (values: Partial<EditableFigureFragment> = {}) => ({
  __typename: 'RecordedFigure',
  key: 'ytd_return',
  board: 'investors',
  label: 'YTD return',
  caption: null,
  value: '23.4',
  unit: 'percent',
  asOf: '2027-01-31',
  note: 'From the books',
  version: 2,
  ...values,
});
const draw = (answers: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi({ Figures: () => ({ figures: [figure()] }), ...answers });
  renderAt(
    <DataProvider>
      <FiguresPanel />
    </DataProvider>,
    { at: '/admin?tab=settings&part=figures', user: userOf('admin') },
  );
  return api;
};
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Edit ?YTD return$/ }));
  return within(await screen.findByRole('dialog', { name: 'YTD return' }));
};
const type = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe('a recorded figure', () => {
  it('stands in the list with its value and its day, and without a history when nobody recorded it', async () => {
    draw({
      Figures: () => ({
        figures: [
          figure(),
          figure({
            key: 'portfolio_value',
            label: 'Total value',
            value: null,
            asOf: null,
            unit: 'dollars',
            note: null,
            version: 0,
          }),
        ],
      }),
    });
    expect(await screen.findByText('23.4%')).toBeInTheDocument();
    expect(screen.getByText('as of Jan 31, 2027')).toBeInTheDocument();
    expect(screen.getByText('not recorded yet')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Record ?Total value$/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: /^History ?of Total value$/ })).toBeDisabled();
  });

  it('is not sent while it is no figure, and the server’s own refusal stands under its field', async () => {
    const api = draw({
      RecordFigure: () => refusal('BAD_INPUT', 'x', { asOf: 'The date cannot be in the future' }),
    });
    const dialog = await open();
    await type(dialog.getByLabelText(/Value/), 'many');
    await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
    expect(await dialog.findByText('Enter a number, as in 92 or 4.8')).toBeInTheDocument();
    expect(api.sent('RecordFigure')).toEqual([]);
    await type(dialog.getByLabelText(/Value/), '$24.6');
    await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
    expect(await dialog.findByText('The date cannot be in the future')).toBeInTheDocument();
    expect(api.sent('RecordFigure')).toEqual([
      {
        key: 'ytd_return',
        input: { value: '24.6', unit: 'percent', asOf: '2027-01-31', note: 'From the books', version: 2 },
      },
    ]);
  });

  it('that somebody else recorded meanwhile is not overwritten unawares', async () => {
    const api = draw({ RecordFigure: () => refusal('CONFLICT', 'x') });
    const dialog = await open();
    await type(dialog.getByLabelText(/Value/), '24.6');
    api.answer('Figures', () => ({ figures: [figure({ value: '25', version: 3 })] }));
    await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
    const keep = await dialog.findByRole('button', { name: /Keep/ });
    expect(dialog.getByRole('button', { name: 'Record' })).toBeDisabled();
    await userEvent.click(keep);
    expect(dialog.getByLabelText(/Value/)).toHaveValue('24.6');
    api.answer('RecordFigure', () => ({ recordFigure: figure({ value: '24.6', version: 4 }) }));
    await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(api.sent('RecordFigure').at(-1)).toMatchObject({ input: { value: '24.6', version: 3 } });
  });

  it('shows the newer values to whoever loads them', async () => {
    const api = draw({ RecordFigure: () => refusal('CONFLICT', 'x') });
    const dialog = await open();
    api.answer('Figures', () => ({ figures: [figure({ value: '25', note: 'Final', version: 3 })] }));
    await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Load the newer version' }));
    expect(dialog.getByLabelText(/Value/)).toHaveValue('25');
    expect(dialog.getByLabelText(/Note/)).toHaveValue('Final');
  });

  it.each([
    [[figure({ note: 'Audited', version: 3 })], '24.6'],
    [[figure({ key: 'other', label: 'Other' })], null],
  ])('comes back opened when the session ended, as long as there is such a figure', async (now, value) => {
    const api = fakeApi({ Figures: () => ({ figures: [figure()] }) });
    const panel = () =>
      renderAt(
        <DataProvider>
          <FiguresPanel />
        </DataProvider>,
        { at: '/admin?tab=settings&part=figures', user: userOf('admin') },
      );
    const view = panel();
    await type((await open()).getByLabelText(/Value/), '24.6');
    endSession(view);
    api.answer('Figures', () => ({ figures: now }));
    panel();
    if (value === null) {
      await screen.findByRole('button', { name: /^Edit ?Other$/ });
      expect(screen.queryByRole('dialog')).toBeNull();
      return;
    }
    const again = within(await screen.findByRole('dialog', { name: 'YTD return' }));
    await waitFor(() => expect(again.getByLabelText(/Value/)).toHaveValue(value));
    expect(again.getByLabelText(/Note/)).toHaveValue('Audited');
    expect(api.sent('RecordFigure')).toEqual([]);
  });
});
