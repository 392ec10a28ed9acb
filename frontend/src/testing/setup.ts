import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';
import './browser-gaps.ts';

// How long `findBy…` and `waitFor` look before they give up: a busy machine is not a finding.
configure({ asyncUtilTimeout: 10_000 });

let complaints: MockInstance<(...words: unknown[]) => void>;

// What React, the browser or our own code complains about is a failure, not a line in a log.
beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  const said = complaints.mock.calls.map((words) => words.map(String).join(' '));
  vi.restoreAllMocks();
  expect(said, 'console.error was called').toEqual([]);
});
