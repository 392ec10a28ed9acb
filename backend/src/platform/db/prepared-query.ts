import type { Socket } from 'node:net';
import pg from 'pg';
import type { Types } from './column-parsers.ts';

/** The part of pg's internal connection that is needed here. */
export interface Connection {
  readonly stream: Socket;
  describe(what: object): void;
}

export const connectionOf = (client: pg.ClientBase): Connection =>
  (client as unknown as { connection: Connection }).connection;

/** What pg derives from a statement's column descriptions. */
interface Columns {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

interface PgQuery {
  readonly name: string;
  readonly text: string;
  readonly _result: Columns & { _types: unknown };
  _accumulateRows: boolean;
  submit(connection: Connection): Error | null;
  prepare(connection: Connection): void;
  handleRowDescription(message: object): void;
}

const Query = pg.Query as unknown as new (text: string, values: readonly unknown[]) => PgQuery;

/** An unnamed statement is remembered only while its connection remembers fewer than this many; most texts recur. */
const mostTexts = 50;

/** What is remembered about a connection. */
interface Known {
  /** By the statement's name, or its text if it has none. */
  readonly columns: Map<string, Columns & { readonly types: Types }>;
  /** The same connection, except that it never asks for column descriptions. */
  readonly undescribed: Connection;
  /** How long the database may stay silent, in milliseconds; 0 while no statement is running. */
  silenceMs: number;
}

const connections = new WeakMap<Connection, Known>();

const knownOf = (connection: Connection): Known => {
  const found = connections.get(connection);
  if (found) return found;
  const known: Known = {
    columns: new Map(),
    undescribed: Object.create(connection, { describe: { value: () => undefined } }) as Connection,
    silenceMs: 0,
  };
  connections.set(connection, known);
  return known;
};

/**
 * Sets how long the database may stay silent on this connection from now on, in milliseconds; 0 while no statement is running.
 * Uses the socket's own timeout instead of pg's `query_timeout`, which kept the rows of answered statements alive until
 * the next full garbage collection, and collecting them took a fifth of the server's time
 * (docs/decisions/0010-time-per-request.md). The timeout is only ever set to a shorter one: nearly all statements are reads.
 */
export const allowSilence = (connection: Connection, milliseconds: number): void => {
  knownOf(connection).silenceMs = milliseconds;
  const { timeout = 0 } = connection.stream;
  if (milliseconds > 0 && (timeout === 0 || timeout > milliseconds))
    connection.stream.setTimeout(milliseconds);
};

/** Closes this connection when the database stays silent for longer than {@link allowSilence} allows. */
export const hangUpOnSilence = (connection: Connection): void => {
  const { stream } = connection;
  const known = knownOf(connection);
  stream.on('timeout', () => {
    if (known.silenceMs === 0) return;
    const left = known.silenceMs - (stream.timeout ?? 0);
    if (left > 0) stream.setTimeout(left);
    else stream.destroy(new Error('query read timeout'));
  });
};

/**
 * A read. It differs from pg's own query in two ways: it sets its own limit for the database's silence, and it asks for a
 * statement's columns once per connection, not at each execution. Columns do not change: PostgreSQL refuses a prepared
 * statement whose columns have changed, and no migration changes a column under a running server (docs/migrations.md).
 * Values are parsed with the given types, whatever parsers the ORM has set on the connection.
 */
export class PreparedQuery extends Query {
  override readonly name: string;
  private learning: Known | undefined;

  constructor(
    name: string,
    text: string,
    values: readonly unknown[],
    private readonly silenceMs: number,
    private readonly readBy: Types = pg.types,
  ) {
    // A text, not a configuration object, which pg would copy property by property.
    super(text, values);
    this.name = name;
    this._result._types = readBy;
  }

  override submit(connection: Connection): Error | null {
    allowSilence(connection, this.silenceMs);
    return super.submit(connection);
  }

  override prepare(connection: Connection): void {
    const known = knownOf(connection);
    const columns = known.columns.get(this.name || this.text);
    if (columns?.types !== this.readBy) {
      this.learning = known;
      return super.prepare(connection);
    }
    const { fields, _parsers, _prebuiltEmptyResultObject } = columns;
    Object.assign(this._result, { fields, _parsers, _prebuiltEmptyResultObject });
    this._accumulateRows = true;
    super.prepare(known.undescribed);
  }

  override handleRowDescription(message: object): void {
    super.handleRowDescription(message);
    if (!this.learning || (!this.name && this.learning.columns.size >= mostTexts)) return;
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.learning.columns.set(this.name || this.text, {
      types: this.readBy,
      fields,
      _parsers,
      _prebuiltEmptyResultObject,
    });
  }
}
