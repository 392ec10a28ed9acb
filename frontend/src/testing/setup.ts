import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';
import './jsdom-polyfills.ts';

// How long `findBy…` and `waitFor` wait before they fail, in milliseconds: long enough for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

let complaints: MockInstance<(...words: unknown[]) => void>;

// An error logged by React, the browser or the site's own code fails the test.
beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  const messages = complaints.mock.calls.map((words) => words.map(String).join(' '));
  vi.restoreAllMocks();
  expect(messages, 'console.error was called').toEqual([]);
});
