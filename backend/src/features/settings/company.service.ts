import type { Company } from '@hearthline/rules/settings.ts';
import type { Context } from '../../platform/context.ts';
import { readSetting } from '../../platform/setting.entity.ts';

/** Who sells the homes, as an admin last wrote it. */
export const readCompany = (context: Pick<Context, 'sql'>): Promise<Company> => readSetting(context.sql, 'company');
