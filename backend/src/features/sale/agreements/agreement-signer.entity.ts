import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { SignerEntity } from '../signing/signer.entity.ts';
import { AgreementRow } from './agreement.entity.ts';

/** Somebody who signs an agreement, and how far they are. */
@Entity({ tableName: 'agreement_signers' })
@Unique({ name: 'agreement_signers_position_unique', properties: ['agreement', 'position'] })
export class AgreementSignerRow extends SignerEntity {
  @ManyToOne(() => AgreementRow, { deleteRule: 'cascade' })
  agreement!: AgreementRow;

  /** The file of the signature that they drew, if they did. */
  @Property({ type: 'uuid', nullable: true, unique: 'agreement_signers_drawing_key_unique' })
  drawingKey!: string | null;
}
