import { describe, expect, it } from 'vitest';
import type { AgreementDocument } from './agreement-document.ts';
import { fieldValues, siteText } from './values.ts';

const document = (names: readonly string[], quote: object = {}): AgreementDocument =>
  ({
    number: 'A-1001',
    madeOn: '2027-03-01',
    signers: [
      ...names.map((name) => ({ role: 'buyer', name })),
      ...(names.length > 0 ? [{ role: 'seller', name: 'Dana' }] : []),
    ],
    quote: {
      number: 'Q-1002',
      company: { name: 'Hearthline', address: '', phone: '1', email: 'e', facts: [] },
      seller: null,
      home: { name: 'Enid', modelType: 'Double Wide', sections: 2, squareFeet: 1440 },
      design: { code: '7KQ2M9XD4TRW', version: 3 },
      site: { address: null, county: null, zip: null },
      totalCents: 400,
      firmCents: 300,
      allowanceCents: 100,
      taxCents: 20,
      lines: [],
      ...quote,
    },
  }) as unknown as AgreementDocument;

describe('the fields of a text', () => {
  it('stand for the numbers, days and amounts of one agreement, each for its own', () =>
    expect(fieldValues(document(['Ada']))).toMatchObject({
      agreement: 'A-1001',
      date: 'Monday, March 1, 2027',
      quote: 'Q-1002',
      design: '7KQ2-M9XD-4TRW',
      designVersion: '3',
      sections: '2',
      squareFeet: '1,440',
      total: '$4.00',
      firm: '$3.00',
      allowance: '$1.00',
      tax: '$0.20',
    }));

  it.each([
    [['Ada'], 'Ada', 'Ada'],
    [['Ada', 'Bo'], 'Ada and Bo', 'Ada'],
    [['Ada', 'Bo', 'Cy'], 'Ada, Bo and Cy', 'Ada'],
    [[], 'to be agreed', 'to be agreed'],
  ])('name the buyers %j', (names, buyers, buyer) =>
    expect(fieldValues(document(names))).toMatchObject({ buyers, buyer }),
  );

  it('name whoever signs for the seller, otherwise who quoted', () => {
    expect(fieldValues(document(['Ada'], { seller: { name: 'Eve' } })).salesperson).toBe('Dana');
    expect(fieldValues(document([], { seller: { name: 'Eve' } })).salesperson).toBe('Eve');
  });

  it('say what is still to be agreed, and what is known', () => {
    const open = { sellerAddress: 'to be agreed', licenses: 'to be agreed', site: 'to be agreed' };
    expect(fieldValues(document([]))).toMatchObject({
      ...open,
      county: 'to be agreed',
      salesperson: 'to be agreed',
    });
    const company = {
      name: 'Hearthline',
      address: '1 Lane',
      phone: '1',
      email: 'e',
      facts: [
        { label: 'Dealer', value: 'WA 1' },
        { label: 'Installer', value: 'WA 2' },
      ],
    };
    const site = { address: '1 Main', county: 'Clark County', zip: '98604' };
    expect(fieldValues(document([], { company, site }))).toMatchObject({
      sellerAddress: '1 Lane',
      licenses: 'Dealer WA 1, Installer WA 2',
      site: '1 Main, Clark County, 98604',
      county: 'Clark County',
    });
    const nowhere = document([], { site: { address: null, county: 'Clark', zip: null } });
    expect(siteText(nowhere)).toBe('Clark County');
  });

  it('name the site by the address and the parcel of the agreement, where those were entered', () => {
    const at = (entered: AgreementDocument['site']) =>
      siteText({
        ...document([], { site: { address: '1 Main', county: 'Clark', zip: '98604' } }),
        site: entered,
      });
    expect(at({ address: '2 Elm, 98604', parcel: null })).toBe('2 Elm, 98604, Clark County');
    expect(at({ address: null, parcel: '123-4' })).toBe('parcel 123-4, Clark County, 98604');
    expect(at({ address: null, parcel: null })).toBe('Clark County, 98604');
  });

  it('name the deposit of the plan, the weeks to delivery, and the total that is not exceeded', () => {
    const step = { label: 'Deposit', days: 0, percent: null };
    const paymentSteps = [
      { ...step, kind: 'deposit', event: 'signing', amountCents: 150 },
      { ...step, kind: 'final', event: 'walkthrough', amountCents: null },
    ];
    const line = { basis: 'firm', amountCents: 300 };
    const lines = [line, { basis: 'allowance', amountCents: 100 }, { ...line, basis: 'excluded' }];
    expect(fieldValues(document([], { paymentSteps, lines }))).toMatchObject({
      deposit: '$1.50',
      notToExceed: '$4.00',
      leadWeeks: '12 to 20',
    });
    expect(
      fieldValues({
        ...document([], { lines: [{ ...line, basis: 'allowance', notToExceedCents: 450 }] }),
        leadWeeks: { min: 16, max: 16 },
      }),
    ).toMatchObject({ deposit: 'an amount to be agreed', notToExceed: '$4.50', leadWeeks: '16' });
  });
});
