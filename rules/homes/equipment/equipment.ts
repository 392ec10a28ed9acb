import type { HomeWidth } from '../prices/keys.ts';

/** What comes with a home, as in `Windows`: `Low-E dual pane`. */
export interface EquipmentItem {
  readonly group: string;
  readonly label: string;
  readonly text: string;
}

/** The home that a scope names; null of the others. */
export const homeOfScope = (scope: string): string | null =>
  scope.startsWith('home:') ? scope.slice('home:'.length) : null;

/** The narrowest sheet that there is for a home: its own, that of its width, or that of all; null without any. @param slug null for a plan that is none of the catalog */
export const sheetFor = <Sheet extends { readonly scope: string }>(
  sheets: readonly Sheet[],
  { slug, width }: { readonly slug: string | null; readonly width: HomeWidth },
): Sheet | null => {
  const of = (scope: string): Sheet | undefined => sheets.find((sheet) => sheet.scope === scope);
  return (slug === null ? undefined : of(`home:${slug}`)) ?? of(`width:${width}`) ?? of('all') ?? null;
};

/** Items by their groups, both in the order of the sheet. */
export const byEquipmentGroup = (
  items: readonly EquipmentItem[],
): { readonly group: string; readonly items: EquipmentItem[] }[] =>
  [...new Set(items.map(({ group }) => group))].map((group) => ({
    group,
    items: items.filter((one) => one.group === group),
  }));
