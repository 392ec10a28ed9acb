import { codeInWords } from '@hearthline/rules/homes/designs/code.ts';
import type { CoBuyer } from '@hearthline/rules/sale/deals/deal-rules.ts';
import { maxCoBuyers } from '@hearthline/rules/sale/deals/deal-lists.ts';
import {
  lostReasonTitles,
  stageTitles,
  type DealStage,
  type LostReason,
} from '@hearthline/rules/sale/deals/stages.ts';
import { dealTexts } from '@hearthline/rules/sale/deals/deal-texts.ts';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import type { Row } from '../../../platform/db/query-builder.ts';
import { optional, types } from '../../../platform/records/field-types.ts';
import {
  columnNames,
  namesWith,
  versionedFields,
  type FieldsOf,
  type RecordField,
} from '../../../platform/records/record-fields.ts';
import { ProjectContact, ProjectPerson } from '../../delivery/projects/project-person.api.ts';
import { CancellationType } from './cancelling/cancellation.types.ts';
import { CoBuyerInput, CoBuyerType } from './buyers/co-buyer.types.ts';
import { DealStageEnum, DealValueBasisEnum, LostReasonEnum } from './deal-enums.types.ts';

const dollars = (cents: number): number => cents / 100;

interface DealField extends RecordField {
  /** What the history calls it when it changes. */
  readonly title?: string;
  /** The audit log tells its old and its new value, which must not be a name or an address of people. */
  readonly audited?: true;
}

/** What became of its contract, which has types of its own in the API. */
type ContractColumn =
  | 'contractCents'
  | 'wonCents'
  | 'cancelledOn'
  | 'cancelReason'
  | 'cancelNote'
  | 'keepCents';

/** The columns of a deal that staff see, as the API answers them. What it was won with is for reports alone. */
interface StoredDeal extends Omit<
  Row<'deals'>,
  'number' | 'coBuyers' | 'wonOwnerId' | 'wonSource' | ContractColumn
> {
  readonly number: string;
  readonly coBuyers: readonly CoBuyer[];
}

/**
 * The fields of a deal, in the order of the exported file: the types of the API, the table, statements, the file, the history and the
 * audit log follow from them (docs/add-a-field.md). A column that is missing here does not compile.
 */
export const dealFields = {
  id: versionedFields.id,
  version: versionedFields.version,
  number: {
    type: types.text,
    column: 'declared',
    description: 'How people name it: `D-1042`. Unique.',
    csv: 'Number',
  },
  buyerName: {
    type: types.text,
    description: 'The buyer’s name, which stays when the contact is deleted.',
    csv: 'Buyer',
  },
  contactId: {
    type: optional(types.id),
    column: 'declared',
    input: { description: 'The buyer’s contact. Required for a new deal.' },
    title: 'Contact',
  },
  contact: {
    type: optional(types.object(ProjectContact)),
    column: 'computed',
    description: 'The buyer. Null if the contact was deleted.',
  },
  coBuyers: {
    type: types.listOf(CoBuyerType),
    column: 'declared',
    description: 'Who buys together with the contact; at most 5.',
    atMost: maxCoBuyers,
    input: {
      type: types.listOf(CoBuyerInput),
      description: 'Who buys together with the contact; at most 5. A change replaces all of them.',
    },
    title: 'Co-buyers',
    csv: 'Co-buyers',
    cell: (buyers: readonly CoBuyer[]) => buyers.map(({ name, email }) => `${name} <${email}>`),
  },
  stage: {
    type: types.choice(DealStageEnum),
    description: 'How far it is.',
    csv: 'Stage',
    cell: (stage: DealStage) => stageTitles[stage],
  },
  valueCents: {
    type: types.cents,
    column: 'computed',
    description:
      'What it is worth in whole cents: the contract sum once its agreement is signed, from winning on as it was won; otherwise the total of its accepted quote, otherwise of the newest issued one, otherwise the delivered total of its design, otherwise what staff say, otherwise 0. A cancelled sale is worth 0.',
    input: { description: 'What the deal is worth while nothing has a price, in whole cents, at least 0.' },
    title: 'Value',
    csv: 'Value',
    cell: dollars,
  },
  valueBasis: {
    type: types.choice(DealValueBasisEnum),
    column: 'computed',
    description: 'Where the value comes from.',
  },
  typedCents: {
    type: optional(types.cents),
    description: 'What staff say it is worth, in whole cents. Null if they have not said.',
    audited: true,
  },
  probabilityPercent: {
    type: types.smallInt,
    description: 'How likely it is won, in whole percent.',
    input: {
      description: 'How likely it is won, in whole percent. Null for what is usual in its stage.',
    },
    title: 'Probability',
    audited: true,
    csv: 'Probability (%)',
  },
  weightedCents: {
    type: types.cents,
    column: 'computed',
    description: 'The value by the probability, rounded to the cent.',
    csv: 'Weighted value',
    cell: dollars,
  },
  expectedCloseOn: {
    type: optional(types.day),
    description: 'The day on which it should be decided. Null if nobody has said.',
    input: {},
    title: 'Expected close',
    audited: true,
    csv: 'Expected close',
  },
  ownerId: {
    type: optional(types.id),
    column: 'declared',
    input: { description: 'The account of the admin who works on it.' },
    title: 'Owner',
    audited: true,
  },
  owner: {
    type: optional(types.object(ProjectPerson)),
    column: 'computed',
    description: 'Who works on it. Null if nobody does.',
    csv: 'Owner',
    cell: (owner: ProjectPerson | null) => owner?.name,
  },
  source: {
    type: optional(types.text),
    description: 'Where the deal came from, at most 100 characters. Null if unknown.',
    input: {},
    title: dealTexts.source.title,
    audited: true,
    csv: dealTexts.source.title,
  },
  sourceLabel: {
    type: optional(types.text),
    column: 'computed',
    description: 'What its source is called in `leadSources`. Null if `source` is.',
  },
  buyerPhone: {
    type: optional(types.text),
    column: 'computed',
    description: `The buyer’s phone number. ${fieldText.phone} Null if none is known.`,
    csv: 'Phone',
  },
  buyerEmail: {
    type: optional(types.text),
    column: 'computed',
    description: 'The buyer’s e-mail address. Null if none is known.',
  },
  homeName: {
    type: optional(types.text),
    column: 'computed',
    description:
      'The name of the home that it is about: of its accepted quote, otherwise of its design. Null without one.',
    csv: 'Home',
  },
  designCode: {
    type: optional(types.text),
    description: 'The code of the design that the buyer wants. Null without one.',
    input: {},
    title: 'Design',
    audited: true,
    csv: 'Design',
    cell: (code: string | null) => code && codeInWords(code),
  },
  designVersion: {
    type: optional(types.int),
    description: 'Which version of the design the lead named. Null without a design.',
  },
  lostReason: {
    type: optional(types.choice(LostReasonEnum)),
    description: 'Why it was lost. Null unless it is.',
    csv: 'Lost because of',
    cell: (reason: LostReason | null) => reason && lostReasonTitles[reason],
  },
  lostNote: {
    type: optional(types.text),
    description: 'More about why it was lost. Null if there is none.',
    csv: 'Note on the loss',
  },
  wonOn: {
    type: optional(types.day),
    column: 'declared',
    description: 'The day on which it was won, in the business’s time zone. Null unless it is.',
  },
  cancellation: {
    type: optional(types.object(CancellationType)),
    column: 'computed',
    description:
      'How its sale was cancelled. Null unless it was; then it stays `won`, counts nothing, and is on no board or list, but those that ask for it.',
  },
  createdAt: { ...versionedFields.createdAt, csv: 'Created' },
  stageSince: {
    type: types.instant,
    column: { defaultRaw: 'now()' },
    description: 'Since when it is in its stage.',
    csv: 'In this stage since',
  },
  touchedAt: {
    type: types.instant,
    column: { defaultRaw: 'now()' },
    description: 'When anything last happened with it.',
    csv: 'Last activity',
  },
  viewerCanEdit: {
    type: types.flag,
    column: 'computed',
    description:
      'Whether the viewer may change it: it is theirs, and if it is won, the viewer may correct it. An archived one is restored first.',
  },
  archivedAt: {
    type: optional(types.instant),
    description: 'When it was archived as made by mistake. Null if it was not.',
  },
} as const satisfies FieldsOf<StoredDeal, DealField> & Readonly<Record<string, DealField>>;

/** The columns that statements read. */
export const dealColumns = columnNames(dealFields);

/** The columns whose old and new values the audit log tells. */
export const auditedColumns = namesWith(dealFields, 'audited');
