import { zodResolver } from '@hookform/resolvers/zod';
import { lookParts, standardLook, type Look } from '@hearthline/rules/homes/looks/look.ts';
import { lookRule, lookTitles } from '@hearthline/rules/homes/looks/look-rules.ts';
import { modelTypes } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { homeFacts, homeTitles, newHome } from '@hearthline/rules/homes/catalog/home-rules.ts';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import type { CatalogDetailsFragment, HomeInput } from '../../../../gql/generated.ts';
import { textsOf } from '../../../../platform/forms/texts-of.ts';

/** A look as values of the form. */
export const lookValues = ({ style, roof, siding, color }: Readonly<Record<keyof Look, string>>) => ({
  style,
  roof,
  siding,
  color,
});

/** A home as values of the form; the plan is its document as text, empty without one, and its code that of the design it came from. */
export const fieldsOf = (home: CatalogDetailsFragment | null) => ({
  ...textsOf(newHome, home, ['featured', 'plan', 'look']),
  ...lookValues(home?.look ?? standardLook),
  modelType: home?.modelType ?? modelTypes[1],
  featured: home?.featured ?? false,
  plan: home?.plan ? JSON.stringify(home.plan) : '',
});

/** The values of the fields. */
export type HomeFields = ReturnType<typeof fieldsOf>;

export const emptyHome = fieldsOf(null);

const { look: _look, ...titles } = homeTitles;
/** What is entered, in the order of the form: the look in its parts. */
export const fieldTitles: Readonly<Record<keyof HomeFields, string>> = { ...titles, ...lookTitles };
export const homeFieldNames = Object.keys(fieldTitles) as (keyof HomeFields)[];

const number = <Schema extends z.ZodType>(rule: Schema) =>
  z
    .string()
    .transform((typed) => (typed.trim() === '' ? undefined : Number(typed.replaceAll(',', ''))))
    .pipe(rule as unknown as z.ZodType<number, number | undefined>);

const { modelType, footprint, bedrooms, bathrooms, squareFootage } = homeFacts.shape;

/** Facts follow from the plan, if there is one. */
const withPlan = newHome
  .omit({
    modelType: true,
    footprint: true,
    bedrooms: true,
    bathrooms: true,
    squareFootage: true,
    look: true,
  })
  .extend({
    ...lookRule.shape,
    // Left blank, it follows from the name.
    slug: z
      .string()
      .transform((typed): string | null | undefined => typed.trim() || undefined)
      .pipe(newHome.shape.slug),
    featured: z.boolean(),
    plan: z.string(),
    planCode: z.string(),
  });
const withoutPlan = withPlan.extend({
  modelType,
  footprint: z
    .string()
    .transform((typed) =>
      typed
        .toLowerCase()
        .replace(/[\s'’]+/g, '')
        .replace('×', 'x'),
    )
    .pipe(footprint),
  bedrooms: number(bedrooms),
  bathrooms: number(bathrooms),
  squareFootage: number(squareFootage),
});

export type HomeValues = z.output<typeof withPlan> & Partial<z.output<typeof withoutPlan>>;

/** Checks the form: the facts only if they are asked for. */
export const homeResolver: Resolver<HomeFields, unknown, HomeValues> = (values, context, options) =>
  (zodResolver(values.plan ? withPlan : withoutPlan) as unknown as Resolver<HomeFields, unknown, HomeValues>)(
    values,
    context,
    options,
  );

/**
 * What is sent for a form's values: plan and look only if they are others.
 * @param before the stored home's values; null for a new one
 */
export const inputOf = (values: HomeValues, before: HomeFields | null): HomeInput => {
  const { plan, planCode, style, roof, siding, color, ...rest } = values;
  const look = { style, roof, siding, color };
  const isSamePlan = plan === (before?.plan ?? '');
  const isSameLook = before !== null && lookParts.every((part) => look[part] === before[part]);
  // A plan that says how it looks would bring its own.
  const input = { ...rest, ...(!(isSamePlan && isSameLook) && { look }) };
  if (isSamePlan) return input;
  if (plan === '') return { ...input, plan: null };
  return { ...input, ...(planCode ? { planCode } : { plan: JSON.parse(plan) as Record<string, unknown> }) };
};
