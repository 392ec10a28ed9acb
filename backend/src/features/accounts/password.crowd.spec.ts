import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { hashPassword } from './password.ts';

const api = useApi();
const people = 50;
const password = 'Crowd-Of-Fifty-1';

it('fifty people who sign in at once keep nobody else waiting (A8)', async () => {
  const passwordHash = await hashPassword(password);
  for (let person = 0; person < people; person += 1) await api.addUser({ email: `crowd${person}@example.com`, role: 'customer', passwordHash });
  let quickest = Infinity;
  // Of three tries the quickest tells what the sign-ins cost; the others, what else the machine was doing.
  for (let attempt = 0; attempt < 3 && quickest >= 200; attempt += 1) {
    let signingIn = true;
    const signIns = Promise.all(Array.from({ length: people }, (_, person) => api.rest('POST', '/api/auth/login', { email: `crowd${person}@example.com`, password }))).finally(() => (signingIn = false));
    const waits: number[] = [];
    for (; signingIn; await pause(5)) {
      const asked = performance.now();
      expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
      waits.push(performance.now() - asked);
    }
    expect((await signIns).map(({ status }) => status)).toEqual(Array.from({ length: people }, () => 200));
    quickest = Math.min(quickest, waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Infinity);
  }
  expect(quickest).toBeLessThan(200);
});
