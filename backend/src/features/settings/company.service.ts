import { publicCompany, type PublicCompany } from '@hearthline/rules/settings.ts';
import type { Context } from '../../platform/context.ts';
import { readSetting } from '../../platform/setting.entity.ts';

/** What pages know of the business, as an admin last wrote it. */
export const readCompany = async ({ sql }: Pick<Context, 'sql'>): Promise<PublicCompany> => {
  const [company, hours] = await Promise.all([readSetting(sql, 'company'), readSetting(sql, 'hours')]);
  return publicCompany(company, hours);
};
