import { LRUCache } from 'lru-cache';
import type { DesignTask } from './plan-worker.ts';

/**
 * Remembers answers to searches, those asked for last in at most so many bytes. An answer follows from its task alone until the
 * server's program is another one, so none gets old. What fails is not remembered.
 */
export const createAnswerMemory = <Answer extends object>(
  maxBytes: number,
  bytesOf: (answer: Answer) => number,
) => {
  const answers = new LRUCache<string, Answer>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  /** @param draw makes the answer; its name is the same for the same task */
  return async (
    { wish, seed, count, transportWidthFeet }: DesignTask,
    draw: (name: string) => Promise<Answer>,
  ): Promise<Answer> => {
    // The rule that reads a wish puts its fields in one order.
    const name = JSON.stringify([wish, seed, count, transportWidthFeet]);
    const known = answers.get(name);
    if (known) return known;
    const answer = await draw(name);
    answers.set(name, answer);
    return answer;
  };
};
