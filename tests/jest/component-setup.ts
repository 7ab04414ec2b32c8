import '@testing-library/jest-dom';
import { format } from 'node:util';
import { configure } from '@testing-library/react';

// parts of pages come by dynamic import, which takes its time on a busy machine
configure({ asyncUtilTimeout: 10_000 });

/** A page that complains on the console fails its test: warnings are how hydration and key faults first show. */
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  for (const level of ['error', 'warn'] as const) {
    jest
      .spyOn(console, level)
      .mockImplementation((...args: unknown[]) => void complaints.push(format(...args)));
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  if (complaints.length > 0) throw new Error(`The console was not silent:\n${complaints.join('\n')}`);
});
