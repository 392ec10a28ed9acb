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
}

const retryMs = 1000;

/** Hears a PostgreSQL notification channel on a connection of its own and opens it again whenever it is lost. */
export const listen = ({ url, channel, onMessage, onListening, log }: ListenOptions): Listener => {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const opening = new pg.Client({ connectionString: url, application_name: 'hearthline-listen', keepAlive: true, connectionTimeoutMillis: 5000 });
    client = opening;
    let lost = false;
    const lose = (error?: Error): void => {
      if (lost) return;
      lost = true;
      onListening(false);
      if (stopped) return;
      log.warn({ error }, `no longer listening to ${channel}`);
      timer = setTimeout(() => void connect(), retryMs);
    };
    opening.on('error', lose);
    opening.on('end', () => lose());
    opening.on('notification', ({ payload }) => onMessage(payload ?? ''));
    try {
      await opening.connect();
      await opening.query(`listen ${channel}`);
      if (!lost) onListening(true);
    } catch (error) {
      lose(error as Error);
      await opening.end().catch(() => undefined);
    }
  };

  void connect();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
};
