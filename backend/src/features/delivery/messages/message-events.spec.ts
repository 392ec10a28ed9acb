import { beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../seed/accounts.ts';
import { useApi } from '../../../testing/api.ts';
import { openStream } from '../../../testing/http/event-streams.ts';
import { messageChannel } from './message-events.ts';

const api = useApi();
let customerId = '';
const projectId = '01890a5d-ac96-774b-bcce-b302099a8057';
const tell = (kind: string, customer: string): void =>
  api.app.events.emit(messageChannel, `${kind} ${projectId} ${customer} 1`);
const listen = async () => {
  const { body } = await api.rest('POST', '/api/auth/login', {
    email: 'customer@example.com',
    password: demoPassword,
  });
  return openStream(api.url, String(body.accessToken));
};

beforeAll(async () => {
  customerId = String((await api.sql("select id from users where email = 'customer@example.com'"))[0]?.id);
});

describe('who listens to messages', () => {
  it('hears nothing of other threads, and nothing that is no news', async () => {
    const listening = await listen();
    tell('sent', projectId);
    tell('nonsense', customerId);
    api.app.events.emit(messageChannel, '');
    // How the team shares its work is not the customer's business.
    tell('managed', customerId);
    tell('read', customerId);
    await expect
      .poll(() => listening.arrived)
      .toEqual([{ data: { messageChanges: { projectId, kind: 'read', number: 1 } } }]);
    listening.close();
  });

  it('is cut off rather than told that this was all, when it has fallen too far behind', async () => {
    const listening = await listen();
    for (let number = 0; number < 600; number += 1) tell('sent', customerId);
    await listening.ended;
    expect(listening.text()).not.toContain('event: complete');
  });

  it('hears nothing more once the token has run out: the line is closed', async () => {
    const listening = await listen();
    expect(listening.status).toBe(200);
    api.clock.set(new Date(Date.now() + 16 * 60_000));
    tell('sent', customerId);
    await listening.ended;
    expect(listening.arrived).toEqual([]);
    api.clock.reset();
  });
});
