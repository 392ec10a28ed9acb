import { homeOrderSentences } from '@hearthline/rules/delivery/home-orders.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../testing/render.tsx';
import { HomeOrderCard } from './home-order-card.tsx';

const order = {
  __typename: 'HomeOrder',
  projectId: 'p1',
  version: 3,
  manufacturer: 'Cascade Homes',
  orderNumber: null,
  orderedOn: '2027-03-09',
  confirmedOn: null,
  sections: [
    { __typename: 'HomeSection', n: 1, serial: 'CH-100-A', label: 'ORA-1' },
    { __typename: 'HomeSection', n: 2, serial: null, label: null },
  ],
};
const serialOf = (n: number) => `Serial number of section ${n}`;

const draw = (
  role: 'admin' | 'customer' | 'contractor',
  homeOrder: object | null = order,
  status = 'in_progress',
) => {
  const api = fakeApi({
    HomeOrder: () => ({
      project: {
        __typename: 'Project',
        id: 'p1',
        status,
        homeOrder: homeOrder && { ...homeOrder, viewerCanEdit: role === 'admin' },
      },
    }),
  });
  renderAt(
    <DataProvider>
      <HomeOrderCard projectId="p1" as="h3" />
    </DataProvider>,
    { at: '/projects/p1', user: userOf(role) },
  );
  return api;
};

it('shows a buyer what is known of the home, section by section, and nothing to change', async () => {
  draw('customer');
  const card = await screen.findByRole('region', { name: 'Home order' });
  expect(card).toHaveTextContent('Mar 9, 2027');
  expect(card).toHaveTextContent('Not confirmed yet');
  expect(within(card).getByRole('row', { name: '1 CH-100-A ORA-1' })).toBeInTheDocument();
  expect(within(card).getByRole('row', { name: '2 Not known yet Not known yet' })).toBeInTheDocument();
  expect(within(card).queryByRole('button')).toBeNull();
});

it('is not edited any more once its sale was cancelled', async () => {
  draw('admin', order, 'cancelled');
  const card = await screen.findByRole('region', { name: 'Home order' });
  expect(within(card).queryByRole('button')).toBeNull();
});

it('shows nothing of a project that came from no sale, and does not ask for whom it is not meant', async () => {
  const api = draw('admin', null);
  await expect.poll(() => api.sent('HomeOrder')).toHaveLength(1);
  expect(screen.queryByRole('region')).toBeNull();
  expect(draw('contractor').sent('HomeOrder')).toEqual([]);
});

it('is edited with the version that was read; what another home has is said at its field', async () => {
  const api = draw('admin');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit home order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit home order' });
  await userEvent.type(within(dialog).getByLabelText(serialOf(2)), 'CH-1');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save home order' }));
  expect(await within(dialog).findByText(homeOrderSentences.serial)).toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText(serialOf(2)), '00-A');
  api.answer('SaveHomeOrder', () =>
    refusal('BAD_INPUT', homeOrderSentences.serialTaken, {
      'sections.1.serial': homeOrderSentences.serialTaken,
    }),
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save home order' }));
  expect(await within(dialog).findByLabelText(serialOf(2))).toHaveAccessibleDescription(
    homeOrderSentences.serialTaken,
  );
  api.answer('SaveHomeOrder', () => ({ saveHomeOrder: { ...order, viewerCanEdit: true, version: 4 } }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save home order' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(api.sent('SaveHomeOrder').at(-1)).toEqual({
    projectId: 'p1',
    version: 3,
    input: {
      manufacturer: 'Cascade Homes',
      orderNumber: null,
      orderedOn: '2027-03-09',
      confirmedOn: null,
      sections: [
        { n: 1, serial: 'CH-100-A', label: 'ORA-1' },
        { n: 2, serial: 'CH-100-A', label: null },
      ],
    },
  });
});
