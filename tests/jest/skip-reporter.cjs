const { appendFileSync } = require('node:fs');
const path = require('node:path');

/** Appends a line of JSON for each skipped test to the file that `SKIPPED_FILE` names. */
module.exports = class SkipReporter {
  onTestResult({ context }, { testFilePath, testResults }) {
    if (!process.env.SKIPPED_FILE) return;
    const check = context.config.displayName.name;
    const file = path.relative(context.config.rootDir, testFilePath);
    for (const { status, fullName } of testResults) {
      if (status !== 'pending' && status !== 'todo') continue;
      const [, need] = /\(needs ([^)]*)\)/.exec(fullName) ?? [];
      const reason = need ? `needs ${need}` : `no reason given in ${file}`;
      appendFileSync(process.env.SKIPPED_FILE, `${JSON.stringify({ check, what: fullName, reason })}\n`);
    }
  }
};
