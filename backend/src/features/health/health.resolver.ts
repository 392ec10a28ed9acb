import { Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { BuildHealth, DatabaseHealth, Health, Instance, JobHealth, MailHealth, MigrationHealth, StorageHealth } from './health.page.ts';
import { buildHealth, databaseHealth, instances, jobHealth, mailHealth, migrationHealth, storageHealth } from './health.service.ts';

@Resolver(() => Health)
export class HealthResolver {
  @Allow('health:read')
  @Query(() => Health, { description: 'How the system is.' })
  health(): Health {
    return new Health();
  }

  @FieldResolver(() => DatabaseHealth, { description: 'Asks the database a question and takes the time.' })
  database(@Ctx() context: Context): Promise<DatabaseHealth> {
    return databaseHealth(context);
  }

  @FieldResolver(() => MailHealth, { description: 'Asks the mail server whether it would take mails.' })
  mail(@Ctx() context: Context): Promise<MailHealth> {
    return mailHealth(context);
  }

  @FieldResolver(() => StorageHealth, { description: 'Writes a file and reads it back.' })
  storage(@Ctx() context: Context): Promise<StorageHealth> {
    return storageHealth(context);
  }

  @FieldResolver(() => MigrationHealth, { description: 'What the database has and what this build brings.' })
  migrations(@Ctx() context: Context): Promise<MigrationHealth> {
    return migrationHealth(context);
  }

  @FieldResolver(() => JobHealth, { description: 'Over all queues.' })
  jobs(@Ctx() context: Context): Promise<JobHealth> {
    return jobHealth(context);
  }

  @FieldResolver(() => BuildHealth, { description: 'What answers just now; another server may answer the next request.' })
  build(@Ctx() context: Context): BuildHealth {
    return buildHealth(context);
  }

  @FieldResolver(() => [Instance], { description: 'The servers on this database that were seen within the last day, at most 100.' })
  instances(@Ctx() context: Context): Promise<Instance[]> {
    return instances(context);
  }
}
