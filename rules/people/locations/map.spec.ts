import { expect, it } from 'vitest';
import { onMap } from './map.ts';

it.each([
  ['Olympia', 47.04, -122.9, 0.265, 0.557],
  ['Spokane', 47.66, -117.43, 0.858, 0.408],
])('puts %s on the map where it is', (_name, latitude, longitude, left, top) => {
  const place = onMap({ latitude, longitude });
  expect(place.left).toBeCloseTo(left, 2);
  expect(place.top).toBeCloseTo(top, 2);
});

it('puts what is elsewhere beside it', () => {
  expect(onMap({ latitude: 40.7, longitude: -74 }).left).toBeGreaterThan(1);
});
