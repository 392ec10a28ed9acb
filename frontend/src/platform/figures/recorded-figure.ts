import { figureText, type FigureUnit } from '@hearthline/rules/office/figure-list.ts';
import { dayText } from '../dates/calendar-day.ts';

interface Recorded {
  readonly label: string;
  readonly caption: string | null;
  readonly value: string | null;
  readonly unit: FigureUnit;
  readonly asOf: string | null;
}

/** `as of Nov 1, 2026` */
export const asOfText = (asOf: string | null): string =>
  asOf ? `as of ${dayText(asOf)}` : 'not recorded yet';

/** The placeholder of a recorded figure: reserves a line for its date. */
export const awaitedCard = ({
  label,
  caption,
}: {
  readonly label: string;
  readonly caption?: string | null;
}) => ({
  label,
  caption: caption ?? undefined,
  value: undefined,
  noteLines: { base: 1, md: 1 },
});

/** A recorded figure as a card shows it. */
export const recordedCard = ({ label, caption, value, unit, asOf }: Recorded) => ({
  label,
  caption: caption ?? undefined,
  value: value === null ? '–' : figureText(value, unit),
  note: asOfText(asOf),
});
