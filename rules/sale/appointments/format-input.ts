import { z } from 'zod';
import { optionalText, text } from '../../text.ts';
import { media } from './formats.ts';

const wholeNumber = (min: number, max: number, unit: string) => {
  const message = `Must be a whole number of ${unit} from ${min} to ${max}`;
  return z.int(message).min(min, message).max(max, message);
};

/** A format as the form submits it: a kind of appointment that can be booked. */
export const formatForm = z.object({
  name: text({ min: 1, max: 60, message: 'Name is required' }),
  medium: z.enum(media, 'Please choose how you meet'),
  /** An address, a link, or words; blank: {@link placeText} says what the medium implies. */
  place: optionalText({ max: 200 }),
  minutes: wholeNumber(5, 480, 'minutes'),
  /** Time that the consultant needs before and after, in which nothing else can be booked. */
  bufferBefore: wholeNumber(0, 240, 'minutes'),
  bufferAfter: wholeNumber(0, 240, 'minutes'),
  /** How long in advance visitors have to book. */
  noticeHours: wholeNumber(0, 336, 'hours'),
  offered: z.boolean('Please say whether visitors can book it'),
});
export type FormatForm = z.output<typeof formatForm>;
