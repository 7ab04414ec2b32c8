const { appendFileSync } = require('node:fs');
const path = require('node:path');

/** Appends a line of JSON for each test that was skipped, or failed and passed when run again, to the file that `TEST_NOTES_FILE` names. */
module.exports = class NoteReporter {
  onTestResult({ context }, { testFilePath, testResults }) {
    if (!process.env.TEST_NOTES_FILE) return;
    const check = context.config.displayName.name;
    const file = path.relative(context.config.rootDir, testFilePath);
    const append = (note) => appendFileSync(process.env.TEST_NOTES_FILE, `${JSON.stringify(note)}\n`);
    for (const { status, fullName, invocations } of testResults) {
      if (status === 'passed' && invocations > 1)
        append({ check, what: fullName, reason: 'passed when run again', isRetried: true });
      if (status !== 'pending' && status !== 'todo') continue;
      const [, need] = /\(needs ([^)]*)\)/.exec(fullName) ?? [];
      const reason = need ? `needs ${need}` : `no reason given in ${file}`;
      append({ check, what: fullName, reason });
    }
  }
};
