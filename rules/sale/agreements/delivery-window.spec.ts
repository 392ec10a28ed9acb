import { expect, it } from 'vitest';
import { deliveryWindow } from './delivery-window.ts';

it.each([
  ['The home is usually delivered 12 to 20 weeks after it has been ordered.', { least: 12, most: 20 }],
  ['Delivery takes 8–10 weeks. Permits may take 6 weeks.', { least: 8, most: 10 }],
  ['Delivered between 14 and 18 weeks.', { least: 14, most: 18 }],
  ['Delivered within 16 weeks of the order.', { least: 16, most: 16 }],
  ['Delivered in 1 week.', { least: 1, most: 1 }],
])('finds the window in “%s”', (body, window) => {
  expect(deliveryWindow(body)).toEqual(window);
});

it.each(['The seller tells the buyer the date.', 'In 0 weeks', '20 to 12 weeks', ''])(
  'finds none in “%s”',
  (body) => {
    expect(deliveryWindow(body)).toBeNull();
  },
);
