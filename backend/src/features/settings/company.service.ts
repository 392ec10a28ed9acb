import { publicCompany, type CompanyForm, type PublicCompany } from '@hearthline/rules/settings.ts';
import type { Context } from '../../platform/context.ts';
import { readSetting } from '../../platform/db/setting.entity.ts';

/** What pages show about the business, as an admin last saved it. */
export const readCompany = async ({ sql }: Pick<Context, 'sql'>): Promise<PublicCompany> => {
  const [company, hours] = await Promise.all([readSetting(sql, 'company'), readSetting(sql, 'hours')]);
  return publicCompany(company, hours);
};

/** The same, with everything that an admin edits, and the version. */
export interface CompanyView extends PublicCompany, Omit<CompanyForm, keyof PublicCompany> {
  readonly version: number;
}

/** Settings edited together share one version, that of the row `company`; without that row it is 1. */
export const versionOf = (row: { version: number } | undefined): number => (row?.version ?? 0) + 1;

/** Everything about the business, with the version. */
export const readCompanyDetails = async ({ sql }: Pick<Context, 'sql'>): Promise<CompanyView> => {
  // Reads the version first: anything read after it can only be newer, and then saving is refused.
  const row = await sql.byKey<{ version: number }>(
    'company_version',
    'select version from settings where key = $1',
    ['company'],
  );
  const [who, timeZone, hours] = await Promise.all([
    readSetting(sql, 'company'),
    readSetting(sql, 'timeZone'),
    readSetting(sql, 'hours'),
  ]);
  return { ...publicCompany(who, hours), timeZone, ...hours, version: versionOf(row) };
};
