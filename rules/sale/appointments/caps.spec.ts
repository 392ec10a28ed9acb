import { describe, expect, it } from 'vitest';
import {
  bookingCapsForm,
  cancelTogether,
  capLiftHours,
  capSubject,
  initialBookingCaps,
  networkRetentionDays,
} from './caps.ts';

const messages = (input: object): string[] =>
  bookingCapsForm
    .safeParse({ perMailbox: 3, perAddress: 8, version: 1, ...input })
    .error?.issues.map(({ message }) => message) ?? [];

describe('the caps of bookings', () => {
  it.each([
    ['perMailbox', 1],
    ['perMailbox', 100],
    ['perAddress', 1],
    ['perAddress', 1000],
  ])('%s can be %i', (field, bookings) => expect(messages({ [field]: bookings })).toEqual([]));

  it.each([
    ['perMailbox', 0, 'Bookings of an email address must be at least 1'],
    ['perMailbox', 101, 'Bookings of an email address must be at most 100'],
    ['perMailbox', 2.5, 'Bookings of an email address must be a whole number'],
    ['perAddress', 0, 'Bookings from one address must be at least 1'],
    ['perAddress', 1001, 'Bookings from one address must be at most 1,000'],
  ])('%s cannot be %s: %s', (field, bookings, sentence) =>
    expect(messages({ [field]: bookings })).toEqual([sentence]),
  );
});

describe('until somebody says otherwise (J6)', () => {
  it.each([
    ['an email address has open', 3, 'bookings', initialBookingCaps.perMailbox],
    ['a network makes', 8, 'bookings in 24 hours', initialBookingCaps.perAddress],
    ['a cap is lifted for', 24, 'hours', capLiftHours],
    ['a network is remembered for', 30, 'days', networkRetentionDays],
  ])('%s %i %s at most', (_what, documented, _unit, used) => expect(used).toBe(documented));
});

describe('whose cap it is', () => {
  it.each([
    [0, false],
    [1, true],
    [254, true],
    [255, false],
  ])('is said in %i characters: %s', (length, isAccepted) => {
    const input = { kind: 'mailbox', subject: 'x'.repeat(length) };
    expect(capSubject.safeParse(input).success).toBe(isAccepted);
  });
});

describe('bookings that are cancelled together', () => {
  const idsOf = (count: number): string[] =>
    Array.from({ length: count }, (_, index) => `01890a5d-ac96-774b-bcce-${String(index).padStart(12, '0')}`);
  const messagesOf = (ids: readonly string[]): string[] =>
    cancelTogether.safeParse({ ids, tell: true }).error?.issues.map(({ message }) => message) ?? [];

  it.each([
    [0, ['Select at least one booking']],
    [1, []],
    [200, []],
    [201, ['At most 200 bookings at once']],
  ])('are %i: %j', (count, sentences) => expect(messagesOf(idsOf(count))).toEqual(sentences));

  it('count once each, however their ids are written', () => {
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    expect(cancelTogether.parse({ ids: [id, id.toUpperCase()], tell: false }).ids).toEqual([id]);
  });
});
