import { Entity, Index, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import { SigningEventEntity } from '../signing/signing-event.entity.ts';
import { AgreementRow } from './agreement.entity.ts';

/** One thing that happened with an agreement. */
@Entity({ tableName: 'agreement_events' })
@Index({ name: 'agreement_events_document_index', properties: ['documentSha256'] })
@Index({
  name: 'agreement_events_disclosures_index',
  expression:
    "create index agreement_events_disclosures_index on agreement_events ((details ->> 'disclosuresSha256')) where kind = 'sent'",
})
@Unique({ name: 'agreement_events_n_unique', properties: ['agreement', 'n'] })
export class AgreementEventRow extends SigningEventEntity {
  @ManyToOne(() => AgreementRow, { deleteRule: 'cascade' })
  agreement!: AgreementRow;
}
