import { zodResolver } from '@hookform/resolvers/zod';
import { modelTypes } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { homeFactNames, homeFacts, newHome } from '@hearthline/rules/homes/catalog/home-rules.ts';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import type { CatalogDetailsFragment, HomeInput } from '../../../../gql/generated.ts';

/** The values of the fields. */
export interface HomeFields {
  readonly name: string;
  readonly slug: string;
  readonly modelType: string;
  readonly footprint: string;
  readonly bedrooms: string;
  readonly bathrooms: string;
  readonly squareFootage: string;
  readonly description: string;
  readonly featured: boolean;
  /** The plan document as text; empty without one. */
  readonly plan: string;
  /** The design code that the plan came from. */
  readonly planCode: string;
}

export const emptyHome: HomeFields = {
  name: '',
  slug: '',
  modelType: modelTypes[1],
  footprint: '',
  bedrooms: '',
  bathrooms: '',
  squareFootage: '',
  description: '',
  featured: false,
  plan: '',
  planCode: '',
};

/** In the order of the form. */
export const homeFieldNames = Object.keys(emptyHome) as (keyof HomeFields)[];

/** A stored home as values of the form. */
export const fieldsOf = (home: CatalogDetailsFragment): HomeFields => ({
  name: home.name,
  slug: home.slug,
  modelType: home.modelType,
  footprint: home.footprint,
  bedrooms: String(home.bedrooms),
  bathrooms: String(home.bathrooms),
  squareFootage: String(home.squareFootage),
  description: home.description,
  featured: home.featured,
  plan: home.plan ? JSON.stringify(home.plan) : '',
  planCode: home.planCode ?? '',
});

const number = <Schema extends z.ZodType>(rule: Schema) =>
  z
    .string()
    .transform((typed) => (typed.trim() === '' ? undefined : Number(typed.replaceAll(',', ''))))
    .pipe(rule as unknown as z.ZodType<number, number | undefined>);

const { name, slug, description } = newHome.shape;
const { modelType, footprint, bedrooms, bathrooms, squareFootage } = homeFacts.shape;

const messages = {
  name,
  // Left blank, it follows from the name.
  slug: z
    .string()
    .transform((typed): string | null | undefined => typed.trim() || undefined)
    .pipe(slug),
  description,
  featured: z.boolean(),
  plan: z.string(),
  planCode: z.string(),
};

/** Facts follow from the plan, if there is one. */
const withPlan = z.object(messages);
const withoutPlan = z.object({
  ...messages,
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
 * What is sent for a form's values: the plan only if it is another one.
 * @param before the stored home's values; null for a new one
 */
export const inputOf = (values: HomeValues, before: HomeFields | null): HomeInput => {
  const { plan, planCode, ...others } = values;
  const facts = plan ? {} : Object.fromEntries(homeFactNames.map((fact) => [fact, values[fact]]));
  const input = {
    ...Object.fromEntries(Object.entries(others).filter(([field]) => field in messages)),
    ...facts,
  };
  if (plan === (before?.plan ?? '')) return input;
  if (plan === '') return { ...input, plan: null };
  return { ...input, ...(planCode ? { planCode } : { plan: JSON.parse(plan) as Record<string, unknown> }) };
};
