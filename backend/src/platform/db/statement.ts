import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import type { Compilable, RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';
import { camelCase, type Db } from './query-builder.ts';

/** Builds statements and cannot run them. */
const builder: Db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [camelCase],
});

/** Stands in a statement where a value is bound at each execution. */
class Parameter {
  constructor(readonly name: string) {}
}

/** The parameters of a statement, to be used like values while it is built: `p.id`. */
export type Placeholders<Params> = { readonly [Name in keyof Params]: RawBuilder<Params[Name]> };

const placeholders = new Proxy(
  {},
  {
    get: (_target, name) => sql`${new Parameter(String(name))}`,
  },
);

/**
 * A statement whose text never changes. It is built at its first use; PostgreSQL prepares it once for each connection
 * under its name and keeps its plan, and each execution only binds values.
 */
export interface Statement<Params, Result> {
  readonly name: string;
  readonly text: string;
  /** @returns the values in the order of the text */
  values(params: Params): unknown[];
  /** Whether the rows are sent on unchanged, with instants as text ({@link asSent}). */
  readonly isAsSent?: true;
  /** Only the type of the rows; there is no such value. */
  readonly row?: Result;
}

/** The text of each name in use: a connection refuses two texts of one name, but only once it has seen both. */
const texts = new Map<string, string>();
const names = new Map<string, string>();

/** The name under which a text is prepared, if it is that of a {@link Statement}. */
export const nameOfText = (text: string): string | undefined => names.get(text);

/**
 * Defines a {@link Statement}.
 * @param name names the prepared statement on the connection; no other text may have it
 * @param build builds it from the tables and its parameters: `(db, p) => db.selectFrom('contacts').selectAll().where('id', '=', p.id)`
 */
export const prepare = <Params extends object, Result>(
  name: string,
  build: (db: Db, p: Placeholders<Params>) => Compilable<Result>,
): Statement<Params, Result> => {
  let compiled: { text: string; parameters: readonly unknown[] } | undefined;
  const compile = () => {
    const { sql: text, parameters } = build(
      builder,
      placeholders as unknown as Placeholders<Params>,
    ).compile();
    if (name && (texts.get(name) ?? text) !== text) throw new Error(`Two statements are called ${name}.`);
    texts.set(name, text);
    if (name) names.set(text, name);
    return { text, parameters };
  };
  return {
    name,
    get text() {
      return (compiled ??= compile()).text;
    },
    values: (params) =>
      (compiled ??= compile()).parameters.map((value) =>
        value instanceof Parameter ? (params as Record<string, unknown>)[value.name] : value,
      ),
  };
};

/** A row that is sent on unchanged: its instants are texts, as JSON writes them. */
export type AsSent<Result> = {
  [Column in keyof Result]: Date extends Result[Column]
    ? Exclude<Result[Column], Date> | string
    : Result[Column];
};

/** The same statement, whose rows are sent on unchanged (see column-parsers.ts). */
export const asSentRows = <Params, Result>(
  statement: Statement<Params, Result>,
): Statement<Params, AsSent<Result>> =>
  Object.defineProperty(Object.create(statement) as Statement<Params, AsSent<Result>>, 'isAsSent', {
    value: true,
  });

/** Builds statements that differ from one execution to the next, and cannot run them: for `query.asSent`. */
export const queryBuilder: Db = builder;
