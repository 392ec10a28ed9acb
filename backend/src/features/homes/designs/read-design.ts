import { changesInWords } from '@hearthline/rules/homes/designs/design-changes.ts';
import { designContent, type DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { designFilter, designsPageSize } from '@hearthline/rules/homes/designs/filter.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { deliveredTotalOf, type Price } from '@hearthline/rules/homes/prices/price-of.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { validate, validateOne } from '../../../platform/validation/validate.ts';
import { priceOfContent, type DesignPrice } from '../prices/price.api.ts';
import { homeOfDesign, toPrice } from './design-home.ts';
import { findDesign, mayReadAll, missingDesign } from './design.policy.ts';
import { contactScope } from '../../people/contacts/contact.policy.ts';
import { designScope } from './design-scope.policy.ts';
import {
  countDesigns,
  designsOfContact,
  pageOfDesigns,
  versionOf,
  versionsOf,
  type DesignReach,
} from './design.queries.ts';
import { contentFor, designView, type DesignView } from './design-view.ts';

/** What a design costs today. */
export const priceOfDesign = async (context: Context, content: DesignContent, code: string): Promise<Price> =>
  priceOfContent(context, toPrice(await homeOfDesign(context, content, code)), content);

/** A design by its code. Its code alone tells the price of what it shows. @throws AppError NOT_FOUND, TOO_MANY_REQUESTS, UNAVAILABLE */
export const readDesign = async (context: Context, code: string): Promise<DesignView> => {
  const row = await findDesign(context, code);
  const view = designView(context, row);
  return view.seesAll
    ? view
    : { ...view, aboutCents: deliveredTotalOf(await priceOfDesign(context, view, row.code)) };
};

/**
 * About what a design costs today as its code alone shows it; null without a home or a price.
 * @param shown the home that the price is shown with, none if neither is given; null is answered too if the design is of another one
 * @throws AppError NOT_FOUND, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export const publicAboutCents = async (
  context: Context,
  code: string,
  { slug, planCode }: { readonly slug?: string | undefined; readonly planCode?: string | undefined },
): Promise<number | null> => {
  const { code: stored, content } = await findDesign(context, code);
  const { home } = content;
  if ((slug && home?.slug !== slug) || (planCode && home?.planCode !== planCode)) return null;
  return deliveredTotalOf(await priceOfDesign(context, contentFor(content, false), stored));
};

/**
 * What a design costs today. Its code alone tells that of what it shows, and nothing of older versions.
 * @param of the version, the newest if omitted
 * @throws AppError BAD_INPUT, NOT_FOUND, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export const priceDesign = async (context: Context, code: string, of?: unknown): Promise<DesignPrice> => {
  const wanted = validateOne('version', versionRule.nullish(), of);
  const row = await findDesign(context, code);
  const seesAll = mayReadAll(context.viewer, row);
  const isOlder = wanted !== undefined && wanted !== null && wanted !== row.version;
  if (isOlder && !seesAll) throw missingDesign();
  const [found] = isOlder ? await context.query(versionOf, { id: row.id, version: wanted }) : [row];
  if (!found) throw missingDesign();
  return {
    ...(await priceOfDesign(context, contentFor(found.content, seesAll), row.code)),
    code: row.code,
    version: found.version,
  };
};

/** A version of a design, and what it changed. */
export interface DesignVersionView {
  readonly version: number;
  readonly createdAt: Date;
  readonly changes: string[];
  readonly aboutCents: number | null;
}

const nothing = designContent.parse({});

/** The versions of a design, the newest first: for those who see all of it; nobody else sees any. */
export const versionsOfDesign = async (
  context: Context,
  { id, seesAll }: DesignView,
): Promise<DesignVersionView[]> => {
  if (!seesAll) return [];
  const rows = await context.query(versionsOf, { id });
  return rows.map(({ content, homeName, ...row }, index) => ({
    ...row,
    changes:
      row.version === 1 ? [] : changesInWords(rows[index + 1]?.content ?? nothing, { content, homeName }),
  }));
};

const reachOf = ({ viewer }: Pick<Context, 'viewer'>): DesignReach => ({
  scope: designScope(viewer),
  viewerId: viewer?.id ?? '',
  contacts: contactScope(viewer),
});

/** The designs that staff look for and reach, 50 on a page. @throws AppError BAD_INPUT */
export const listDesigns = async (
  context: Context,
  input: unknown,
): Promise<{ designs: DesignView[]; pagination: Pagination }> => {
  const { page, search, home, roof, siding } = validate(designFilter, input);
  const wanted = { search, home, roof, siding };
  const reach = reachOf(context);
  const { total } = await countDesigns(context.db, wanted, reach).executeTakeFirstOrThrow();
  const pagination = paginate(page, total, designsPageSize);
  const rows = await pageOfDesigns(context.db, wanted, reach, {
    limit: designsPageSize,
    offset: (pagination.page - 1) * designsPageSize,
  }).execute();
  return { designs: rows.map((row) => designView(context, row)), pagination };
};

/** The designs of a contact that staff reach, the newest change first. */
export const listContactDesigns = async (context: Context, contactId: string): Promise<DesignView[]> => {
  const { scope } = reachOf(context);
  const rows = await context.query(designsOfContact(scope), {
    contactId,
    viewerId: context.viewer?.id ?? '',
  });
  return rows.map((row) => designView(context, row));
};

/** The same for a page that says itself that there is none. @throws AppError TOO_MANY_REQUESTS */
export const readDesignIfShared = async (context: Context, code: string): Promise<DesignView | null> => {
  try {
    return await readDesign(context, code);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};
