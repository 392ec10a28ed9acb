import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { createLog } from '../log.ts';

const spied = () => {
  const log = createLog('silent');
  return { log, error: vi.spyOn(log, 'error') };
};
const from = { 'x-forwarded-for': '203.0.113.7' };

describe('without a trusted proxy', () => {
  const { log, error } = spied();
  const api = useApi({ log, trustProxy: 0 });

  it('a request that names another address counts by its connection, and is logged once, loudly', async () => {
    await api.rest('GET', '/api/auth/me');
    expect(error).not.toHaveBeenCalled();
    for (let time = 0; time < 3; time += 1)
      await api.rest('GET', '/api/auth/me', undefined, { 'x-forwarded-for': `203.0.113.${time}` });
    await api.gql('{ company { name } }');
    expect(error.mock.calls).toEqual([[expect.stringMatching(/X-Forwarded-For.*TRUST_PROXY/)]]);
    await api.rest(
      'POST',
      '/api/auth/login',
      { email: 'admin@example.com', password: 'DareToCompare1' },
      from,
    );
    expect(await api.sql('select distinct address from sessions')).toEqual([{ address: '127.0.0.1' }]);
  });
});

describe('with one', () => {
  const { log, error } = spied();
  const api = useApi({ log, trustProxy: 1 });
  beforeEach(() => void error.mockClear());

  it('its word is taken, and nothing is logged', async () => {
    await api.rest(
      'POST',
      '/api/auth/login',
      { email: 'admin@example.com', password: 'DareToCompare1' },
      from,
    );
    expect(await api.sql('select distinct address from sessions')).toEqual([{ address: '203.0.113.7' }]);
    expect(error).not.toHaveBeenCalled();
  });
});
