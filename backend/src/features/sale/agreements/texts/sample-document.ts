import type { AgreementDocument } from '@hearthline/rules/sale/agreements/agreement-document.ts';
import type { TextKey, TextVersion } from '@hearthline/rules/sale/agreements/agreement-parts.ts';
import type { EquipmentItem } from '@hearthline/rules/homes/equipment/equipment.ts';
import { defaultWindow } from '@hearthline/rules/sale/agreements/delivery-window.ts';
import type { PaymentStep } from '@hearthline/rules/sale/payment-plans/payment-steps.ts';
import type { QuoteLine } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import type { QuoteBasis } from '@hearthline/rules/sale/quotes/quote-states.ts';
import type { Company } from '@hearthline/rules/company.ts';

const line = (
  key: string,
  label: string,
  amountCents: number,
  basis: QuoteBasis = 'firm',
  note: string | null = null,
): Omit<QuoteLine, 'id'> => ({
  key,
  label,
  basis,
  quantity: 1,
  unitCents: amountCents,
  amountCents,
  notToExceedCents: basis === 'allowance' ? amountCents : null,
  percent: key.startsWith('tax:') ? 8.7 : null,
  taxable: !key.startsWith('fee:'),
  note,
});

const lines = [
  line('home:castle-rock', 'Castle Rock', 14_500_000),
  line('option:roof:hip', 'Hip roof', 420_000),
  line('freight:section', 'Delivery, 2 sections', 500_000, 'allowance', 'Usually $3,000 to $5,000'),
  line('site:foundation', 'Foundation', 2_448_000, 'allowance', 'Usually $15,840 to $24,480'),
  line('fee:permits', 'Permits', 500_000, 'allowance'),
  line('tax:sales', 'Sales tax, 8.7 percent', 1_554_516, 'allowance'),
  line('site:well', 'Well', 0, 'excluded', 'Usually $9,000 to $18,000'),
].map((one, at): QuoteLine => ({ id: String(at + 1), ...one }));

const paymentSteps: readonly PaymentStep[] = [
  { label: 'Deposit', kind: 'deposit', event: 'signing', days: 0, amountCents: 500_000, percent: null },
  { label: 'Order payment', kind: 'progress', event: 'order', days: 0, amountCents: null, percent: 10 },
  { label: 'Final payment', kind: 'final', event: 'walkthrough', days: 0, amountCents: null, percent: null },
];

const equipment: readonly EquipmentItem[] = [
  { group: 'Structure', label: 'Exterior walls', text: '2x6 studs, R-21 insulation' },
  { group: 'Kitchen', label: 'Range', text: 'Electric, 30 inches' },
];

/** An agreement that nobody has made, with which texts are tried. */
export const sampleDocument = (
  company: Company,
  texts: Readonly<Record<TextKey, TextVersion>>,
  today: string,
): AgreementDocument => ({
  schema: 'hearthline.agreement/1',
  number: 'A-1001',
  madeOn: today,
  quoteSha256: '0'.repeat(64),
  signers: [
    { role: 'buyer', name: 'Ada Byron' },
    { role: 'buyer', name: 'Robin Byron' },
    { role: 'seller', name: 'Dana Whitfield' },
  ],
  site: { address: '88 Cedar Road', parcel: null },
  leadWeeks: defaultWindow,
  texts,
  quote: {
    schema: 'hearthline.quote/1',
    currency: 'USD',
    number: 'Q-1001',
    quoteId: '00000000-0000-7000-8000-000000000000',
    dealId: '00000000-0000-7000-8000-000000000000',
    dealNumber: 'D-1001',
    company: { ...company, facts: [{ label: 'Dealer license', value: 'WA 2914' }] },
    buyers: [
      { name: 'Ada Byron', email: 'ada@example.com' },
      { name: 'Robin Byron', email: 'robin@example.com' },
    ],
    seller: { name: 'Dana Whitfield', email: company.email, phone: company.phone },
    design: {
      code: '7KQ2M9XD4TRW',
      version: 3,
      name: null,
      roof: 'hip',
      siding: null,
      options: [],
      claims: [],
      choices: [{ key: 'roof:hip', group: 'Roof', label: 'Hip roof' }],
    },
    home: {
      name: 'Castle Rock',
      slug: 'castle-rock',
      planCode: null,
      modelType: 'Double Wide',
      sections: 2,
      footprint: "54' × 26' 8\"",
      bedrooms: 3,
      bathrooms: 2,
      squareFeet: 1440,
    },
    plan: null,
    site: {
      address: '88 Cedar Road',
      county: 'Clark',
      zip: '98604',
      miles: 40,
      land: 'own',
      sewer: 'septic',
      water: 'public',
    },
    lines,
    firmCents: 14_920_000,
    allowanceCents: 5_002_516,
    taxCents: 1_554_516,
    totalCents: 19_922_516,
    loan: null,
    assumptions: ['The land is not included.'],
    paymentSteps,
    equipment,
    terms: '',
    issuedOn: today,
    validUntil: today,
  },
});
