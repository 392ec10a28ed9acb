// Apart from keys.ts, which pages of visitors import: they do without zod.
import { z } from 'zod';
import { homeWidths } from './keys.ts';
import { priceSentences } from './price-sentences.ts';

const word = '[a-z0-9]+(?:-[a-z0-9]+)*';
const pattern = new RegExp(
  `^(?:home:${word}|home-(?:base|area):(?:${homeWidths.join('|')})|option:${word}:${word}|(?:freight|site|fee|discount):${word}(?::${word})*|tax:sales(?::${word}){0,2})$`,
);

/** What a price item prices, as in `home:birkenfeld`, `option:roof:hip`, `tax:sales:clark`, `tax:sales:or`, `tax:sales:wa:clark`. */
export const priceKey = z
  .string(priceSentences.key)
  .max(120, priceSentences.key)
  .regex(pattern, priceSentences.key);

/** A choice of an option group, as in `roof:hip`. */
export const choiceKey = z
  .string(priceSentences.option)
  .max(110, priceSentences.option)
  .regex(new RegExp(`^${word}:${word}$`), priceSentences.option);

/** A key of a group, or of a choice in it. */
export const wordKey = z
  .string(priceSentences.groupKey)
  .max(50, priceSentences.groupKey)
  .regex(new RegExp(`^${word}$`), priceSentences.groupKey);
