import { expect, it } from 'vitest';
import { deliveryWindow } from './delivery-window.ts';

it.each([
  ['The home is usually delivered 12 to 20 weeks after it has been ordered.', { min: 12, max: 20 }],
  ['Delivery takes 8–10 weeks. Permits may take 6 weeks.', { min: 8, max: 10 }],
  ['Delivered between 14 and 18 weeks.', { min: 14, max: 18 }],
  ['Delivered within 16 weeks of the order.', { min: 16, max: 16 }],
  ['Delivered in 1 week.', { min: 1, max: 1 }],
])('finds the window in “%s”', (body, window) => {
  expect(deliveryWindow(body)).toEqual(window);
});

it.each(['The seller tells the buyer the date.', 'In 0 weeks', '20 to 12 weeks', ''])(
  'finds none in “%s”',
  (body) => {
    expect(deliveryWindow(body)).toBeNull();
  },
);
