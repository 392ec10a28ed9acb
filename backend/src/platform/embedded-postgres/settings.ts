/** PostgreSQL settings, passed on the command line, where no leftover configuration file overrides them. */
export type Settings = Readonly<Record<string, string>>;

/** Settings of every embedded server. Timeouts are not among them: each client sets its own. */
const always: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  cluster_name: 'hearthline',
  max_connections: '60',
  shared_buffers: '128MB',
  synchronous_commit: 'on',
  // Compiling a plan costs more than any statement here gains from it.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/**
 * PostgreSQL's own log must never contain what people typed (docs/security.md, L3). Errors are left out
 * altogether: their text quotes values (`invalid input syntax for type integer: "…"`), and
 * Hearthline logs the errors that matter itself, without values. What remains are starts, stops,
 * crashes and refused connections, in terse form: without DETAIL, CONTEXT and the statement.
 */
const silentAboutData: Settings = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_duration: 'off',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_lock_waits: 'off',
  log_temp_files: '-1',
  log_checkpoints: 'off',
  log_autovacuum_min_duration: '-1',
};

/** For data that is discarded after the run: nothing waits for the disk. */
const thrownAway: Settings = { fsync: 'off', full_page_writes: 'off', max_wal_size: '2GB' };

/**
 * All settings of one embedded server.
 * @param durable whether committed data must survive a power cut
 * @param more settings that override the usual ones, but not those about logging or the port
 */
export const embeddedSettings = (port: number, durable: boolean, more: Settings = {}): Settings => ({
  ...always,
  ...(durable ? {} : thrownAway),
  ...more,
  ...silentAboutData,
  port: String(port),
});

/**
 * Options of `initdb`. Text is UTF-8 and sorts by code point whatever the machine's locale, through
 * PostgreSQL's own Unicode tables. The character classes of `ctype` still matter to pg_trgm, which asks
 * the operating system what a letter is.
 */
export const initdbOptions = (ctype: string): string[] => [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  `--lc-ctype=${ctype}`,
  '--lc-messages=C',
  '--auth=scram-sha-256',
];

/** Locale names for the UTF-8 character classes on various systems, best first; every system knows the last. */
export const ctypes = ['C.UTF-8', 'en_US.UTF-8', 'C'] as const;
