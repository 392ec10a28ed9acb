import { sheetFor, type EquipmentItem } from '@hearthline/rules/homes/equipment/equipment.ts';
import { widthOfModel } from '@hearthline/rules/homes/prices/keys.ts';
import { priceDay } from '@hearthline/rules/homes/prices/price-item.ts';
import type { Context } from '../../../platform/context.ts';
import { businessDay, nextBusinessDay } from '../../../platform/time/business-day.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { sheetsOn, type EquipmentSheetRow } from './equipment.queries.ts';

/** The sheets that hold on a day; today by default. @throws AppError BAD_INPUT */
export const listEquipmentSheets = async (context: Context, input: unknown): Promise<EquipmentSheetRow[]> => {
  const { on } = validate(priceDay, input);
  return context.query(sheetsOn, { day: on ?? (await businessDay(context)) });
};

type Reader = Pick<Context, 'query' | 'now'>;

/** A home, as sheets are chosen by; its slug is null for a plan that is none of the catalog. */
interface HomeToEquip {
  readonly slug: string | null;
  readonly modelType: string;
}

const readSheets = async (context: Reader): Promise<readonly EquipmentSheetRow[]> =>
  context.query(sheetsOn, { day: await businessDay(context) });

const itemsFor = (
  sheets: readonly EquipmentSheetRow[],
  { slug, modelType }: HomeToEquip,
): readonly EquipmentItem[] => sheetFor(sheets, { slug, width: widthOfModel(modelType) })?.items ?? [];

/** What comes with a home today, by the narrowest sheet that there is for it. */
export const readEquipment = async (context: Reader, home: HomeToEquip): Promise<readonly EquipmentItem[]> =>
  itemsFor(await readSheets(context), home);

/** The same for the pages of visitors: the sheets are read once until something changes. */
export const shownEquipment = async (
  context: Reader & Pick<Context, 'siteMemory'>,
  home: HomeToEquip,
): Promise<readonly EquipmentItem[]> => {
  const sheets = await context.siteMemory.recall('the equipment sheets of today', async () => {
    const until = await nextBusinessDay(context);
    return { value: await readSheets(context), until };
  });
  return itemsFor(sheets, home);
};
