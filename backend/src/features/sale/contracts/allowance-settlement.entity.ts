import { Check, Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { bigint } from '../../../platform/db/bigint.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { AgreementRow } from '../agreements/agreement.entity.ts';

/** What an allowance of a signed agreement has turned out to cost; of several rows of a line the newest counts. Never changed. */
@Entity({ tableName: 'allowance_settlements' })
@Check({ name: 'allowance_settlements_amount', expression: 'amount_cents >= 0' })
@Index({ name: 'allowance_settlements_agreement_index', properties: ['agreement', 'id'] })
export class AllowanceSettlement extends BaseEntity {
  @ManyToOne(() => AgreementRow, { deleteRule: 'restrict' })
  agreement!: AgreementRow;

  /** The id of the line in the agreement's quote. */
  @Property({ type: 'text' })
  lineId!: string;

  /** In whole cents; null opens it again. */
  @Property({ type: bigint, nullable: true })
  amountCents!: number | null;

  @Property({ type: 'text' })
  reason!: string;

  @Property({ type: 'string', columnType: 'date' })
  settledOn!: string;

  @Index({ name: 'allowance_settlements_settled_by_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  settledBy!: User | null;
}
