import { maxHomePictures } from '@hearthline/rules/homes/catalog/home-rules.ts';
import { streetSides, type Look } from '@hearthline/rules/homes/looks/look.ts';
import { modelTypes } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { GraphQLJSONObject } from 'graphql-scalars';
import { omit } from '../../../platform/db/pick.ts';
import type { Row } from '../../../platform/db/query-builder.ts';
import { optional, types } from '../../../platform/records/field-types.ts';
import {
  columnNames,
  namesWith,
  versionedFields,
  type FieldsOf,
  type RecordField,
} from '../../../platform/records/record-fields.ts';
import { HomePriceType } from '../prices/price.api.ts';
import { HomePicture, HomeStatusEnum } from './home-parts.types.ts';
import { LookType } from './look.types.ts';

interface HomeField extends RecordField {
  /** How the seller manages it: visitors do not see it. */
  readonly staffOnly?: true;
}

/**
 * The fields of a home of the catalog: the types of the API for visitors and for staff, the table and its statements follow from them
 * (docs/add-a-field.md). A column that is missing here does not compile.
 */
export const homeFields = {
  ...versionedFields,
  slug: {
    type: types.text,
    column: { unique: 'homes_slug_unique' },
    description: 'Its address: `/homes/<slug>`.',
    input: {
      description:
        'The last part of its address: at most 60 lower-case letters, digits and hyphens, used by no other home. Made from the name if omitted.',
    },
  },
  name: {
    type: types.text,
    description: 'The name of the model, as in `Birkenfeld`.',
    input: {
      description:
        '1 to 60 letters, digits, blanks and `. - ’`, beginning with a letter. Required for a new home.',
    },
  },
  modelType: {
    type: types.word(modelTypes),
    description: 'The type of the model: Single Wide, Double Wide or Triple Wide.',
    input: { description: 'Single Wide, Double Wide or Triple Wide.' },
  },
  footprint: {
    type: types.text,
    description:
      'Nominal feet as the trade writes them: width by length, as in 26x66; of a triple wide length by width, as in 60x40.',
    input: { description: 'Nominal feet, as in 26x66; of a triple wide length by width, as in 60x40.' },
  },
  bedrooms: {
    type: types.smallInt,
    description: 'The number of bedrooms of all sizes.',
    input: { description: '1 to 20.' },
  },
  bathrooms: {
    type: types.smallInt,
    description: 'The number of baths of all kinds: a half bath counts one.',
    input: { description: '1 to 20; a half bath counts one.' },
  },
  fullBaths: {
    type: optional(types.smallInt),
    description: 'How many of them have tub or shower, by its plan. Null without one.',
  },
  threeQuarterBaths: {
    type: optional(types.smallInt),
    description: 'How many of them have a shower only, by its plan. Null without one.',
  },
  halfBaths: {
    type: optional(types.smallInt),
    description: 'How many of them have neither, by its plan. Null without one.',
  },
  squareFootage: {
    type: types.int,
    description: 'Length times width in square feet.',
    input: { description: '100 to 20,000.' },
  },
  description: {
    type: types.text,
    description: 'A few sentences for visitors; plain text.',
    input: { description: '1 to 2,000 characters of plain text. Required for a new home.' },
  },
  featured: {
    type: types.flag,
    column: { default: false },
    description: 'Whether the home page shows it.',
    input: { description: 'Whether the home page shows it; false by default.' },
  },
  status: {
    type: types.choice(HomeStatusEnum),
    column: { default: 'draft' },
    description: 'Whether visitors see it.',
    staffOnly: true,
  },
  position: {
    type: types.int,
    column: { default: 0 },
    description: 'Its place in the order of the catalog; the lowest comes first.',
    staffOnly: true,
  },
  checked: {
    type: types.flag,
    column: { default: false },
    description:
      'Whether it has a plan that passes every rule of level `error`, wherever its furniture stands. If not, the seller published it all the same.',
  },
  uncheckedReason: {
    type: optional(types.text),
    description: 'Why it was published without a plan that passes every rule. Null otherwise.',
    staffOnly: true,
  },
  planCode: {
    type: optional(types.text),
    description:
      'The code of the design that its plan was made from. Null for a plan of another origin, or none.',
    input: {
      description: 'The code of a design, instead of a plan document: its plan becomes the plan of the home.',
    },
  },
  plan: {
    type: { api: GraphQLJSONObject },
    column: 'declared',
    input: {
      description: 'The plan document, `hearthline.plan/1`. Null in an update takes the plan away.',
    },
  },
  look: {
    type: optional(types.json<Look>(LookType)),
    description:
      'Its own look: what it is shown and priced with until somebody chooses otherwise, at no charge. That of its plan, or the standard one, until the seller chooses.',
    input: {
      description:
        'Its own look; the style has to fit the side of the home toward the street. A plan that says how it looks brings its own, and is dressed in the one that is given.',
    },
  },
  street: {
    type: optional(types.word(streetSides)),
    column: 'declared',
    description: 'The side toward the street by its plan: front, left or right. Null without one.',
  },
  publishedAt: {
    type: optional(types.instant),
    description: 'When it was last published. Null if it never was.',
    staffOnly: true,
  },
  updatedAt: {
    type: types.instant,
    column: { defaultRaw: 'now()' },
    description: 'When anything about it last changed.',
  },
  hasPlan: {
    type: types.flag,
    column: 'computed',
    description: 'Whether it has a plan, which `planUrl` draws.',
  },
  pictures: {
    type: types.listOf(HomePicture),
    column: 'computed',
    description: `Those that the seller uploaded, at most ${maxHomePictures}.`,
    atMost: maxHomePictures,
  },
  imageUrl: {
    type: types.text,
    column: 'computed',
    description:
      'The path of the picture that shows it first: the first uploaded one, or a drawing of its front.',
  },
  planUrl: {
    type: optional(types.text),
    column: 'computed',
    description:
      'The path of its plan as PNG; with `.svg`, `.pdf`, `.dxf`, `.glb` or `.json` instead, the same in another format. Null without a plan, and while the home is not published.',
  },
  price: {
    type: optional(types.object(HomePriceType)),
    column: 'computed',
    description: 'What it costs today. Null while it has no price.',
  },
  travel: {
    type: optional(types.text),
    column: 'computed',
    description:
      'Says “Too wide for the road.” of a home with a section above `transportWidthFeet` of `delivery`, which has no delivered total and is not quoted. Null: it travels.',
  },
} as const satisfies FieldsOf<Row<'homes'>, HomeField> & Readonly<Record<string, HomeField>>;

/** The columns that every answer about a home is made from; not its plan, which is large. */
export const homeColumns = columnNames(homeFields).filter((name) => name !== 'plan');

/** The names of what visitors do not see. */
export const staffOnly = namesWith(homeFields, 'staffOnly');

/** The fields that visitors see. */
export const shownFields = omit(homeFields, staffOnly);
