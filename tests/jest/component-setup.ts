import '@testing-library/jest-dom';
import { format } from 'node:util';
import { configure } from '@testing-library/react';

// 10 s were not enough where fifteen processes shared two cores: the first test of a file compiles a page and its parts
configure({ asyncUtilTimeout: 60_000 });

// missing in jsdom
performance.getEntriesByType ??= () => [];

/** Console output fails a test: errors of hydration and keys first appear as warnings. */
let messages: string[] = [];

beforeEach(() => {
  messages = [];
  for (const level of ['error', 'warn'] as const) {
    jest
      .spyOn(console, level)
      .mockImplementation((...args: unknown[]) => void messages.push(format(...args)));
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  if (messages.length > 0) throw new Error(`The console was not silent:\n${messages.join('\n')}`);
});
