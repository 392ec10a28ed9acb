/** What price, changes and disclosures promise of allowances, as quotes do. */
const promise =
  'An allowance settles at what the work costs, up to the amount beside it that it will not exceed. Above that the buyer pays only what a signed change order says.';
const before =
  'An allowance settles at what the work costs, up to the amount beside it, which it will not exceed. Above that the buyer pays only what a written change that both sides sign says.';

/** Texts of parts that agreements did not have. */
export const newTexts: readonly (readonly [key: string, body: string])[] = [
  [
    'equipment',
    'The home comes with the equipment below, beside the choices that this agreement names. If the manufacturer no longer makes an item, it is replaced by one of equal or better quality, and the seller tells the buyer before.',
  ],
  [
    'changes',
    `After everybody has signed, the home, the choices and the work on the site change by a change order alone. It says what changes, what that costs or saves, and how many days it takes, and it holds once every buyer and the seller have signed it. Until then everything stays as agreed here. ${promise}`,
  ],
];

/** Words of a text that came with the installation, and what takes their place. */
interface Change {
  readonly key: string;
  readonly old: string;
  readonly now: string;
}

export const changedTexts: readonly Change[] = [
  {
    key: 'drawing',
    old: 'Later changes need a written change that both sides sign.',
    now: 'Later changes need a signed change order.',
  },
  {
    key: 'price',
    old: `${before} Sales tax`,
    now: `${promise} With every allowance at that amount the price is {{notToExceed}}. Sales tax`,
  },
  { key: 'disclosures', old: before, now: promise },
  {
    key: 'deposit',
    old: 'The buyer pays a deposit when this agreement has been signed by everybody.',
    now: 'The buyer pays a deposit of {{deposit}}, as the payment schedule says.',
  },
  {
    key: 'schedule',
    old: `- Deposit: when this agreement has been signed by everybody.
- Down payment or the lender’s commitment: before the home is ordered from the manufacturer.
- Remaining amount: when the home has been set up and the buyer has walked through it, or as the lender disburses it.

Each payment`,
    now: `The payments below come to the total price. Their amounts follow it: settled allowances and signed change orders change them. A lender may pay in place of the buyer, as the loan says.

Each payment`,
  },
  {
    key: 'delivery',
    old: 'The home is usually delivered 12 to 20 weeks after it has been ordered.',
    now: 'The home is usually delivered {{leadWeeks}} weeks after it has been ordered.',
  },
  {
    key: 'warranties',
    old: 'Copies are handed out when this agreement is signed; they name the remedies and the agencies that help.',
    now: 'Copies come along with this agreement, to be read before it is signed; they name the remedies and the agencies that help.',
  },
];

export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Adds the new texts, and changes those that came with the installation, as far as nobody has written another one. */
export const insertContractTexts = [
  ...newTexts.map(
    ([key, body]) =>
      `insert into agreement_texts (key, version, body) values (${quoted(key)}, 1, ${quoted(body)}) on conflict do nothing;`,
  ),
  ...changedTexts.map(
    ({ key, old, now }) => `
      insert into agreement_texts (key, version, body)
        select key, version + 1, replace(body, ${quoted(old)}, ${quoted(now)}) from agreement_texts t
        where key = ${quoted(key)} and author_id is null and position(${quoted(old)} in body) > 0
          and version = (select max(version) from agreement_texts where key = t.key);`,
  ),
].join('\n');
