import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './log.ts';

export interface Listener {
  stop(): Promise<void>;
}

interface ListenOptions {
  readonly url: string;
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  /** Told whether messages are heard right now; false first, then true once the line stands. */
  readonly onListening: (listening: boolean) => void;
  readonly log: Log;
  /** How often the line is tried and how long it may take to answer, in milliseconds: a dead one does not always say so. */
  readonly heartbeat?: { readonly every: number; readonly within: number };
}

const retryMs = 1000;
const usualHeartbeat = { every: 5000, within: 3000 };

/** Hears a PostgreSQL notification channel on a connection of its own and opens it again whenever it is lost. */
export const listen = ({ url, channel, onMessage, onListening, log, heartbeat = usualHeartbeat }: ListenOptions): Listener => {
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
      log.warn({ error }, `no longer listening to ${channel}`);
      timer = setTimeout(() => void connect(), retryMs);
    };
    const beat = (): void => {
      timer = setTimeout(() => void opening.query('select 1').then(() => !lost && beat(), lose), heartbeat.every);
    };
    opening.on('error', lose);
    opening.on('end', () => lose());
    opening.on('notification', ({ payload }) => onMessage(payload ?? ''));
    try {
      await opening.connect();
      await opening.query(`listen ${channel}`);
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
      // A dead line would not even answer the goodbye.
      await Promise.race([client?.end().catch(() => undefined), pause(1000, undefined, { ref: false })]);
    },
  };
};
