import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';

export interface Listener {
  stop(): Promise<void>;
}

interface ListenOptions {
  readonly url: string;
  readonly channels: readonly string[];
  readonly onMessage: (channel: string, payload: string) => void;
  /** Called with true once the connection is listening, and with false when it is lost. */
  readonly onListening: (listening: boolean) => void;
  readonly log: Log;
  /** How often the connection is probed and how long it may take to answer, in milliseconds: a dead one is not always reported. */
  readonly heartbeat?: { readonly every: number; readonly within: number };
}

const retryMs = 1000;
const defaultHeartbeat = { every: 5000, within: 3000 };

/** Listens to PostgreSQL's notification channels on a connection of its own, and reconnects whenever that is lost. */
export const listen = ({
  url,
  channels,
  onMessage,
  onListening,
  log,
  heartbeat = defaultHeartbeat,
}: ListenOptions): Listener => {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const opening = new pg.Client({
      connectionString: url,
      application_name: 'hearthline-listen',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: heartbeat.within,
    });
    client = opening;
    let lost = false;
    const lose = (error?: unknown): void => {
      if (lost) return;
      lost = true;
      clearTimeout(timer);
      onListening(false);
      opening.end().catch(() => undefined);
      if (stopped) return;
      log.warn({ error }, `no longer listening to ${channels.join(', ')}`);
      timer = setTimeout(() => void connect(), retryMs);
    };
    const beat = (): void => {
      timer = setTimeout(
        () => void opening.query('select 1').then(() => !lost && beat(), lose),
        heartbeat.every,
      );
    };
    opening.on('error', lose);
    opening.on('end', () => lose());
    opening.on('notification', ({ channel, payload }) => onMessage(channel, payload ?? ''));
    try {
      await opening.connect();
      for (const channel of channels) await opening.query(`listen ${channel}`);
      if (lost || stopped) return lose();
      onListening(true);
      beat();
    } catch (error) {
      lose(error);
    }
  };

  void connect();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      // On a dead connection, `end` would never be answered.
      await Promise.race([client?.end().catch(() => undefined), pause(1000, undefined, { ref: false })]);
    },
  };
};
