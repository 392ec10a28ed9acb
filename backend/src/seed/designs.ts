import { codeOfBytes } from '@hearthline/rules/homes/designs/code.ts';
import { designContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { deliveredTotalOf, priceOf, type PriceBook } from '@hearthline/rules/homes/prices/price-of.ts';
import { randomBytes } from 'node:crypto';
// Not by way of price.api.ts, which brings the threads that make plans along: the bundle then has them elsewhere than their program.
import type { Transaction } from '../platform/db/query-builder.ts';
import { homeToPrice, readPriceBook } from '../features/homes/prices/price-book.ts';
import { planSectionInches } from '../features/homes/prices/price.queries.ts';
import { hashOfSecret, newSecret } from '../platform/crypto/link-secrets.ts';
import { jsonb } from '../platform/db/jsonb.ts';
import { readsIn } from '../platform/db/database.ts';

/** What the demo's buyers chose, the newest version last; the first is the demo customer's own. */
const chosen: readonly (readonly object[])[] = [
  [
    { home: { slug: 'birkenfeld' } },
    {
      home: { slug: 'birkenfeld' },
      name: 'The orchard house',
      roof: 'hip',
      siding: 'wood',
      site: { land: 'own', county: 'Lewis', zip: '98532' },
      loan: { kind: 'conventional', downPercent: 20 },
    },
  ],
  [
    { home: { slug: 'castle-rock' }, roof: 'gable' },
    { home: { slug: 'castle-rock' }, roof: 'gable', siding: 'brick' },
  ],
  [{ home: { slug: 'yachats' }, siding: 'composite', site: { land: 'leased' }, loan: { kind: 'chattel' } }],
  [{ roof: 'butterfly', siding: 'metal' }],
];

/** A design that was stored. */
export interface Stored {
  readonly code: string;
  readonly version: number;
}

/** Stores a design with all its versions. */
export const storeDesign = async (
  trx: Transaction,
  book: PriceBook,
  versions: readonly object[],
  owner: { readonly ownerId: string | null; readonly contactId: string | null },
  at: Date,
): Promise<Stored> => {
  const rows = [];
  for (const version of versions) {
    const content = designContent.parse(version);
    const home = await trx
      .selectFrom('homes')
      .select([
        'slug',
        'name',
        'modelType',
        'footprint',
        'squareFootage',
        'look',
        'street',
        planSectionInches,
      ])
      .where('slug', '=', content.home?.slug ?? '')
      .executeTakeFirst();
    const price = priceOf(book, home ? homeToPrice(home) : null, content);
    rows.push({
      content: jsonb(content),
      homeName: home?.name ?? null,
      aboutCents: deliveredTotalOf(price),
    });
  }
  const newest = rows.at(-1);
  if (!newest) throw new Error('A design has at least one version');
  const { id, code } = await trx
    .insertInto('designs')
    .values({
      ...newest,
      ...owner,
      code: codeOfBytes(randomBytes(12)),
      version: rows.length,
      claimedAt: owner.ownerId && at,
      createdAt: at,
      updatedAt: at,
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('designVersions')
    .values(rows.map((row, index) => ({ ...row, designId: id, version: index + 1, createdAt: at })))
    .execute();
  await trx
    .insertInto('designKeys')
    .values({ designId: id, keyHash: hashOfSecret(newSecret()) })
    .execute();
  return { code, version: rows.length };
};

/** Designs of the demo customer and of the newest visitors who asked for a consultant, whose requests bring them along. */
export const seedDesigns = async (trx: Transaction, now: Date): Promise<void> => {
  const book = await readPriceBook({ ...readsIn(trx), now: () => now });
  const [own, ...others] = chosen;
  const customer = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'customer@example.com')
    .executeTakeFirstOrThrow();
  if (own) await storeDesign(trx, book, own, { ownerId: customer.id, contactId: null }, now);
  const requests = await trx
    .selectFrom('consultantRequests')
    .select(['id', 'contactId', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(others.length)
    .execute();
  for (const [index, { id, contactId, createdAt }] of requests.entries()) {
    const { code, version } = await storeDesign(
      trx,
      book,
      others[index] ?? [],
      { ownerId: null, contactId },
      createdAt,
    );
    await trx
      .updateTable('consultantRequests')
      .set({ designCode: code, designVersion: version })
      .where('id', '=', id)
      .execute();
  }
};
