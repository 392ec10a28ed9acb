/** What `{{…}}` in the texts stands for, and an example of each, with which a text is tried. */
export const agreementFields = {
  agreement: { title: 'Number of the agreement', sample: 'A-1001' },
  date: { title: 'Day on which it was made', sample: 'March 2, 2026' },
  seller: { title: 'The business', sample: 'Hearthline Homes' },
  sellerAddress: { title: 'Its address', sample: '1420 Meadow Lane, Vancouver, WA 98660' },
  sellerPhone: { title: 'Its phone number', sample: '(360) 555-0142' },
  sellerEmail: { title: 'Its e-mail address', sample: 'hello@hearthline.example' },
  licenses: { title: 'Its licenses', sample: 'Dealer license WA 2914' },
  salesperson: { title: 'Who sells', sample: 'Dana Whitfield' },
  buyers: { title: 'All buyers', sample: 'Ada Byron and Robin Byron' },
  buyer: { title: 'The first buyer', sample: 'Ada Byron' },
  home: { title: 'Name of the home', sample: 'Castle Rock' },
  modelType: { title: 'Kind of home', sample: 'Double Wide' },
  sections: { title: 'Number of sections', sample: '2' },
  squareFeet: { title: 'Floor area in square feet', sample: '1,440' },
  design: { title: 'Code of the design', sample: '7KQ2-M9XD-4TRW' },
  designVersion: { title: 'Version of the design', sample: '3' },
  site: { title: 'Where the home will stand', sample: '88 Cedar Road, Clark County, 98604' },
  county: { title: 'County of the site', sample: 'Clark' },
  quote: { title: 'Number of the accepted quote', sample: 'Q-1001' },
  total: { title: 'Total', sample: '$214,365.00' },
  firm: { title: 'Firm lines', sample: '$168,915.00' },
  allowance: { title: 'Allowances', sample: '$45,450.00' },
  tax: { title: 'Sales tax', sample: '$17,210.00' },
  notToExceed: { title: 'Total with every allowance at its highest', sample: '$229,800.00' },
  deposit: { title: 'Deposit of the payment plan', sample: '$5,000.00' },
  leadWeeks: { title: 'Weeks from order to delivery', sample: '12 to 20' },
} as const satisfies Record<string, { readonly title: string; readonly sample: string }>;

export type AgreementField = keyof typeof agreementFields;
/** A value for every field. */
export type FieldValues = Readonly<Record<AgreementField, string>>;

const field = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** An example of every field. */
export const sampleValues = Object.fromEntries(
  Object.entries(agreementFields).map(([name, { sample }]) => [name, sample]),
) as unknown as FieldValues;

const isField = (name: string): name is AgreementField => Object.hasOwn(agreementFields, name);

/** Names in a text that stand for nothing, and braces that do not pair up, each once. */
export const unknownFields = (body: string): string[] => {
  const names = [...body.matchAll(field)].map(([, name = '']) => name).filter((name) => !isField(name));
  const rest = body.replace(field, '');
  return [...new Set([...names, ...(/\{\{|\}\}/.exec(rest) ?? [])])];
};

/** A text with values in place of its fields. */
export const fillFields = (body: string, values: FieldValues): string =>
  body.replace(field, (written, name: string) => (isField(name) ? values[name] : written));
