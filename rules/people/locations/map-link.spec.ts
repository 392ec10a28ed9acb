import { expect, it } from 'vitest';
import { directionsTo } from '../../sale/appointments/formats.ts';
import { mapLink } from './map-link.ts';

it('leads to an address, whatever it is made of', () => {
  expect(new URL(mapLink('1 Elm St & Co #4, Kelso')).searchParams.get('destination')).toBe(
    '1 Elm St & Co #4, Kelso',
  );
});

it.each([
  ['visit', '1 Elm St, Kelso', mapLink('1 Elm St, Kelso')],
  ['visit', 'Hearthline', null],
  ['visit', 'https://example.org/map', null],
  ['phone', 'By phone: we call you', null],
] as const)('there are directions for a %s at %s', (medium, place, address) => {
  expect(directionsTo(medium, place, { name: 'Hearthline' })).toBe(address);
});
