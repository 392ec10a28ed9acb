// What Apollo's integration suite imports from Jest, built on Vitest; an alias in vitest.config.ts points here.
import {
  afterAll as after,
  afterEach as afterOne,
  beforeAll as before,
  beforeEach as beforeOne,
  describe,
  expect as expectOf,
  it as one,
  vi,
} from 'vitest';

export { describe, vi as jest };

const departures = new Map<string, string>();
let departing = false;

/** Registers tests of the suite that the product deliberately does not pass, and why. Each must fail, so that the list stays accurate. */
export const departFrom = (tests: Readonly<Record<string, string>>): void => {
  for (const [name, why] of Object.entries(tests)) departures.set(name, why);
};

const words = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(words)
      : [];

/** Replaces snapshots, which a test that must fail may not take: every word of the value must occur in the expected snapshot. */
export const expect = new Proxy(expectOf, {
  apply: (target, self, [value]: [unknown]) => {
    const assertion = Reflect.apply(target, self, [value]) as object;
    if (!departing) return assertion;
    return Object.defineProperty(assertion, 'toMatchInlineSnapshot', {
      value: (snapshot: string) => words(value).forEach((word) => expectOf(snapshot).toContain(word)),
    });
  },
});

const must = (work: () => unknown) => async (): Promise<void> => {
  departing = true;
  try {
    await work();
  } finally {
    departing = false;
  }
};

export const it = Object.assign(
  (name: string, work: () => unknown, timeout?: number): void => {
    const why = departures.get(name);
    if (why) one.fails(`${name} [not here: ${why}]`, must(work), timeout);
    else one(name, async () => void (await work()), timeout);
  },
  { each: one.each.bind(one), skip: one.skip.bind(one) },
);
export const test = it;

type Hook = (work: () => Promise<void>, timeout?: number) => void;

/** Jest's hooks may signal their end through a callback, and their return values are ignored. */
const hook =
  (register: Hook) =>
  (work: (done: () => void) => unknown, timeout?: number): void =>
    register(
      async () =>
        void (await (work.length > 0
          ? new Promise<void>((resolve) => work(resolve))
          : work(() => undefined))),
      timeout,
    );

export const beforeAll = hook(before);
export const beforeEach = hook(beforeOne);
export const afterAll = hook(after);
export const afterEach = hook(afterOne);
