/** The content of the crash dialog; missing parts are `null`. */
export interface CrashReport {
  message: string;
  stack: string | null;
  /** pretty-printed */
  json: string | null;
  /** the url that failed */
  url: string | null;
}

/** Describes any thrown value. One that is not an Error becomes its JSON text (R49). */
export function crashReport(error: unknown): CrashReport {
  if (!(error instanceof Error)) {
    return { message: jsonText(error), stack: null, json: null, url: null };
  }
  const url = 'url' in error && typeof error.url === 'string' ? error.url : null;
  const json = getDetail(error);
  return { message: error.message, stack: error.stack ?? null, json, url };
}

/** An error may have detail as `json` (any value) or as the API's `reply`. */
function getDetail(error: Error): string | null {
  const detail = 'json' in error ? error.json : 'reply' in error ? error.reply : null;
  if (detail === null || detail === undefined) return null;
  return jsonText(detail);
}

function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2) ?? String(value);
  } catch {
    // circular, or contains a BigInt
    return String(value);
  }
}
