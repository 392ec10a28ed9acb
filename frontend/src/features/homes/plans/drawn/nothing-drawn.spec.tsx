import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { BedKind, NearestWishFragment } from '../../../../gql/generated.ts';
import {
  answer,
  draw,
  drawn,
  drawnNone,
  drawnPlan,
  drawnSection,
  found,
  foundNone,
  plan,
} from '../../../../testing/floor-plans-screen.tsx';

const homes = answer(3, 2, found(plan('Birkenfeld', 3, 2)));
const order = '?king=1&twin=2&full-baths=2&plans=3x2';
const beds: BedKind[] = ['king', 'twin', 'twin'];
const wanted = { beds, baths: 2, width: 'double' as const };
const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('a wish that no plan fits', () => {
  const wish = {
    ...wanted,
    width: 'single',
    length: null,
    squareFeet: null,
    kitchen: null,
    utilityEntrance: null,
    primaryApart: null,
    office: null,
    porch: true,
    accessible: null,
    suites: null,
    style: null,
  } satisfies NearestWishFragment['wish'];

  const anyCost = { maxMonthlyCents: null, maxDeliveredCents: null };

  it('names what stands in the way of its limits, and links to the limits that a plan keeps', async () => {
    const limits = { maxMonthlyCents: 90_000, maxDeliveredCents: 15_000_000 };
    const { address } = draw(`${order}&style=cabin&monthly=900&max-total=150000`, [
      homes,
      drawnNone(
        { ...wanted, style: 'cabin', ...limits },
        'The least of these is $160,000.25.',
        {
          wish: { ...wish, width: 'double', porch: null, style: 'cabin' },
          maxMonthlyCents: 101_001,
          maxDeliveredCents: 16_000_025,
          differs: ['maxMonthlyCents', 'maxDeliveredCents'],
        },
        {
          ...anyCost,
          wish: { ...wish, width: 'double', porch: null },
          differs: ['style', 'maxMonthlyCents'],
        },
      ),
      drawn({ ...wanted, maxMonthlyCents: 101_100, maxDeliveredCents: 16_000_100 }, drawnPlan('Oak Point')),
    ]);
    const section = within(await drawnSection());
    expect(await section.findByText('The least of these is $160,000.25.')).toBeInTheDocument();
    expect(section.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Up to $1,011 a month, up to $160,001 delivered',
      'Any style, any monthly payment',
    ]);
    await userEvent.click(section.getAllByRole('link')[0]!);
    await card('Oak Point');
    expect(address()).toBe(`/floor-plan-generator${order}&style=cabin&monthly=1011&max-total=160001`);
  });

  it('says why, and links to the nearest wishes', async () => {
    const { address } = draw(`${order}&width=single&porch=true&seed=3`, [
      homes,
      drawnNone(
        { ...wanted, width: 'single', porch: true, seed: 3 },
        'No porch fits before the front door.',
        { ...anyCost, wish: { ...wish, baths: 1.5 }, differs: ['baths'] },
        { ...anyCost, wish: { ...wish, porch: null }, differs: ['porch'] },
        { ...anyCost, wish: { ...wish, beds: ['king', 'twin'] }, differs: ['beds'] },
      ),
      drawn({ ...wanted, width: 'single', seed: 3, porch: false }, drawnPlan('Oak Point')),
    ]);
    const section = within(await drawnSection());
    expect(await section.findByRole('heading', { name: 'No plan fits this wish' })).toBeInTheDocument();
    expect(section.getByText('No porch fits before the front door.')).toBeInTheDocument();
    expect(section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [
        [
          '1.5 baths',
          '/floor-plan-generator?king=1&twin=2&full-baths=1&plans=3x2&width=single&porch=true&seed=3&half-baths=1',
        ],
        ['Without: porch', `/floor-plan-generator${order}&width=single&seed=3`],
        [
          '1 king bedroom and 1 twin bedroom',
          '/floor-plan-generator?king=1&twin=1&full-baths=2&plans=2x2&width=single&porch=true&seed=3',
        ],
      ],
    );
    await userEvent.click(section.getByRole('link', { name: 'Without: porch' }));
    await card('Oak Point');
    expect(address()).toBe(`/floor-plan-generator${order}&width=single&seed=3`);
    expect(screen.getByRole('heading', { name: 'Drawn for you' })).toHaveFocus();
  });

  it('is known without the server for half baths alone', async () => {
    draw('?queen=1&half-baths=1&plans=1x1', [answer(1, 1, found(plan('Cannon', 1, 1)))]);
    const section = within(await drawnSection());
    expect(
      section.getByText('A home needs at least one full bath, with a tub or a shower.'),
    ).toBeInTheDocument();
    expect(section.getByRole('link', { name: '1.5 baths' })).toHaveAttribute(
      'href',
      '/floor-plan-generator?queen=1&half-baths=1&plans=1x2&full-baths=1',
    );
  });

  it('is known without the server beyond what is drawn', async () => {
    draw('?twin=11&full-baths=2&plans=11x2', [answer(11, 2, foundNone())]);
    const section = within(await drawnSection());
    expect(section.getByText('We draw plans of up to 10 bedrooms and 6 baths.')).toBeInTheDocument();
    expect(section.getByRole('link', { name: '10 twin bedrooms' })).toHaveAttribute(
      'href',
      '/floor-plan-generator?twin=10&full-baths=2&plans=10x2',
    );
  });
});
