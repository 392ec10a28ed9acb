import { designOf, type Design } from '../../design.ts';
import { colors, styles } from '../looks/look.ts';

/** What is chosen for a home, as an address holds it. */
export interface ChosenInAddress extends Design {
  /** As `group:choice`, style and color among them. */
  readonly options: readonly string[];
}

/** As many as a design may hold. */
const maxChoices = 60;

/** A choice of an option group (`choiceKey` of prices/key-rules.ts, for which visitors' pages would load zod). */
const isChoice = (key: string): boolean =>
  key.length <= 110 && /^[a-z0-9]+(?:-[a-z0-9]+)*:[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key);

/** Reads what is chosen from `?roof=hip&siding=wood&style=cabin&color=sage&options=floors:oak,counters:quartz`; what cannot be is left out. */
export const choicesInAddress = (query: { get(name: string): string | null }): ChosenInAddress => {
  const style = styles.find((one) => one === query.get('style'));
  const color = colors.find((one) => one === query.get('color'));
  const others = (query.get('options') ?? '').split(',').filter(isChoice);
  return {
    ...designOf(query),
    options: [
      ...(style ? [`style:${style}`] : []),
      ...(color ? [`color:${color}`] : []),
      ...new Set(others),
    ].slice(0, maxChoices),
  };
};

/** What the parameters of an address are with these choices; null for one that is taken out. */
export const parametersOfChoices = ({
  roof,
  siding,
  options,
}: ChosenInAddress): Readonly<Record<string, string | null>> => {
  const keyIn = (group: string): string | null =>
    options.find((key) => key.startsWith(`${group}:`))?.slice(group.length + 1) ?? null;
  return {
    roof,
    siding,
    style: keyIn('style'),
    color: keyIn('color'),
    options: options.filter((key) => !/^(?:style|color):/.test(key)).join(',') || null,
  };
};
