import { expect, it } from 'vitest';
import { instantText } from './time-text.ts';

it('writes an instant in the zone that is named, whatever the machine’s own is', () => {
  const at = '2026-11-03T17:12:00.000Z';
  const words = (timeZone: string) => instantText(at, 'medium', timeZone).replace(/\s/g, ' ');
  expect([words('America/Los_Angeles'), words('Asia/Tokyo')]).toEqual([
    'Nov 3, 2026, 9:12 AM',
    'Nov 4, 2026, 2:12 AM',
  ]);
});
