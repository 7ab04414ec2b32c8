/** With `--ci`, a test that fails is run once more; the last lines of the run name those that passed then. */
if (process.env.TEST_RETRIES)
  jest.retryTimes(Number(process.env.TEST_RETRIES), { logErrorsBeforeRetry: true, retryImmediately: true });
