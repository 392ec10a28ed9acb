import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusal } from '../../../../testing/fake-api.ts';
import { drawPrices, roofGroup } from '../../../../testing/prices-screen.tsx';

const edit = async () => {
  const view = drawPrices('/admin/prices?tab=options');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Roof profile' }));
  return { ...view, form: await screen.findByRole('dialog', { name: 'Edit Roof profile' }) };
};
const save = (form: HTMLElement) =>
  userEvent.click(within(form).getByRole('button', { name: 'Save options' }));

it('shows each choice with what it costs and what it excludes', async () => {
  drawPrices('/admin/prices?tab=options');
  const group = await screen.findByRole('region', { name: 'Roof profile' });
  expect(
    within(group)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Gable gableStandard', 'Hip hipNot with energy:solar+ $2,600 per section']);
});

it('adds, orders and stores choices, one of them standard', async () => {
  const { api, form } = await edit();
  await userEvent.click(within(form).getByRole('button', { name: 'Add a choice' }));
  // Toasts are list items of the open dialog, too.
  const added = within(form)
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByLabelText(/^Label/))
    .at(-1) as HTMLElement;
  await userEvent.type(within(added).getByLabelText(/^Label/), 'Shed');
  await save(form);
  expect(await within(form).findByText(/^Shed: A key has/)).toBeInTheDocument();
  await userEvent.type(within(added).getByLabelText(/^Key/), 'shed');
  await userEvent.type(within(added).getByRole('textbox', { name: /^Color/ }), 'sage');
  await save(form);
  expect(await within(form).findByText('Shed: A color is written like #a3b097')).toBeInTheDocument();
  fireEvent.input(within(added).getByLabelText('Pick the color of Shed'), { target: { value: '#a3b097' } });
  expect(within(added).getByRole('textbox', { name: /^Color/ })).toHaveValue('#a3b097');
  await userEvent.click(within(added).getByRole('radio'));
  await userEvent.click(within(added).getByRole('button', { name: 'Move Shed up' }));
  await save(form);
  await screen.findByText('Options saved');
  expect(api.sent('SaveOptionGroup')).toEqual([
    {
      input: {
        key: 'roof',
        label: 'Roof profile',
        choose: 'one',
        version: 4,
        choices: [
          { key: 'gable', label: 'Gable', text: '', standard: false, excludes: [], swatch: '#8b9fab' },
          { key: 'shed', label: 'Shed', text: '', standard: true, excludes: [], swatch: '#a3b097' },
          {
            key: 'hip',
            label: 'Hip',
            text: '',
            standard: false,
            excludes: ['energy:solar'],
            swatch: null,
          },
        ],
      },
    },
  ]);
});

it('asks whose change counts if somebody was faster', async () => {
  const { api, form } = await edit();
  await userEvent.type(within(form).getAllByLabelText(/^Label/)[0] as HTMLElement, ' 2');
  api.answer('SaveOptionGroup', () => refusal('CONFLICT', 'Somebody else changed this'));
  api.answer('OptionGroups', () => ({ optionGroups: [{ ...roofGroup, label: 'Roofs', version: 5 }] }));
  await save(form);
  expect(await within(form).findByText('It is now called Roofs, with Gable, Hip.')).toBeInTheDocument();
  await userEvent.click(within(form).getByRole('button', { name: 'Keep what I typed' }));
  await save(form);
  expect(api.sent('SaveOptionGroup').at(-1)).toMatchObject({
    input: { label: 'Roof profile 2', version: 5 },
  });
});
