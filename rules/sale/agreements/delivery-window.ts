/** How many weeks after the order a home is delivered. */
export interface DeliveryWindow {
  readonly min: number;
  readonly max: number;
}

const weeks = /(\d{1,3})\s*(?:to|and|-|–)\s*(\d{1,3})\s+weeks?\b|(\d{1,3})\s+weeks?\b/i;

/** The window that the text of the part `delivery` names, as in `12 to 20 weeks` or `16 weeks`; null if it names none. */
export const deliveryWindow = (body: string): DeliveryWindow | null => {
  const [, from, to, alone] = weeks.exec(body) ?? [];
  const [min, max] = [Number(from ?? alone), Number(to ?? alone)];
  return min > 0 && max >= min ? { min, max } : null;
};

/** The window in words, as in `12 to 20` or `16`. */
export const weeksText = ({ min, max }: DeliveryWindow): string =>
  min === max ? String(min) : `${min} to ${max}`;

/** The window of a seller who has not said another one. */
export const defaultWindow: DeliveryWindow = { min: 12, max: 20 };
