import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { pick } from '../../../platform/db/pick.ts';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import type { Row } from '../../../platform/db/query-builder.ts';
import { optional, types, type FieldType } from '../../../platform/records/field-types.ts';
import {
  columnNames,
  namesWith,
  versionedFields,
  type FieldsOf,
  type RecordFields,
} from '../../../platform/records/record-fields.ts';
import { RoofProfileScalar } from '../../people/leads/roof-profile.api.ts';
import { ClaimEnum } from '../prices/price.api.ts';
import {
  DesignHomeInput,
  DesignLoanType,
  DesignSiteType,
  designText,
  SidingScalar,
} from './design-parts.types.ts';

/** A design as the API answers it: its columns, and what the buyer chose, which is one column. */
interface StoredDesign
  extends Omit<Row<'designs'>, 'content' | 'roof' | 'siding'>, Pick<DesignContent, 'roof' | 'siding'> {}

const roof: FieldType<RoofProfile | null> = { api: RoofProfileScalar, nullable: true };
const siding: FieldType<Siding | null> = { api: SidingScalar, nullable: true };
const name = 'What the buyer calls it';
const claims = 'Discounts that the buyer claims: `military`, `referral`.';

/**
 * The fields of a design: the types of the API and the columns of the table follow from them (docs/add-a-field.md). What a buyer chooses has
 * `input` and is stored together, as `content`, by the rules of `rules/homes/designs/design-content.ts`.
 */
export const designFields = {
  id: versionedFields.id,
  code: {
    type: types.text,
    column: { unique: 'designs_code_unique' },
    description: 'Twelve characters, which show the design to whoever knows them; shown as `7KQ2-M9XD-4TRW`.',
  },
  version: { type: types.int, column: 'declared', description: 'Counts its changes, from 1.' },
  name: {
    type: optional(types.text),
    column: 'computed',
    description: `${name}. Null if not named, and for whoever may not change it.`,
    input: { description: `${name}, at most 80 characters.` },
  },
  home: {
    type: optional(types.object(DesignHomeInput)),
    column: 'computed',
    input: { description: 'The home; `BAD_INPUT` if there is none such.' },
  },
  roof: { type: roof, column: 'declared', description: designText.roof, input: {} },
  siding: { type: siding, column: 'declared', description: designText.siding, input: {} },
  options: {
    type: types.texts,
    column: 'computed',
    description: 'Other choices as `group:choice`, at most 60.',
    atMost: 60,
    input: {},
  },
  site: {
    type: optional(types.object(DesignSiteType)),
    column: 'computed',
    description: 'Where it will stand. Null if not said.',
    input: { description: 'Where the home will stand.' },
  },
  loan: {
    type: optional(types.object(DesignLoanType)),
    column: 'computed',
    description: 'How it is paid. Null if not said.',
    input: { description: 'How it is paid.' },
  },
  claims: {
    type: types.texts,
    column: 'computed',
    description: `${claims} None for whoever may not change the design.`,
    atMost: 2,
    input: { type: types.choices(ClaimEnum), description: claims },
  },
  shared: {
    type: types.flag,
    column: { default: true },
    description: 'Whether its code shows it. If not, only those who may change it see it.',
  },
  claimed: {
    type: types.flag,
    column: 'computed',
    description: 'Whether an account owns it. Its key alone does not change it then.',
  },
  viewerCanEdit: {
    type: types.flag,
    column: 'computed',
    description: 'Whether the viewer may change it: by the key sent along, or by their account.',
  },
  aboutCents: {
    type: optional(types.cents),
    description:
      'Its delivered total when it was last changed; for whoever may not change it, today’s without ZIP code, county and claims. Null without a home or a price, and where the seller does not deliver.',
  },
  frozenAt: {
    type: optional(types.instant),
    description:
      'Since when this version is part of a contract. A change of the design makes another version, and the contract keeps this one. Null for a version without a contract.',
  },
  createdAt: { type: types.instant, column: 'declared', description: fieldText.createdAt },
  updatedAt: {
    type: types.instant,
    column: { defaultRaw: 'now()' },
    description: 'When it was last changed.',
  },
  homeName: { type: optional(types.text) },
  /** What its content says of the home, for lists to filter by; the database's own work, as are roof, siding and the hash of the plan. */
  homeSlug: { type: optional(types.text), column: 'declared' },
  planCode: { type: optional(types.text), column: 'declared' },
  planSha256: { type: optional(types.text), column: 'declared' },
  /** Whether staff made it, so that what it says of the site is theirs to use. */
  byStaff: { type: types.flag, column: { default: false } },
  /** The account that claimed it. */
  ownerId: { type: optional(types.id), column: 'declared' },
  claimedAt: { type: optional(types.instant) },
  contactId: { type: optional(types.id), column: 'declared' },
} as const satisfies FieldsOf<StoredDesign> & RecordFields;

const { roof: _roof, siding: _siding, ...asStored } = designFields;
/** The columns that answers show as they are stored; the choices are read from the content. */
export const answeredColumns = columnNames(pick(asStored, namesWith(asStored, 'description')));
