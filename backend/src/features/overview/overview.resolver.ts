import { Arg, Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { readFigures, readPipeline, readRecentProjects, readRecentUsers } from './overview.figures.service.ts';
import { readBookings, readLeadsByWeek, readWaiting } from './overview.leads.service.ts';
import { BookingDay, LeadsByWeek, Overview, OverviewFigures, PipelineStep, RecentProject, RecentUser, WaitingLeads } from './overview.page.ts';

/** What the console's first tab shows. The parts need no guards of their own: the guarded query is the only way to them. */
@Resolver(() => Overview)
export class OverviewResolver {
  @Allow('overview:read')
  @Query(() => Overview, { description: 'How the business stands.' })
  overview(@Ctx() context: Context): Overview {
    return { at: context.now() };
  }

  @FieldResolver(() => OverviewFigures, { description: 'Each with what it was when the month began.' })
  figures(@Ctx() context: Context): Promise<OverviewFigures> {
    return readFigures(context);
  }

  @FieldResolver(() => [RecentUser], { description: 'The newest six accounts.' })
  recentUsers(@Ctx() context: Context): Promise<RecentUser[]> {
    return readRecentUsers(context);
  }

  @FieldResolver(() => [RecentProject], { description: 'The newest six projects.' })
  recentProjects(@Ctx() context: Context): Promise<RecentProject[]> {
    return readRecentProjects(context);
  }

  @FieldResolver(() => WaitingLeads, {
    description: 'Prospects who asked for a consultant or booked in the last 90 days, with no note, no change of status and no confirmed booking since; the oldest first.',
  })
  waiting(
    @Ctx() context: Context,
    @Arg('all', () => Boolean, { nullable: true, description: 'Up to 100 of them instead of the six that have waited longest.' }) all?: boolean | null,
  ): Promise<WaitingLeads> {
    return readWaiting(context, all ?? false);
  }

  @FieldResolver(() => LeadsByWeek, { description: 'The last twelve weeks, the current one included.' })
  leadsByWeek(@Ctx() context: Context): Promise<LeadsByWeek> {
    return readLeadsByWeek(context);
  }

  @FieldResolver(() => [PipelineStep], { description: 'Every status, in the order that a project goes through them.' })
  pipeline(@Ctx() context: Context): Promise<PipelineStep[]> {
    return readPipeline(context);
  }

  @FieldResolver(() => [BookingDay], { description: 'Consultations of the next two weeks, each day, in the business time zone.' })
  bookings(@Ctx() context: Context): Promise<BookingDay[]> {
    return readBookings(context);
  }
}
