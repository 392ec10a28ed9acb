import { describe, expect, it } from 'vitest';
import { createAnswerMemory } from './answer-memory.ts';
import type { DesignTask } from './plan-worker.ts';

const task: DesignTask = {
  wish: { beds: ['king'], baths: 1, width: 'single' },
  seed: 1,
  count: 3,
  transportWidthFeet: 16,
};

/** A memory of answers of ten bytes each, and what was drawn because it did not have it. */
const memory = (maxBytes: number) => {
  const drawn: string[] = [];
  const answerTo = createAnswerMemory<{ readonly text: string }>(maxBytes, () => 10);
  return {
    drawn,
    ask: (wanted: DesignTask, text: string) =>
      answerTo(wanted, (name) => {
        drawn.push(name);
        return Promise.resolve({ text });
      }),
    fail: (wanted: DesignTask) => answerTo(wanted, () => Promise.reject(new Error('no ink'))),
  };
};

describe('answers to searches', () => {
  it('are drawn once', async () => {
    const { ask, drawn } = memory(100);
    expect([await ask(task, 'first'), await ask({ ...task }, 'second')]).toEqual([
      { text: 'first' },
      { text: 'first' },
    ]);
    expect(drawn).toHaveLength(1);
  });

  it('are those of their own wish, seed, count and width of what travels', async () => {
    const { ask, drawn } = memory(100);
    const { wish } = task;
    const others: DesignTask[] = [
      task,
      { ...task, seed: 13 },
      { ...task, seed: 3, count: 1 },
      { ...task, transportWidthFeet: 15 },
      { ...task, wish: { ...wish, baths: 1.5 } },
      { ...task, wish: { ...wish, beds: ['king', 'twin'] } },
      { ...task, wish: { ...wish, beds: ['twin', 'king'] } },
      { ...task, wish: { ...wish, porch: true } },
    ];
    for (const [at, other] of others.entries()) await ask(other, `answer ${at}`);
    for (const [at, other] of others.entries())
      expect(await ask(other, 'drawn again')).toEqual({ text: `answer ${at}` });
    expect(new Set(drawn).size).toBe(others.length);
  });

  it('are forgotten where there is no room, the one that nobody asked for longest first', async () => {
    const { ask, drawn } = memory(25);
    const of = (seed: number) => ask({ ...task, seed }, 'an answer');
    for (const seed of [1, 2, 1, 3, 1, 2]) await of(seed);
    expect(drawn.map((name) => JSON.parse(name)[1])).toEqual([1, 2, 3, 2]);
  });

  it('are drawn again after a failure', async () => {
    const { ask, fail } = memory(100);
    await expect(fail(task)).rejects.toThrow('no ink');
    expect(await ask(task, 'drawn')).toEqual({ text: 'drawn' });
  });
});
