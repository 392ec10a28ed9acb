/** The parts of an agreement in their order (docs/sale.md, section 10). Each has a text that an admin edits. */
export const agreementParts = [
  'dispute',
  'parties',
  'home',
  'equipment',
  'drawing',
  'site',
  'price',
  'changes',
  'excluded',
  'deposit',
  'schedule',
  'delivery',
  'warranties',
  'cancellation',
  'signatures',
  'consent',
] as const;
export type AgreementPart = (typeof agreementParts)[number];

/** The texts that an admin edits: the parts, the document of its own that is handed out before signing, and that of change orders. */
export const textKeys = [...agreementParts, 'disclosures', 'change_order'] as const;
export type TextKey = (typeof textKeys)[number];

export const partTitles: Readonly<Record<TextKey, string>> = {
  dispute: 'Notice on resolving disputes',
  parties: 'Parties',
  home: 'Home',
  equipment: 'Equipment',
  drawing: 'Drawing and design',
  site: 'Site',
  price: 'Price',
  changes: 'Changes',
  excluded: 'What is not included',
  deposit: 'Deposit and its return',
  schedule: 'Payment schedule',
  delivery: 'Delivery window',
  warranties: 'Warranties',
  cancellation: 'Cancellation',
  signatures: 'Signatures',
  consent: 'Consent to electronic records',
  disclosures: 'Disclosures',
  change_order: 'Change order',
};

/** What the agreement shows below the text of a part, by itself. */
export const partNotes: Readonly<Partial<Record<TextKey, string>>> = {
  dispute: 'Stands at the top of the agreement.',
  parties: 'Followed by the names of the buyers and the seller.',
  home: 'Followed by model, size, sections, and serial numbers (“when assigned”).',
  equipment: 'Followed by the equipment sheet of the accepted quote.',
  drawing: 'Followed by the floor plan, the design code and version, and the choices.',
  site: 'Followed by address, county, and what is known of the lot.',
  price: 'Followed by every line of the accepted quote and the total.',
  excluded: 'Followed by the lines that the quote names as not included.',
  deposit: 'Followed by the deposit of the payment plan.',
  schedule: 'Followed by the payments of the plan, with their amounts.',
  signatures: 'Followed by one line for each signer.',
  consent: 'Shown to each signer before they agree to sign electronically.',
  disclosures: 'A document of its own, offered before signing. A line that starts with ## is a heading.',
  change_order: 'Stands in every change order, above its lines, the contract sums, days and payments.',
};

/** A version of a text. */
export interface TextVersion {
  readonly version: number;
  readonly body: string;
}
