import type { ContentItem } from '@hearthline/rules/content.ts';
import type { FigureKey } from '@hearthline/rules/figure-list.ts';
import type { ReportDefinition, ReportFormat, ReportRhythm } from '@hearthline/rules/reports/rules.ts';

/**
 * What `jsonb` columns hold, by table and column: PostgreSQL does not know it. A column that is missing here is read as
 * `unknown`. The values that a check constraint lists need no entry; scripts/codegen/tables.ts reads them from the constraint.
 */
export interface ColumnTypes {
  'content_items.figures': ContentItem['figures'];
  'figure_records.key': FigureKey;
  'figures.key': FigureKey;
  'mails.headers': Readonly<Record<string, string>>;
  'reports.definition': ReportDefinition;
  'reports.every': ReportRhythm;
  'reports.format': ReportFormat;
}
