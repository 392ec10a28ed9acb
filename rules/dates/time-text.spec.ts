import { expect, it, vi } from 'vitest';
import { instantText } from './time-text.ts';

it('writes an instant in the zone that is named, whatever the machine’s own is', () => {
  const at = '2026-11-03T17:12:00.000Z';
  const words = (timeZone: string) => instantText(at, 'medium', timeZone).replace(/\s/g, ' ');
  expect([words('America/Los_Angeles'), words('Asia/Tokyo')]).toEqual([
    'Nov 3, 2026, 9:12 AM',
    'Nov 4, 2026, 2:12 AM',
  ]);
});

it('makes the format of a zone and style only once', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  for (const at of ['2026-11-03T17:12:00Z', '2026-11-04T17:12:00Z']) instantText(at, 'none', 'Asia/Kolkata');
  expect(made).toHaveBeenCalledOnce();
  made.mockRestore();
});
