import type { Plan, Wish } from '@hearthline/model/plan/document.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { workerChecker, type CheckAnswer, type CheckRequest } from './plan-checker.ts';

/** Answers when it is told to; what was asked of it is kept. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  requests: CheckRequest[] = [];
  isRunning = true;
  constructor() {
    super();
    FakeWorker.started.push(this);
  }
  postMessage(request: CheckRequest): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.isRunning = false;
  }
  answer(): void {
    for (const { id } of this.requests.splice(0))
      this.dispatchEvent(new MessageEvent<CheckAnswer>('message', { data: { id, value: [] } }));
  }
}

beforeEach(() => {
  FakeWorker.started = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

const [plan, wish] = [{} as Plan, {} as Wish];

it('starts one worker when it is first asked', async () => {
  const checker = workerChecker();
  expect(FakeWorker.started).toEqual([]);
  const both = Promise.all([checker.check(plan, wish), checker.mend(plan, [], wish)]);
  FakeWorker.started[0]?.answer();
  expect(await both).toEqual([[], []]);
  expect(FakeWorker.started).toHaveLength(1);
});

it('leaves nobody waiting when it is stopped, and works on when it is asked again', async () => {
  const checker = workerChecker();
  const left = checker.check(plan, wish);
  checker.stop();
  await expect(left).rejects.toThrow('could not be checked');
  expect(FakeWorker.started[0]?.isRunning).toBe(false);
  const again = checker.check(plan, wish);
  FakeWorker.started[1]?.answer();
  expect(await again).toEqual([]);
});

it('fails what waits when the worker breaks', async () => {
  const checker = workerChecker();
  const broken = checker.check(plan, wish);
  FakeWorker.started[0]?.dispatchEvent(new Event('error'));
  await expect(broken).rejects.toThrow('could not be checked');
});
