import { ArrayType } from '@mikro-orm/core';

/** A column of small whole numbers (`smallint[]`). */
export class IntegerArray extends ArrayType<number> {
  constructor() {
    super(Number);
  }

  override getColumnType(): string {
    return 'smallint[]';
  }
}
