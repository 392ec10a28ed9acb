/**
 * The texts of agreements that a new installation begins with, in the order of docs/sale.md, section 10. Samples: the seller's
 * lawyer decides. The words of `dispute` are those of 24 CFR 3288.5, as HUD publishes them.
 */
const baseTexts: readonly (readonly [key: string, body: string])[] = [
  [
    'dispute',
    `The U.S. Department of Housing and Urban Development (HUD) Manufactured Home Dispute Resolution Program is available to resolve disputes among manufacturers, retailers, or installers concerning defects in manufactured homes. Many states also have a consumer assistance or dispute resolution program. For additional information about these programs, see sections titled “Dispute Resolution Process” and “Additional Information—HUD Manufactured Home Dispute Resolution Program” in the Consumer Manual required to be provided to the purchaser. These programs are not warranty programs and do not replace the manufacturer’s, or any other person’s, warranty program.`,
  ],
  [
    'parties',
    `This purchase agreement {{agreement}}, made on {{date}}, is between {{seller}}, {{sellerAddress}} (“the seller”), and {{buyers}} (“the buyer”, all of them together). The seller’s licenses: {{licenses}}. The salesperson is {{salesperson}}.

The seller sells and the buyer buys the home described below, on the terms below. They come from quote {{quote}}, which the buyer has accepted.`,
  ],
  [
    'home',
    `A new manufactured home, built to the federal Manufactured Home Construction and Safety Standards. Year of manufacture and serial numbers are entered when the manufacturer has assigned them.`,
  ],
  [
    'drawing',
    `The home is built to the floor plan below and to version {{designVersion}} of design {{design}}. Later changes need a written change that both sides sign. Measurements are approximate.`,
  ],
  [
    'site',
    `The home is delivered to and set up at {{site}}. The buyer makes sure that the seller may enter the site, and that delivery vehicles can reach it.`,
  ],
  [
    'price',
    `The total price is {{total}}. It consists of firm amounts of {{firm}}, which do not change, and of allowances of {{allowance}}. Allowances are estimates of work whose cost is not known yet: the buyer pays what it turns out to cost, and the seller asks the buyer before an allowance is exceeded. Sales tax follows the law at the place and on the day of delivery.`,
  ],
  [
    'excluded',
    `What is not listed under “Price” is not part of this agreement. In particular it does not include the land, utility accounts, landscaping, and whatever is named here.`,
  ],
  [
    'deposit',
    `The buyer pays a deposit when this agreement has been signed by everybody. The seller keeps it in a trust account until the home is delivered. The seller returns it in full if the lender refuses the buyer’s loan application in writing, if the site turns out unsuitable, or if the seller cannot deliver the home.`,
  ],
  [
    'schedule',
    `- Deposit: when this agreement has been signed by everybody.
- Down payment or the lender’s commitment: before the home is ordered from the manufacturer.
- Remaining amount: when the home has been set up and the buyer has walked through it, or as the lender disburses it.

Each payment is confirmed by a receipt.`,
  ],
  [
    'delivery',
    `The home is usually delivered 12 to 20 weeks after it has been ordered. The window depends on the manufacturer’s schedule, permits, the readiness of the site, the weather, and the lender. The seller tells the buyer about every change of the expected date.`,
  ],
  [
    'warranties',
    `The manufacturer and the seller each give a written warranty of at least one year from delivery. Copies are handed out when this agreement is signed; they name the remedies and the agencies that help. Nothing in this agreement takes away rights that the law gives the buyer.`,
  ],
  [
    'cancellation',
    `The buyer may cancel until the home has been ordered from the manufacturer, by writing to {{sellerEmail}} or {{sellerAddress}}. After that the seller may keep from the deposit what the cancellation demonstrably costs, and returns the rest.`,
  ],
  [
    'signatures',
    `By signing, each of us confirms that we have read this agreement and the separate disclosures, and that we agree to them. The buyer signs first, the seller last. The agreement holds once everybody has signed.`,
  ],
  [
    'consent',
    `You can sign this agreement electronically, and receive it and what belongs to it as electronic records. Before you agree, please read this.

- Paper: you may have the agreement and all records on paper instead, at no cost. Choose “I would rather sign on paper”, or write to {{sellerEmail}} or call {{sellerPhone}}.
- Withdrawal: you may withdraw your consent at any time before you sign, at no cost, in the same way. What was signed before stays valid.
- Scope: your consent covers this agreement, its disclosures, and notices about them. It does not cover anything else.
- Contact: tell us if your e-mail address changes, by writing to {{sellerEmail}}.
- Copies: you can save or print the agreement from this page. Later copies are free.
- What you need: a device with a current web browser, an e-mail address, and a program that shows PDF files. That you have opened the agreement here shows that you can.`,
  ],
  [
    'disclosures',
    `These disclosures belong to purchase agreement {{agreement}} between {{seller}} and {{buyers}}. They are a document of their own. Please read them before you sign.

## Installation
Manufactured homes must be installed according to federal and state standards by a licensed installer. Ask for the installer’s name and license. The home may not be lived in before the installation has been inspected. Installation is part of your agreement only as far as its price lines name it.

## Dispute resolution
If the manufacturer, the seller, and the installer disagree about who must correct a defect, you may use the dispute resolution program of your state or of HUD. Defects should be reported within one year after installation.

## Warranties
The manufacturer and the seller give written warranties of at least one year. You receive copies when you sign. They say how to make a claim, what the remedies are, and which agencies help.

## Deposit
Your deposit stays in a trust account until the home is delivered. The agreement says when it is returned.

## Financing
Any monthly payment that you were shown is an example. Your lender decides about rate, annual percentage rate, term, and down payment, and gives you disclosures of its own.

## Estimates
Allowances are estimates. What they cover may cost more or less, and you pay what it costs.

## Electronic records
You may have everything on paper at no cost. How to do that is explained where you agree to sign electronically.`,
  ],
];

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Puts the texts into an empty table, as version 1 of each. */
export const insertBaseTexts = `insert into agreement_texts (key, version, body) values ${baseTexts
  .map(([key, body]) => `(${quoted(key)}, 1, ${quoted(body)})`)
  .join(', ')}`;
