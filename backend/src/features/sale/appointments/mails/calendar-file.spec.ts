import { settings } from '@hearthline/rules/office/settings.ts';
import { describe, expect, it } from 'vitest';
import { calendarText, type CalendarGuest } from './calendar-file.ts';

const entry = {
  id: 'one',
  kind: 'consultation',
  calendarSequence: 0,
  startsAt: new Date('2027-01-11T18:30:00Z'),
  place: '1 Elm St, Kelso',
  medium: 'visit' as const,
  endsAt: new Date('2027-01-11T19:00:00Z'),
} as const;
const guest: CalendarGuest = { name: 'Ada', customerEmail: 'ada@example.com' };

const linesFor = (more: Partial<CalendarGuest>, place: string = entry.place): string[] => {
  const text = calendarText(
    { ...entry, place },
    { ...guest, ...more },
    'REQUEST',
    entry.startsAt,
    settings.company.initial,
  );
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  return text.slice(0, -2).split('\r\n');
};

describe('the calendar file, as the strictest reader wants it (RFC 5545, section 3.1)', () => {
  it('ends each line, the last one too, and keeps them short, also between characters of several bytes', () => {
    const place = `${'é'.repeat(90)}${'😀'.repeat(50)}`;
    const lines = linesFor({}, place);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(lines.join('\n').replaceAll('\n ', '')).toContain(place);
  });

  it.each([
    '\u0007',
    '\u001b[0m',
    '\u000b',
    '\u007f',
    '\u0085',
    '\r',
    '\n',
    '\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\n',
  ])('has no control character and no second entry with %j in the name', (odd) => {
    const lines = linesFor({ name: `Ada${odd}Byron` });
    for (const line of lines) expect(line).not.toMatch(/(?!\t)\p{Cc}/u);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines.join('\n').replaceAll('\n ', '')).toMatch(
      /PARTSTAT=ACCEPTED(;CN="Ada Byron")?:MAILTO:ada@example\.com/,
    );
  });
});
