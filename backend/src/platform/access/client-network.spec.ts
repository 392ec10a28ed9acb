import { expect, it } from 'vitest';
import { limitTable } from './rate-limits.ts';
import { networkOf } from './client-network.ts';
import { useApi } from '../../testing/api.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
  ['no:address', 'no:address'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const api = useApi({ trustProxy: 1 });
const signIn = (from: string, email: string) =>
  api.rest('POST', '/api/auth/login', { email, password: 'Not-The-Word-1' }, { 'x-forwarded-for': from });

it('who has a network has one limit, and its neighbour another', async () => {
  for (let time = 1; time <= limitTable.signInFrom.points; time += 1)
    expect((await signIn(`2001:db8:7:7::${time}`, 'admin@example.com')).status).toBe(401);
  expect((await signIn('2001:db8:7:7:ffff::1', 'admin@example.com')).status).toBe(429);
  expect((await signIn('2001:db8:7:8::1', 'admin@example.com')).status).toBe(401);
});

it('what stands before the trusted proxy’s word is not believed', async () => {
  await api.sql('delete from limits');
  for (let time = 1; time <= limitTable.signInFrom.points; time += 1)
    expect((await signIn(`198.51.100.${time}, 203.0.113.7`, 'admin@example.com')).status).toBe(401);
  expect((await signIn('192.0.2.1, 203.0.113.7', 'admin@example.com')).status).toBe(429);
});
