import { Check, Entity } from '@mikro-orm/decorators/legacy';
import type { Row } from '../../../../platform/db/query-builder.ts';
import { VersionedEntity } from '../../../../platform/db/versioned.entity.ts';
import { Columns, withColumns, type ColumnsOf } from '../../../../platform/records/record-columns.ts';
import { loanKindFields } from './loan-kind.fields.ts';

/** Of one kind, one set of terms holds on a day. */
const noOverlap = "exclude using gist (key with =, daterange(starts_on, ends_on, '[]') with &&)";

/** The usual terms of a kind of loan, and the days on which they hold. */
@Entity({ tableName: 'loan_kinds' })
@Check({ name: 'loan_kinds_order', expression: 'ends_on >= starts_on' })
@Check({ name: 'loan_kinds_no_overlap', expression: noOverlap })
@Columns(loanKindFields)
export class LoanKind extends withColumns<
  VersionedEntity & ColumnsOf<Row<'loanKinds'>, typeof loanKindFields>
>(VersionedEntity) {}
