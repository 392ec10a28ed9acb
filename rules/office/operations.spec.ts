import { describe, expect, it } from 'vitest';
import {
  databaseWord,
  deploymentFilter,
  uptimeText,
  watchGapMs,
  watchMs,
  type DatabaseState,
} from './operations.ts';

const wordOf = (more: Partial<DatabaseState>) =>
  databaseWord({ latencyMs: 1, connections: 1, maxConnections: 100, pendingMigrations: 0, ...more });

describe('the database', () => {
  it.each([
    ['answers in 250 ms', { latencyMs: 250 }, 'optimal'],
    ['takes a moment longer', { latencyMs: 251 }, 'strained'],
    ['has 80 of 100 connections in use', { connections: 80 }, 'optimal'],
    ['has one more in use', { connections: 81 }, 'strained'],
    ['is slow and full', { latencyMs: 251, connections: 81 }, 'strained'],
    ['lacks a migration', { pendingMigrations: 1 }, 'outdated'],
    ['is slow and lacks a migration', { latencyMs: 251, pendingMigrations: 1 }, 'outdated'],
  ] as const)('that %s (%j) is %s', (_what, state, word) => {
    expect(wordOf(state)).toBe(word);
  });
});

describe('uptime', () => {
  it.each([
    [1, '100%'],
    [0.999_99, '99.99%'],
    [0.9995, '99.95%'],
    [0.5, '50%'],
    [0, '0%'],
  ])('of %d is written as %s, never rounded up', (share, words) => {
    expect(uptimeText(share)).toBe(words);
  });

  it('ends where a server has missed three of its notes', () => expect(watchGapMs).toBe(3 * watchMs));
});

it('lists the latest builds first if no page is named', () =>
  expect(deploymentFilter.parse({})).toEqual({ page: 1 }));
