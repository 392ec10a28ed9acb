import { equipmentSentences } from '@hearthline/rules/homes/equipment/equipment-rules.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusal } from '../../../testing/fake-api.ts';
import { drawPrices, singleSheet } from '../../../testing/prices-screen.tsx';
import { renderAt } from '../../../testing/render.tsx';
import { HomeEquipment } from './home-equipment.tsx';

const title = 'Single wide homes';
const edit = async () => {
  const view = drawPrices('/admin/prices?tab=equipment');
  await userEvent.click(await screen.findByRole('button', { name: `Change ${title}` }));
  return { ...view, form: await screen.findByRole('dialog', { name: `Equipment: ${title}` }) };
};
const save = (form: HTMLElement) =>
  userEvent.click(within(form).getByRole('button', { name: 'Save equipment' }));
const own = { version: null, scope: 'width:single' };

it('shows what comes with homes, by groups', async () => {
  drawPrices('/admin/prices?tab=equipment');
  const sheet = await screen.findByRole('region', { name: title });
  expect(sheet).toHaveTextContent(/From Jan 1, 2020 · 3 items.*StructureWalls, Roof.*KitchenRange/);
});

it('adds, orders and stores items, and says what is wrong at their fields', async () => {
  const { api, form } = await edit();
  await userEvent.click(within(form).getByText('Kitchen'));
  await userEvent.click(within(form).getByRole('button', { name: 'Add an item to Kitchen' }));
  await save(form);
  expect(await within(form).findByText(equipmentSentences.label)).toBeInTheDocument();
  const labels = within(form).getAllByLabelText(/^Item/);
  await userEvent.type(labels.at(-1) as HTMLElement, 'Sink');
  await userEvent.click(within(form).getByRole('button', { name: 'Move Sink up' }));
  await userEvent.click(within(form).getByRole('button', { name: 'Move Kitchen up' }));
  await save(form);
  await screen.findByText('Equipment saved');
  expect(api.sent('SaveEquipmentSheet')).toMatchObject([
    {
      input: {
        ...own,
        items: [
          { group: 'Kitchen', label: 'Sink', text: '' },
          { group: 'Kitchen', label: 'Range', text: 'Electric' },
          { group: 'Structure', label: 'Walls', text: '2x6 studs' },
          { group: 'Structure', label: 'Roof', text: '' },
        ],
      },
    },
  ]);
});

it('begins the sheet of a home with that of its width', async () => {
  const { api } = drawPrices('/admin/prices?tab=equipment');
  await screen.findByRole('region', { name: title });
  await userEvent.click(await screen.findByRole('button', { name: 'New sheet' }));
  const form = await screen.findByRole('dialog', { name: 'New equipment sheet' });
  await userEvent.selectOptions(within(form).getByLabelText(/^For/), 'home:enid');
  await save(form);
  await screen.findByText('Equipment saved');
  expect(api.sent('SaveEquipmentSheet')).toMatchObject([
    {
      input: {
        scope: 'home:enid',
        items: singleSheet.items.map(({ group, label, text }) => ({ group, label, text })),
      },
    },
  ]);
});

it('asks whose change counts if somebody was faster', async () => {
  const { api, form } = await edit();
  await userEvent.click(within(form).getByText('Structure'));
  await userEvent.type(within(form).getAllByLabelText(/^Item/)[0] as HTMLElement, ' of wood');
  api.answer('SaveEquipmentSheet', () => refusal('CONFLICT', 'Somebody else changed this'));
  api.answer('EquipmentSheets', () => ({
    equipmentSheets: [{ ...singleSheet, id: 'id-newer', version: 1 }],
  }));
  await save(form);
  expect(await within(form).findByText('It now has 3 items, from Jan 1, 2020 on.')).toBeVisible();
});

it('a home without equipment says nothing of it', () => {
  renderAt(<HomeEquipment items={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
  renderAt(<HomeEquipment items={singleSheet.items} />);
  expect(screen.getByRole('region', { name: 'Standard equipment' })).toHaveTextContent(
    /StructureWalls2x6 studsRoof.*KitchenRangeElectric/,
  );
});
