import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';

export interface Listener {
  /**
   * Listens to one more channel on the same connection.
   * @param onListening called whenever it begins to be heard: what was sent before is lost
   */
  hear(channel: string, onMessage: (payload: string) => void, onListening: () => void): Promise<Hearing>;
  stop(): Promise<void>;
}

/** One more channel that is heard. */
export interface Hearing {
  close(): Promise<void>;
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
  let isListening = false;
  const others = new Map<
    string,
    { readonly onMessage: (payload: string) => void; readonly onListening: () => void }
  >();

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
      isListening = false;
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
    opening.on('notification', ({ channel, payload = '' }) => {
      if (channels.includes(channel)) onMessage(channel, payload);
      else others.get(channel)?.onMessage(payload);
    });
    try {
      await opening.connect();
      for (const channel of [...channels, ...others.keys()]) await opening.query(`listen ${channel}`);
      if (lost || stopped) return lose();
      isListening = true;
      onListening(true);
      for (const other of others.values()) other.onListening();
      beat();
    } catch (error) {
      lose(error);
    }
  };

  void connect();
  return {
    hear: async (channel, onOther, onBegin) => {
      others.set(channel, { onMessage: onOther, onListening: onBegin });
      // While there is no connection, the next one listens to it as well.
      if (isListening && client) {
        await client.query(`listen ${channel}`);
        onBegin();
      }
      return { close: () => Promise.resolve(void others.delete(channel)) };
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      // On a dead connection, `end` would never be answered.
      await Promise.race([client?.end().catch(() => undefined), pause(1000, undefined, { ref: false })]);
    },
  };
};
