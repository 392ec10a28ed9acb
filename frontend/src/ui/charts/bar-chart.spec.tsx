import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAt, showComponentStyles } from '../../testing/render.tsx';
import { BarChart } from './bar-chart.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { LineChart } from './line-chart.tsx';
import { spreadLabels } from './series-labels.tsx';

showComponentStyles();

const bands = ['Nov 2', 'Nov 9', 'Nov 16'];
const series = [
  { name: 'Manual', values: [2, 0, 1] },
  { name: 'Appointment', values: [1, 0, 4] },
];

it('stacks a bar for each figure above zero and writes the sums', () => {
  const { container } = renderAt(<BarChart label="8 leads" bands={bands} series={series} />);
  const drawing = screen.getByRole('img', { name: '8 leads' });
  expect(drawing.querySelectorAll('g > rect[data-series]:not([data-label] *)')).toHaveLength(4);
  expect([...drawing.querySelectorAll('text')].map((word) => word.textContent)).toEqual(
    expect.arrayContaining([...bands, '3', '5']),
  );
  const bars = [...drawing.querySelectorAll<SVGRectElement>('g > rect[data-series]')].slice(0, 4);
  expect(new Set(bars.map((bar) => bar.style.getPropertyValue('--step'))).size).toBe(2);
  // Solid as a rule; under forced colors each step has a pattern to fall back on.
  for (const bar of bars) {
    const pattern = bar.style.getPropertyValue('--pattern').slice(5, -1);
    expect(container.querySelector(`[id="${pattern}"]`)?.tagName).toBe('pattern');
  }
});

it('hangs what is below zero from its line, and makes a single bar no slab', () => {
  renderAt(<BarChart label="Net" bands={['Nov', 'Dec']} series={[{ name: 'Net', values: [8, -4] }]} />);
  const drawing = screen.getByRole('img', { name: 'Net' });
  const [up, down] = [...drawing.querySelectorAll<SVGRectElement>('g > rect[data-series]')];
  const of = (bar: Element | undefined, name: string) => Number(bar?.getAttribute(name));
  expect(of(down, 'y')).toBeCloseTo(of(up, 'y') + of(up, 'height'), 6);
  expect(of(down, 'height')).toBeCloseTo(of(up, 'height') / 2, 6);
  expect(of(up, 'width')).toBe(88);
  expect([...drawing.querySelectorAll('text')].map((word) => word.textContent)).toEqual(
    expect.arrayContaining(['8', '-4']),
  );
});

it('names each series beside its bar where there is room, else in a list below', () => {
  const { unmount } = renderAt(<BarChart label="8 leads" bands={bands} series={series} />);
  const labels = screen.getByRole('img').querySelectorAll('[data-label] text');
  expect([...labels].map((label) => label.textContent)).toEqual(['Manual', 'Appointment']);
  expect(screen.queryByRole('list', { name: 'Legend' })).toBeNull();
  unmount();
  const long = series.map(({ name, values }) => ({ name: `${name} of people who called us first`, values }));
  renderAt(<BarChart label="8 leads" bands={bands} series={long} />);
  expect(screen.getByRole('img').querySelector('[data-label]')).toBeNull();
  expect(screen.getByRole('list', { name: 'Legend' })).toHaveTextContent(
    'Manual of people who called us first',
  );
});

it('draws a line for each series and names it at its end', () => {
  renderAt(<LineChart label="8 leads" bands={bands} series={series} format={String} />);
  const drawing = screen.getByRole('img', { name: '8 leads' });
  expect(drawing.querySelectorAll('g > path[d^="M"]')).not.toHaveLength(0);
  expect([...drawing.querySelectorAll('[data-label] text')].map((label) => label.textContent)).toEqual([
    'Manual',
    'Appointment',
  ]);
});

it('keeps labels apart and above the floor', () => {
  const placed = spreadLabels([100, 102, 104], 110);
  expect(placed).toEqual([74, 92, 110]);
  expect(spreadLabels([10, 90], 110)).toEqual([10, 90]);
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
