import { Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import {
  BuildHealth,
  DatabaseHealth,
  Health,
  Instance,
  JobHealth,
  MailHealth,
  MigrationHealth,
  SealHealth,
  StorageHealth,
} from './health.types.ts';
import {
  buildHealth,
  databaseHealth,
  instances,
  jobHealth,
  mailHealth,
  migrationHealth,
  sealHealth,
  storageHealth,
} from './health.service.ts';

@Resolver(() => Health)
export class HealthResolver {
  @Allow('health:read')
  @Query(() => Health, { description: 'The health of the system.' })
  health(): Health {
    return new Health();
  }

  @FieldResolver(() => DatabaseHealth, {
    description: 'The health of the database, measured with one query.',
  })
  database(@Ctx() context: Context): Promise<DatabaseHealth> {
    return databaseHealth(context);
  }

  @FieldResolver(() => MailHealth, {
    description: 'The health of outgoing mail; asks the mail server whether it accepts mails.',
  })
  mail(@Ctx() context: Context): Promise<MailHealth> {
    return mailHealth(context);
  }

  @FieldResolver(() => StorageHealth, {
    description: 'The health of the file storage; writes a file and reads it back.',
  })
  storage(@Ctx() context: Context): Promise<StorageHealth> {
    return storageHealth(context);
  }

  @FieldResolver(() => SealHealth, {
    description:
      'Whether this server can seal agreements; without the key, none is sent or signed by its last signer.',
  })
  seal(@Ctx() context: Context): Promise<SealHealth> {
    return sealHealth(context);
  }

  @FieldResolver(() => MigrationHealth, {
    description: 'The migrations that are applied, and those of this build that are not.',
  })
  migrations(@Ctx() context: Context): Promise<MigrationHealth> {
    return migrationHealth(context);
  }

  @FieldResolver(() => JobHealth, { description: 'The health of background work, over all queues.' })
  jobs(@Ctx() context: Context): Promise<JobHealth> {
    return jobHealth(context);
  }

  @FieldResolver(() => BuildHealth, {
    description: 'The build and process that answer this request; another server may answer the next one.',
  })
  build(@Ctx() context: Context): BuildHealth {
    return buildHealth(context);
  }

  @FieldResolver(() => [Instance], {
    description: 'The servers that use this database and were seen within the last day, at most 100.',
  })
  instances(@Ctx() context: Context): Promise<Instance[]> {
    return instances(context);
  }
}
