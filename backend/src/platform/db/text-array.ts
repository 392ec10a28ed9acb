import { ArrayType } from '@mikro-orm/core';

/**
 * A column of type `text[]`. The ORM's own type turns the text `NULL` into a null, and loses line
 * breaks and tabs beside a comma or a quote; here every text is quoted as PostgreSQL expects.
 */
export class TextArray extends ArrayType<string> {
  override convertToDatabaseValue(value: string[] | null): string {
    if (!value) return value as never;
    return `{${value.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
  }
}
