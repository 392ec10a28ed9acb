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

  @FieldResolver(() => DatabaseHealth)
  database(@Ctx() context: Context): Promise<DatabaseHealth> {
    return databaseHealth(context);
  }

  @FieldResolver(() => MailHealth)
  mail(@Ctx() context: Context): Promise<MailHealth> {
    return mailHealth(context);
  }

  @FieldResolver(() => StorageHealth)
  storage(@Ctx() context: Context): Promise<StorageHealth> {
    return storageHealth(context);
  }

  @FieldResolver(() => MigrationHealth)
  migrations(@Ctx() context: Context): Promise<MigrationHealth> {
    return migrationHealth(context);
  }

  @FieldResolver(() => JobHealth)
  jobs(@Ctx() context: Context): Promise<JobHealth> {
    return jobHealth(context);
  }

  @FieldResolver(() => BuildHealth)
  build(@Ctx() context: Context): BuildHealth {
    return buildHealth(context);
  }

  @FieldResolver(() => [Instance], { description: 'The servers on this database that were seen within the last day, at most 100.' })
  instances(@Ctx() context: Context): Promise<Instance[]> {
    return instances(context);
  }
}
