import { publicCompany, type CompanyForm, type PublicCompany } from '@hearthline/rules/company.ts';
import type { Context } from '../../../platform/context.ts';
import { readSetting, settingVersion, versionOf } from '../../../platform/db/setting.entity.ts';

/** What pages show about the business, as an admin last saved it. */
export const readCompany = async (reads: Pick<Context, 'query'>): Promise<PublicCompany> => {
  const [company, hours] = await Promise.all([readSetting(reads, 'company'), readSetting(reads, 'hours')]);
  return publicCompany(company, hours);
};

/** The same, with everything that an admin edits, and the version. */
export interface CompanyView extends PublicCompany, Omit<CompanyForm, keyof PublicCompany> {
  readonly version: number;
}

/** Everything about the business, with the version. */
export const readCompanyDetails = async (reads: Pick<Context, 'query'>): Promise<CompanyView> => {
  // Reads the version first: anything read after it can only be newer, and then saving is refused.
  const row = await reads.query.byKey(settingVersion, { key: 'company' });
  const [who, timeZone, hours] = await Promise.all([
    readSetting(reads, 'company'),
    readSetting(reads, 'timeZone'),
    readSetting(reads, 'hours'),
  ]);
  return { ...publicCompany(who, hours), timeZone, ...hours, version: versionOf(row) };
};
