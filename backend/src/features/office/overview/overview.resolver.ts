import { waitingPageSize, waitingSentences } from '@hearthline/rules/people/contacts/waiting-contact.ts';
import { Arg, Ctx, FieldResolver, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import {
  readFigures,
  readPipeline,
  readRecentProjects,
  readRecentUsers,
} from './overview-figures.service.ts';
import { readTrends } from './overview-trends.service.ts';
import { readBookings, readLeadsByWeek, readWaiting } from './overview-leads.service.ts';
import {
  BookingDay,
  LeadsByWeek,
  Overview,
  OverviewFigures,
  OverviewTrends,
  PipelineStep,
  RecentProject,
  RecentUser,
  WaitingLeads,
} from './overview.types.ts';

/** What the console's first tab shows. The parts need no guards of their own: the guarded query is the only way to them. */
@Resolver(() => Overview)
export class OverviewResolver {
  @Allow('overview:read')
  @Query(() => Overview, { description: 'The state of the business.' })
  overview(@Ctx() context: Context): Overview {
    return { at: context.now() };
  }

  @FieldResolver(() => OverviewFigures, {
    description: 'The main figures, each with its value at the beginning of the current month.',
  })
  figures(@Ctx() context: Context): Promise<OverviewFigures> {
    return readFigures(context);
  }

  @FieldResolver(() => OverviewTrends, {
    description: 'The main figures at the beginning of each of the last twelve weeks.',
  })
  trends(@Ctx() context: Context): Promise<OverviewTrends> {
    return readTrends(context);
  }

  @FieldResolver(() => [RecentUser], {
    description: 'The six newest accounts; none for whoever may not list accounts.',
  })
  recentUsers(@Ctx() context: Context): Promise<RecentUser[]> {
    return readRecentUsers(context);
  }

  @FieldResolver(() => [RecentProject], { description: 'The six newest projects.' })
  recentProjects(@Ctx() context: Context): Promise<RecentProject[]> {
    return readRecentProjects(context);
  }

  @FieldResolver(() => WaitingLeads, {
    description: `${waitingSentences.definition} Those who have waited longest come first.`,
  })
  waiting(
    @Ctx() context: Context,
    @Arg('all', () => Boolean, {
      nullable: true,
      description: `Whether a page holds ${waitingPageSize} people instead of six.`,
    })
    all?: boolean | null,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number | null,
  ): Promise<WaitingLeads> {
    return readWaiting(context, { all, page });
  }

  @FieldResolver(() => LeadsByWeek, {
    description: 'New contacts in the last twelve weeks, including the current one.',
  })
  leadsByWeek(@Ctx() context: Context): Promise<LeadsByWeek> {
    return readLeadsByWeek(context);
  }

  @FieldResolver(() => [PipelineStep], {
    description:
      'The sales pipeline: the deals that can still be won, stage by stage, in the order in which a deal goes through them.',
  })
  pipeline(@Ctx() context: Context): Promise<PipelineStep[]> {
    return readPipeline(context);
  }

  @FieldResolver(() => [BookingDay], {
    description: 'Consultations on each day of the next two weeks, in the business time zone.',
  })
  bookings(@Ctx() context: Context): Promise<BookingDay[]> {
    return readBookings(context);
  }
}
