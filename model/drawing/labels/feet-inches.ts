/** Inches as a drawing states them: 792 is `66' 0"`, 151.5 is `12' 7 1/2"`. To the nearest half inch. */
export const feetInches = (inches: number): string => {
  const halves = Math.round(inches * 2);
  const whole = Math.floor(halves / 2);
  return `${Math.floor(whole / 12)}' ${whole % 12}${halves % 2 ? ' 1/2' : ''}"`;
};

/** A number as Americans write it, in the same way on every machine: 1493.3 is `1,493`. */
export const wholeNumber = (value: number): string =>
  String(Math.round(value)).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
