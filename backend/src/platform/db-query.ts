import type { Socket } from 'node:net';
import pg from 'pg';
import type { Types } from './db-types.ts';

/** What pg keeps of a connection, as far as it is needed here. */
export interface Connection {
  readonly stream: Socket;
  describe(what: object): void;
}

export const connectionOf = (client: pg.ClientBase): Connection => (client as unknown as { connection: Connection }).connection;

/** What pg makes of the description of a statement's columns. */
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

/** Texts of statements without a name, of which most come again: as many kinds of them are remembered, on each connection. */
const mostTexts = 50;

/** What is remembered of a connection. */
interface Known {
  /** By name of the statement, or its text if it has none. */
  readonly columns: Map<string, Columns & { readonly types: Types }>;
  /** The same connection, but for the question after columns. */
  readonly undescribed: Connection;
  /** How long the database may say nothing, in milliseconds; 0 while nobody asks it. */
  silenceMs: number;
}

const connections = new WeakMap<Connection, Known>();

const knownOf = (connection: Connection): Known => {
  const found = connections.get(connection);
  if (found) return found;
  const known: Known = { columns: new Map(), undescribed: Object.create(connection, { describe: { value: () => undefined } }) as Connection, silenceMs: 0 };
  connections.set(connection, known);
  return known;
};

/**
 * Says how long the database may say nothing on this connection from now on, in milliseconds; 0 while nobody asks it.
 * The socket's own clock serves instead of pg's `query_timeout`: with that, the rows of answered statements were kept
 * until the next full collection, and collecting them took a fifth of the server's time
 * (docs/decisions/0010-time-per-request.md). It is set anew only to run shorter: nearly all statements are reads.
 */
export const allowSilence = (connection: Connection, milliseconds: number): void => {
  knownOf(connection).silenceMs = milliseconds;
  const { timeout = 0 } = connection.stream;
  if (milliseconds > 0 && (timeout === 0 || timeout > milliseconds)) connection.stream.setTimeout(milliseconds);
};

/** Hangs up on this connection when its database says nothing for longer than {@link allowSilence} allows. */
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
 * A read. Two things differ from pg's own query: it allows the database a silence of its own, and a statement is
 * asked for its columns once on each connection, not with each execution. They stay: PostgreSQL refuses a prepared
 * statement whose columns have changed, and no migration changes a column under a server that runs (docs/migrations.md).
 * What comes is read by the types it is given, whatever the ORM has taught the connection.
 */
export class PreparedQuery extends Query {
  override readonly name: string;
  private learning: Known | undefined;

  constructor(name: string, text: string, values: readonly unknown[], private readonly silenceMs: number, private readonly readBy: Types = pg.types) {
    // A text and no configuration: that one pg would copy property by property.
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
    this.learning.columns.set(this.name || this.text, { types: this.readBy, fields, _parsers, _prebuiltEmptyResultObject });
  }
}
