import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Float, ID, Int } from 'type-graphql';
import { bigint } from '../db/bigint.ts';
import { TextArray } from '../db/text-array.ts';
import { GraphQLCents } from '../graphql/cents.ts';

/** A type of column, as MikroORM names it. */
interface ColumnType {
  readonly type: string | typeof bigint | typeof TextArray;
  readonly columnType?: string;
  readonly length?: number;
  /** All that it may hold, for its check constraint. */
  readonly words?: readonly string[];
}

/** What a field is in the API, and the column that stores it, if one can. */
export interface FieldKind {
  /** A scalar, an enum or a class of TypeGraphQL; in an array for a list of them. */
  readonly api: object;
  readonly column?: ColumnType;
  readonly nullable?: true;
}

/** What a field holds. */
export interface FieldType<Value> extends FieldKind {
  /** Only the type of its values, which has to be that of the column exactly; there is no such function. */
  readonly same?: (value: Value) => Value;
}

/** The same type, or null. */
export const optional = <Value>({ api, column }: FieldType<Value>): FieldType<Value | null> => ({
  api,
  column,
  nullable: true,
});

/** A field of one of these words. @param words an enum of graphqlEnum() */
const choice = <Word extends string>(words: Readonly<Record<Word, Word>>): FieldType<Word> => ({
  api: words,
  column: { type: 'string', columnType: 'text', words: Object.values(words) },
});

/** A field of several of these words. @param words an enum of graphqlEnum() */
const choices = <Word extends string>(words: Readonly<Record<Word, Word>>): FieldType<Word[]> => ({
  api: [words],
});

/** A field of one of these words, which the API answers as a text. */
const word = <Word extends string>(words: readonly Word[]): FieldType<Word> => ({
  api: String,
  column: { type: 'string', columnType: 'text', words },
});

/** A field that is an object itself. @param type a class that is an object or an input of the API */
const object = <Value extends object>(type: abstract new () => Value): FieldType<Value> => ({ api: type });

/** A field that is a list of objects. */
const listOf = <Value extends object>(type: abstract new () => Value): FieldType<readonly Value[]> => ({
  api: [type],
});

/** An object that its column stores as JSON. @param type a class that shows it in the API */
const json = <Value extends object>(type: abstract new () => object): FieldType<Value> => ({
  api: type,
  column: { type: 'jsonb' },
});

const text: FieldType<string> = { api: String, column: { type: 'text' } };
/** Short texts, such as tags. */
const texts: FieldType<string[]> = { api: [String], column: { type: TextArray, columnType: 'text[]' } };
const id: FieldType<string> = { api: ID, column: { type: 'uuid' } };
const int: FieldType<number> = { api: Int, column: { type: 'integer' } };
/** A whole number up to 32,767, such as a percentage. */
const smallInt: FieldType<number> = { api: Int, column: { type: 'smallint' } };
/** A number with decimals, such as a rate in percent. */
const float: FieldType<number> = { api: Float, column: { type: 'double' } };
/** A moment, to the millisecond. */
const instant: FieldType<Date> = { api: GraphQLDateTime, column: { type: 'timestamptz', length: 3 } };
/** A calendar day, `yyyy-mm-dd`. */
const day: FieldType<string> = { api: GraphQLLocalDate, column: { type: 'string', columnType: 'date' } };
const flag: FieldType<boolean> = { api: Boolean, column: { type: 'boolean' } };
/** Money in whole cents. */
const cents: FieldType<number> = { api: GraphQLCents, column: { type: bigint } };

/** The types that fields have. */
export const types = {
  text,
  texts,
  id,
  int,
  smallInt,
  float,
  instant,
  day,
  flag,
  cents,
  choice,
  choices,
  word,
  object,
  listOf,
  json,
} as const;
