import { describe, expect, it } from 'vitest';
import type { AgreementDocument } from '../agreements/agreement-document.ts';
import { defaultPlan } from '../../delivery/projects/timeline.ts';
import { dealWin, projectOfAgreement, signedDates } from './win.ts';

const document = (change: object = {}): AgreementDocument =>
  ({
    quote: {
      totalCents: 15_000_049,
      buyers: [{ name: 'Ada Byron' }],
      design: {
        code: '7KQ2M9XD4TRW',
        version: 4,
        choices: [{ key: 'roof:hip', group: 'Roof', label: 'Hip' }],
      },
      home: {
        name: 'Yachats',
        modelType: 'Single Wide',
        footprint: '',
        bedrooms: 2,
        bathrooms: 1.5,
        squareFeet: 818.6,
      },
      site: { address: '1 Main Street, Yelm 98597', zip: '98597' },
      ...change,
    },
  }) as unknown as AgreementDocument;

describe('the project of a signed agreement', () => {
  it('project.no-retyping: says what the agreement says, and names no price in words', () =>
    expect(projectOfAgreement(document())).toEqual({
      name: 'Yachats for Ada Byron',
      description: 'Yachats, Single Wide. Roof: Hip.',
      address: '1 Main Street, Yelm 98597',
      budget: 150_000,
      contractCents: 15_000_049,
      sqft: 819,
      bedrooms: 2,
      bathrooms: 2,
      propertyType: 'Manufactured Home',
      designCode: '7KQ2M9XD4TRW',
      designVersion: 4,
    }));

  it('rounds the sum to whole dollars', () =>
    expect(projectOfAgreement(document({ totalCents: 15_000_050 })).budget).toBe(150_001));

  it('costs what was settled since it was signed', () =>
    expect(projectOfAgreement(document(), 14_000_050)).toMatchObject({
      contractCents: 14_000_050,
      budget: 140_001,
    }));

  it('names all buyers, and the ZIP code where the address does not', () => {
    const made = projectOfAgreement(
      document({
        buyers: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
        site: { address: 'Lot 4', zip: '98597' },
      }),
    );
    expect([made.name, made.address]).toEqual(['Yachats for A, B, and C', 'Lot 4, 98597']);
    expect(projectOfAgreement(document({ site: { address: null, zip: null } })).address).toBeNull();
  });

  it('stands where the agreement says, by its address or its parcel', () => {
    const at = (site: AgreementDocument['site']) =>
      projectOfAgreement({ ...document({ site: { address: '1 Main Street', zip: '98597' } }), site }).address;
    expect(at({ address: '2 Elm Street', parcel: '123-4' })).toBe('2 Elm Street, 98597');
    expect(at({ address: null, parcel: '123-4' })).toBe('Parcel 123-4, 98597');
    expect(at({ address: null, parcel: null })).toBe('98597');
  });

  it('fits into the columns of a project', () => {
    const long = 'x'.repeat(5000);
    const made = projectOfAgreement(
      document({
        buyers: [{ name: long }],
        site: { address: long, zip: null },
        design: { code: 'c', version: 1, choices: [{ key: 'a', group: 'A', label: long }] },
      }),
    );
    expect([made.name, made.address, made.description].map((text) => text?.length)).toEqual([200, 300, 4000]);
    expect(dealWin.safeParse({ version: 3, name: long.slice(0, 200) }).success).toBe(true);
    expect(dealWin.safeParse({ version: 3, name: long.slice(0, 201) }).success).toBe(false);
  });

  it('is called otherwise and begins on a day, if somebody says so', () => {
    expect(dealWin.parse({ version: 3 })).toEqual({ version: 3, name: null, startDate: null });
    expect(dealWin.parse({ version: 3, name: ' X ', startDate: '2027-01-01' })).toMatchObject({ name: 'X' });
    expect(dealWin.safeParse({ version: 3, startDate: '2027-02-30' }).success).toBe(false);
    expect(dealWin.safeParse({ name: 'X' }).success).toBe(false);
  });
});

describe('the days of a signed agreement', () => {
  const texts = { delivery: { version: 1, body: 'Delivered 12 to 20 weeks after the order.' } };
  it('begin on the day named, otherwise today, and reach delivery at the end of the window', () => {
    const named = signedDates({ texts }, '2027-02-01', '2027-01-04');
    expect(named).toEqual({ startDate: '2027-02-01', estimatedCompletion: '2027-09-01' });
    const delivery = defaultPlan(named.startDate, named.estimatedCompletion).find(
      ({ name }) => name === 'Delivery',
    );
    // Twenty weeks after the first of February.
    expect(delivery?.plannedFor).toBe('2027-06-21');
    expect(signedDates({ texts }, null, '2027-01-04').startDate).toBe('2027-01-04');
    const withField = { delivery: { version: 3, body: 'Delivered {{leadWeeks}} weeks after the order.' } };
    const leadWeeks = { min: 3, max: 16 };
    expect(signedDates({ texts: withField, leadWeeks }, '2027-02-01', '2027-01-04')).toEqual(
      signedDates(
        { texts: { delivery: { version: 1, body: 'Delivered 16 weeks after the order.' } } },
        '2027-02-01',
        '2027-01-04',
      ),
    );
  });

  it('are not said by an agreement without a window', () => {
    const open = { startDate: null, estimatedCompletion: null };
    expect(signedDates({}, null, '2027-01-04')).toEqual(open);
    expect(
      signedDates({ texts: { delivery: { version: 2, body: 'By arrangement.' } } }, null, '2027-01-04'),
    ).toEqual(open);
  });
});
