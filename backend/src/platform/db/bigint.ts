import { BigIntType } from '@mikro-orm/core';

/** A `bigint` column, read and written as a number like everywhere else (column-parsers.ts): amounts in whole cents, running numbers. */
export const bigint = new BigIntType('number');
