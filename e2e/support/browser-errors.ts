import { expect, type BrowserContext } from '@playwright/test';

/** What browsers complained about during a test: `console.error`, uncaught errors, violations of the content security policy. */
export interface Complaints {
  /** Listens to every page of a context, present and future. */
  watch(context: BrowserContext): Promise<void>;
  /** Announces a complaint that the test provokes, such as a 401. If it does not come, the test fails. */
  expect(pattern: RegExp): void;
  /** Announces a complaint that comes or does not, as the page happens to be fast or slow. */
  allow(pattern: RegExp): void;
  /** @throws when there was an unexpected complaint, or an expected one is missing */
  settle(): void;
}

/** Runs in the page: the browser's own message about a blocked resource does not always reach the console. */
const reportPolicyViolations = (): void => {
  document.addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
      console.error(
        `Content security policy: ${violatedDirective} blocks ${blockedURI} (${sourceFile}:${lineNumber})`,
      );
    },
  );
};

export const createComplaints = (): Complaints => {
  const errors: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  return {
    watch: async (context) => {
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (problem) =>
        errors.push(`Uncaught: ${problem.error().stack ?? problem.error().message}`),
      );
      await context.addInitScript(reportPolicyViolations);
    },
    expect: (pattern) => void expected.push(pattern),
    allow: (pattern) => void allowed.push(pattern),
    settle: () => {
      expect(
        errors.filter((text) => ![...expected, ...allowed].some((pattern) => pattern.test(text))),
        'the browser complained',
      ).toEqual([]);
      for (const pattern of expected)
        expect(errors.join('\n'), 'the browser was expected to complain').toMatch(pattern);
    },
  };
};
