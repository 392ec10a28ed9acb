import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { BarChart } from './bar-chart.tsx';
import { ChartFrame } from './chart-frame.tsx';

const bands = ['Nov 2', 'Nov 9', 'Nov 16'];
const series = [
  { name: 'Manual', values: [2, 0, 1] },
  { name: 'Appointment', values: [1, 0, 4] },
];

it('stacks a bar for each figure above zero and writes the sums', () => {
  const { container } = renderAt(<BarChart label="8 leads" bands={bands} series={series} />);
  const drawing = screen.getByRole('img', { name: '8 leads' });
  expect(drawing.querySelectorAll('g > rect')).toHaveLength(4);
  expect([...drawing.querySelectorAll('text')].map((word) => word.textContent)).toEqual(
    expect.arrayContaining([...bands, '3', '5']),
  );
  const fills = new Set([...drawing.querySelectorAll('g > rect')].map((bar) => bar.getAttribute('fill')));
  expect(fills.size).toBe(2);
  for (const fill of fills)
    expect(container.querySelector(`[id="${fill?.slice(5, -1)}"]`)?.tagName).toBe('pattern');
  expect(screen.getByRole('list', { name: 'Legend' })).toHaveTextContent('ManualAppointment');
});

it('shows the same figures as a table, and back', async () => {
  const { container, address } = renderAt(
    <ChartFrame
      title="Leads"
      note="By week"
      table={{
        columns: ['Week', 'All'],
        rows: [
          ['Nov 2', { text: '3', to: '/leads?week=2' }],
          ['Nov 9', { text: '0', to: undefined }],
        ],
      }}
    >
      <BarChart
        label="8 leads"
        bands={bands}
        series={series}
        to={['/leads?week=2', '/leads?week=9', '/leads?week=16']}
      />
    </ChartFrame>,
  );
  // An empty band is no link; for the keyboard the table has the same links.
  const pressed = container.querySelectorAll('[data-to]');
  expect([...pressed].map((band) => band.getAttribute('data-to'))).toEqual([
    '/leads?week=2',
    '/leads?week=16',
  ]);
  await userEvent.click(pressed[1] as Element);
  expect(address()).toBe('/leads?week=16');
  await userEvent.click(screen.getByRole('button', { name: 'Show Leads as table' }));
  expect(screen.getByRole('row', { name: 'Nov 2 3' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['3', '/leads?week=2'],
  ]);
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show Leads as chart' }));
  expect(screen.getByRole('img', { name: '8 leads' })).toBeVisible();
});
