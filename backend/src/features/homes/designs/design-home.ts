import { ownLook, streetOf } from '@hearthline/model/generate/exterior/dressed.ts';
import { readPlan } from '@hearthline/model/check/read-plan.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { planFacts, widestSection } from '@hearthline/model/plan/home-facts.ts';
import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import type { ModelType } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { isDesignCode } from '@hearthline/rules/homes/plans/plan-interest.ts';
import { standardLook, type Look, type StreetSide } from '@hearthline/rules/homes/looks/look.ts';
import type { HomeToPrice } from '@hearthline/rules/homes/prices/price-of.ts';
import { priceSentences } from '@hearthline/rules/homes/prices/price-sentences.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { planOfDesign } from '../plans/floor-plan.api.ts';
import { shownHome } from '../catalog/home.api.ts';
import { homeToPrice } from '../prices/price.api.ts';
import { quotedHomeOf } from './storage/quoted-home.ts';

/** The home of a design, as far as it can be had today. */
export interface HomeOfDesign {
  readonly slug: string | null;
  readonly name: string;
  readonly modelType: ModelType;
  readonly footprint: string;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly squareFootage: number;
  /** The widest section of its plan in inches; null of a home without one. */
  readonly planSectionInches: number | null;
  /** Its own look. */
  readonly look: Look;
  readonly street: StreetSide;
  /** The plan as a quote of the design froze it; null where the home is as the catalog has it. */
  readonly quotedPlan: Plan | null;
  /** Its SHA-256, by which pictures and files of it are asked for. */
  readonly quotedPlanSha256: string | null;
}

type Named = NonNullable<DesignContent['home']>;

const ofPlan = (plan: Plan): HomeOfDesign => ({
  ...planFacts(plan),
  slug: null,
  name: plan.name,
  planSectionInches: widestSection(plan),
  look: ownLook(plan),
  street: streetOf(plan),
  quotedPlan: null,
  quotedPlanSha256: null,
});

/** A home of the catalog; as it was quoted, if the design with this code was. */
const ofCatalog = async (
  context: Pick<Context, 'query'>,
  slug: string,
  code: string | null,
): Promise<HomeOfDesign | string> => {
  const shown = await shownHome(context, slug);
  if (!shown) return priceSentences.home;
  const quoted = code === null ? null : await quotedHomeOf(context, code, shown.slug);
  if (quoted)
    return {
      ...shown,
      ...ofPlan(quoted.plan),
      slug: shown.slug,
      name: shown.name,
      look: quoted.look,
      quotedPlan: quoted.plan,
      quotedPlanSha256: quoted.sha256,
    };
  return {
    ...shown,
    planSectionInches: shown.planSectionInches ?? null,
    look: shown.look ?? standardLook,
    street: shown.street ?? 'front',
    quotedPlan: null,
    quotedPlanSha256: null,
  };
};

/** @throws AppError UNAVAILABLE while too many plans are being made */
const lookUp = async (
  context: Pick<Context, 'query'>,
  home: Named,
  code: string | null,
): Promise<HomeOfDesign | string> => {
  if (typeof home.slug === 'string') return ofCatalog(context, home.slug, code);
  if (typeof home.planCode === 'string') {
    const plan = isDesignCode(home.planCode) ? await planOfDesign(home.planCode) : null;
    return plan ? ofPlan(plan) : priceSentences.plan;
  }
  const read = readPlan(home.plan);
  return 'findings' in read ? priceSentences.notPlan : ofPlan(read.plan);
};

/**
 * The home that a design names; null if it names none, or one that can no longer be had.
 * @param code the design's own, for which a quote may have kept its home; null of one that is not stored
 * @throws AppError UNAVAILABLE
 */
export const homeOfDesign = async (
  context: Pick<Context, 'query'>,
  { home }: Pick<DesignContent, 'home'>,
  code: string | null,
): Promise<HomeOfDesign | null> => {
  const found = home ? await lookUp(context, home, code) : null;
  return typeof found === 'string' ? null : found;
};

/** The same for a home that is being chosen. @throws AppError BAD_INPUT if there is none such, UNAVAILABLE */
export const chosenHome = async (
  context: Pick<Context, 'query'>,
  { home }: Pick<DesignContent, 'home'>,
  code: string | null,
): Promise<HomeOfDesign | null> => {
  const found = home ? await lookUp(context, home, code) : null;
  if (typeof found === 'string') throw new AppError('BAD_INPUT', { message: found, fields: { home: found } });
  return found;
};

/** A home as prices take it. */
export const toPrice = (home: HomeOfDesign | null): HomeToPrice | null => home && homeToPrice(home);

/** The home of a design as the API answers it: what was chosen, and what is known of it. */
export interface DesignHomeView {
  readonly slug: string | null;
  readonly planCode: string | null;
  readonly plan: Record<string, unknown> | null;
  readonly name: string;
  /** Whether it can still be had. */
  readonly offered: boolean;
  readonly modelType: ModelType | null;
  readonly footprint: string | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly squareFootage: number | null;
  /** Its own look. */
  readonly look: Look | null;
  readonly street: StreetSide | null;
  /** The SHA-256 of its plan as a quote has kept it; null where it is as the catalog has it. */
  readonly quotedPlan: string | null;
}

/** What is known of a home that is no longer offered. */
export const withdrawnFacts = {
  modelType: null,
  footprint: null,
  bedrooms: null,
  bathrooms: null,
  squareFootage: null,
  look: null,
  street: null,
  quotedPlan: null,
};

/** The home of a design; null if none is chosen. @param homeName what it was called when it was chosen @throws AppError UNAVAILABLE */
export const homeViewOf = async (
  context: Pick<Context, 'query'>,
  {
    home: named,
    homeName,
    code,
  }: Pick<DesignContent, 'home'> & { readonly homeName: string | null; readonly code: string },
): Promise<DesignHomeView | null> => {
  if (!named) return null;
  const { slug = null, planCode = null, plan = null } = named;
  const found = await homeOfDesign(context, { home: named }, code);
  const { name, modelType, footprint, bedrooms, bathrooms, squareFootage, look, street } = found ?? {
    ...withdrawnFacts,
    name: homeName ?? slug ?? 'A generated plan',
  };
  return {
    slug,
    planCode,
    plan,
    name,
    offered: found !== null,
    modelType,
    footprint,
    bedrooms,
    bathrooms,
    squareFootage,
    look,
    street,
    quotedPlan: found?.quotedPlanSha256 ?? null,
  };
};
