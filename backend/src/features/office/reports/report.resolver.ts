import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { fieldText, idOf } from '../../../platform/api-docs/field-descriptions.ts';
import { withIdempotencyKey } from '../../../platform/idempotency/idempotency.service.ts';
import {
  CreateReportInput,
  ReportDefinitionInput,
  ReportKeyInput,
  ReportScheduleInput,
  UpdateReportInput,
} from './report.inputs.ts';
import { readReportOptions } from './run/options.queries.ts';
import { ReportOptionsType, ReportResultType, ReportType } from './report.types.ts';
import { ReportRecordPageType } from './report-record.types.ts';
import { readReportRecords } from './run/report-records.ts';
import { runReport } from './run/run-report.ts';
import {
  createReport,
  deleteReport,
  duplicateReport,
  listReports,
  readReport,
  scheduleReport,
  updateReport,
  type ReportRow,
} from './report.service.ts';

@Resolver()
export class ReportResolver {
  @Allow('report:run')
  @Query(() => ReportResultType, {
    description:
      'Runs a report on the current data: it counts what the viewer may read. A measure that they may not see has no figures.',
  })
  reportResult(
    @Ctx() context: Context,
    @Arg('definition', () => ReportDefinitionInput, { description: 'What to show; nothing is stored.' })
    definition: ReportDefinitionInput,
  ): ReturnType<typeof runReport> {
    return runReport(context, definition);
  }

  @Allow('report:run')
  @Query(() => ReportRecordPageType, {
    description: 'Looks into one figure of a report: exactly the records that it is made from.',
  })
  reportRecords(
    @Ctx() context: Context,
    @Arg('definition', () => ReportDefinitionInput, { description: 'The report.' })
    definition: ReportDefinitionInput,
    @Arg('measure', () => String, { description: 'The figure’s measure, as in `count`.' }) measure: string,
    @Arg('keys', () => [ReportKeyInput], {
      nullable: true,
      description: 'The row and column of the figure, by the values of the groups. Empty for the total.',
    })
    keys?: ReportKeyInput[] | null,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number,
  ): ReturnType<typeof readReportRecords> {
    return readReportRecords(context, { definition, measure, keys, page });
  }

  @Allow('report:run')
  @Query(() => ReportOptionsType, {
    description: 'The values that filters can take, and the staff to whom reports can be mailed.',
  })
  reportOptions(@Ctx() context: Context): ReturnType<typeof readReportOptions> {
    return readReportOptions(context);
  }

  @Allow('report:list')
  @Query(() => [ReportType], {
    description:
      'The saved reports of what the viewer may list, by name: those that are shared and the viewer’s own.',
  })
  reports(@Ctx() context: Context): Promise<ReportRow[]> {
    return listReports(context);
  }

  @Allow('report:read')
  @Query(() => ReportType, { description: 'One saved report.' })
  report(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a saved report') }) id: string,
  ): Promise<ReportRow> {
    return readReport(context, id);
  }

  @Allow('report:create')
  @Mutation(() => ReportType, {
    description: `Saves a report, owned by the viewer. At most 200 are kept in all; beyond that, it is refused with \`CONFLICT\`. ${fieldText.once}`,
  })
  createReport(
    @Ctx() context: Context,
    @Arg('input', () => CreateReportInput) input: CreateReportInput,
  ): Promise<ReportRow> {
    return withIdempotencyKey(context, 'report.create', input, (inside) => createReport(inside, input));
  }

  @Allow('report:update')
  @Mutation(() => ReportType, { description: 'Changes a saved report.' })
  updateReport(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a saved report') }) id: string,
    @Arg('input', () => UpdateReportInput) input: UpdateReportInput,
  ): Promise<ReportRow> {
    return updateReport(context, id, input);
  }

  @Allow('report:create')
  @Mutation(() => ReportType, {
    description: 'Copies a saved report, without its schedule, as a report of the viewer’s own.',
  })
  duplicateReport(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a saved report') }) id: string,
  ): Promise<ReportRow> {
    return duplicateReport(context, id);
  }

  @Allow('report:schedule')
  @Mutation(() => ReportType, {
    description: 'Sets when a report is mailed; without a schedule, it is no longer mailed.',
  })
  scheduleReport(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a saved report') }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('schedule', () => ReportScheduleInput, {
      nullable: true,
      description: 'When and to whom it is mailed; if null, it is no longer mailed.',
    })
    schedule?: ReportScheduleInput,
  ): Promise<ReportRow> {
    return scheduleReport(context, id, version, schedule);
  }

  @Allow('report:delete')
  @Mutation(() => ID, { description: 'Deletes a saved report and returns its id.' })
  deleteReport(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a saved report') }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
  ): Promise<string> {
    return deleteReport(context, id, version);
  }
}
