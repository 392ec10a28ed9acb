import { z } from 'zod';
import { modelTypes } from '../plans/plan-rules.ts';
import { zipCode } from '../places/zip-code.ts';
import { lookRule } from '../looks/look-rules.ts';
import { lands } from '../prices/conditions.ts';
import { optional } from '../../optional.ts';
import { planName } from '../plans/plan-interest.ts';
import { pageNumber } from '../../page-number.ts';
import { maxCents } from '../../money.ts';
import { unknownParameter } from '../../parameters.ts';
import { version } from '../../row-version.ts';
import { searchText } from '../../search.ts';
import { isStorableDocument, oneLine, optionalOneLine, text, unstorableDocument } from '../../text.ts';

/** Where a home stands: visitors see only what is published. */
export const homeStatuses = ['draft', 'published', 'withdrawn'] as const;
export type HomeStatus = (typeof homeStatuses)[number];

/** Homes on one page of the list for staff. */
export const homesPageSize = 50;
/** More than a page of homes could show. */
export const maxHomes = 500;
/** The most bytes of a picture that is uploaded. */
export const maxPictureBytes = 10 * 1024 * 1024;

/** The most characters that say what a picture shows. */
export const maxPictureAlt = 200;

/** Uploaded pictures of one home. */
export const maxHomePictures = 12;

/** What is said where something about a home is refused. */
export const homeSentences = {
  missing: 'Home not found',
  land: 'Land is own, leased or looking',
  missingPicture: 'Picture not found',
  noPicture: 'Please choose a picture',
  onePicture: 'Please send one picture at a time',
  notPicture: 'Please choose a PNG, JPEG or WebP picture',
  pictureTooLarge: 'A picture may have at most 10 MB',
  pictureTooWide: 'This picture has too many pixels. Please make it smaller first.',
  pictureBroken: 'This picture cannot be read. It may be damaged.',
  manyPictures: `A home can have at most ${maxHomePictures} pictures`,
  notMultipart: 'Please send the picture as multipart/form-data',
  broken: 'The upload was broken off. Please try again.',
  stalled: 'The upload stood still for too long. Please try again.',
  name: 'A name begins with a letter and has letters, digits, blanks, periods, apostrophes and hyphens',
  slug: 'An address has lower-case letters and digits, in groups joined by hyphens',
  slugTaken: 'Another home has this address',
  tooMany: `There can be at most ${maxHomes} homes`,
  planAndCode: 'Please give either a plan or a design code',
  code: 'There is no design with this code',
  notPlan: 'This is not a floor plan document',
  fromPlan: 'The plan has a different value',
  reason: 'Please say why it is published without a plan that passes every rule (3 to 300 characters)',
  stays:
    'Visitors see this home as checked, and the new plan would not be. Withdraw the home first, then change its plan.',
  order: 'Please name homes of the catalog, each once',
} as const;

/** What a plan decides, if there is one, and what has to be stated otherwise. */
export const homeFactNames = ['modelType', 'footprint', 'bedrooms', 'bathrooms', 'squareFootage'] as const;

/** The address of a home made from its name, at most so long: `long-beach` for `Long Beach`. */
export const homeSlugOf = (name: string, max = 60): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}.’']+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, max)
    .replace(/-+$/, '');

/** Addresses that no home has: `/homes/g/<code>` is that of a generated plan. */
export const reservedSlugs: readonly string[] = ['g', 'import'];

const slug = z
  .string()
  .max(60, 'Must be at most 60 characters')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, homeSentences.slug)
  .refine((value) => !reservedSlugs.includes(value), 'This address is used for something else');

const whole = (what: string, min: number, max: number) =>
  z
    .int(`${what} must be a whole number`)
    .min(min, `${what} must be at least ${min}`)
    .max(max, `${what} must be at most ${max.toLocaleString('en-US')}`);

/** What can be said of a home. */
const fields = {
  name: oneLine({ min: 1, max: 60, message: 'Name is required' }).regex(planName, homeSentences.name),
  slug,
  modelType: z.enum(modelTypes, 'Please choose a model type'),
  footprint: z.string().regex(/^[1-9]\dx[1-9]\d$/, 'Please write the footprint like 26x66'),
  bedrooms: whole('Bedrooms', 1, 20),
  bathrooms: whole('Bathrooms', 1, 20),
  squareFootage: whole('Square feet', 100, 20_000),
  description: text({ min: 1, max: 2000, message: 'Description is required' }),
  featured: z.boolean('Please say whether it is featured'),
};

const plan = {
  plan: z.looseObject({}, homeSentences.notPlan).refine(isStorableDocument, { error: unstorableDocument }),
  planCode: z.string().max(200),
};

const unset = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

const facts = {
  modelType: unset(fields.modelType),
  footprint: unset(fields.footprint),
  bedrooms: unset(fields.bedrooms),
  bathrooms: unset(fields.bathrooms),
  squareFootage: unset(fields.squareFootage),
};

/** A new home. Facts are read from its plan; without one they are required, which {@link homeFacts} judges. */
export const newHome = z.object({
  name: fields.name,
  slug: unset(slug),
  description: fields.description,
  featured: unset(fields.featured),
  ...facts,
  plan: unset(plan.plan),
  planCode: unset(plan.planCode),
  look: unset(lookRule),
});

/** A change of a home: fields left out stay. A `plan` of null takes its plan away, and the facts stay as they are. */
export const homeChange = z.object({
  name: unset(fields.name),
  slug: unset(slug),
  description: unset(fields.description),
  featured: unset(fields.featured),
  ...facts,
  plan: plan.plan.nullish(),
  planCode: unset(plan.planCode),
  look: unset(lookRule),
});
export type HomeChange = z.output<typeof homeChange>;

/** What is entered of a home, in the order of the form. */
export const homeTitles = {
  name: 'Name',
  slug: 'Address',
  modelType: 'Model type',
  footprint: 'Footprint',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  squareFootage: 'Square feet',
  description: 'Description',
  featured: 'Featured',
  plan: 'Plan',
  planCode: 'Design code',
  look: 'Look',
} as const satisfies Record<keyof HomeChange, string>;

/** The facts of a home without a plan. */
export const homeFacts = z.object({
  modelType: fields.modelType,
  footprint: fields.footprint,
  bedrooms: fields.bedrooms,
  bathrooms: fields.bathrooms,
  squareFootage: fields.squareFootage,
});

/** What a picture is sent with: `alt` says what it shows; see `pictureAlt` if omitted. */
export const pictureForm = z.object({ alt: optionalOneLine({ max: maxPictureAlt }) });

/** Which homes staff look at. */
export const homeFilter = z.object({
  page: pageNumber,
  search: searchText,
  status: z.enum(homeStatuses, 'Please choose a status').nullish(),
});

/** Publishing; the reason is needed if the plan breaks a rule or there is none. */
export const publication = z.object({
  version,
  reason: oneLine({ min: 3, max: 300, message: homeSentences.reason }).nullish(),
});

const centsFilter = (what: string) => {
  const message = `${what} must be a whole number of cents`;
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\d{1,10}$/, message)
          .transform(Number),
      ],
      message,
    )
    .pipe(z.int(message).min(0, message).max(maxCents, message))
    .nullish()
    .transform((value) => value ?? null);
};

const place = {
  zip: optional(zipCode),
  land: optional(z.enum(lands, homeSentences.land)),
};

/** Where a home that is looked at would stand. */
export const homePlace = z.strictObject(place, unknownParameter);

/** Which homes visitors look at: by the price of the home alone, the delivered total and what a month of everything comes to; whole cents. */
export const homePrices = z.strictObject(
  {
    ...place,
    minPrice: centsFilter('The lowest price'),
    maxPrice: centsFilter('The highest price'),
    maxMonthly: centsFilter('The monthly payment'),
    maxTotal: centsFilter('The total'),
  },
  unknownParameter,
);

/** Where a drawn plan would stand, and what it may cost there: its month and its delivered total in whole cents. */
export const drawnPlanPrices = z.object({
  ...place,
  maxMonthlyCents: centsFilter('The monthly payment'),
  maxDeliveredCents: centsFilter('The delivered total'),
});

/** The order of the catalog, as ids of homes. */
export const homeOrder = z.object({
  ids: z
    .array(z.uuid(homeSentences.order), homeSentences.order)
    .min(1, homeSentences.order)
    .max(maxHomes, homeSentences.order),
});
