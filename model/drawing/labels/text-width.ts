/**
 * The widths of the letters from space to tilde, in thousandths of the text's size: of each, no less than in
 * Figtree and in Helvetica, because a drawing is read in either. A model measures text without fonts, alike on every machine.
 */
// prettier-ignore
const widths = [
  300, 318, 486, 630, 597, 889, 706, 294, 352, 352, 592, 639, 314, 420, 309, 553, 641, 556, 604, 576, 629, 597, 614, 556,
  615, 614, 309, 355, 640, 623, 640, 585, 1015, 690, 667, 722, 722, 667, 611, 791, 752, 278, 515, 667, 556, 846, 783, 803,
  667, 820, 722, 667, 611, 722, 693, 1020, 667, 667, 644, 325, 528, 325, 551, 556, 375, 556, 589, 541, 589, 556, 369, 587,
  558, 267, 269, 500, 246, 851, 558, 580, 591, 589, 371, 500, 378, 558, 520, 784, 500, 526, 500, 385, 306, 385, 584,
];

const other = (letter: string): number => {
  if (/\p{Mark}/u.test(letter)) return 0;
  // Latin, Greek, Cyrillic, Hebrew and Arabic letters are about as wide as a capital; others fill their square.
  return (letter.codePointAt(0) ?? 0) < 0x0e00 ? 720 : 1050;
};

/** The width of a line of text, in the unit of its size; a little more than it takes in most typefaces. */
export const textWidth = (text: string, size: number, strong = false): number => {
  let total = 0;
  for (const letter of text) total += widths[(letter.codePointAt(0) ?? 0) - 32] ?? other(letter);
  return (total / 1000) * size * (strong ? 1.05 : 1);
};

/** Characters that a sheet cannot show, or that change how the text around them is read. */
const unprintable =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]|\p{Surrogate}/gu;

/** A text from outside as one line that every kind of file can hold. */
export const printable = (text: string): string => text.replace(unprintable, ' ').replace(/\s+/g, ' ').trim();

/** The longest beginning of a text that fits into a width, with three dots if it is not all of it. */
export const fitted = (text: string, size: number, width: number, strong = false): string => {
  if (textWidth(text, size, strong) <= width) return text;
  const letters = [...text];
  let length = letters.length;
  while (length > 0 && textWidth(`${letters.slice(0, length).join('').trimEnd()}…`, size, strong) > width)
    length--;
  return length === 0 ? '' : `${letters.slice(0, length).join('').trimEnd()}…`;
};
