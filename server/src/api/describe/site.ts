import { ERROR_STATUS } from '@holeshot/contract';

const listErrors = (): string =>
  Object.entries(ERROR_STATUS)
    .sort(([, a], [, b]) => a - b)
    .map(([code, status]) => `- ${status} \`${code}\``)
    .join('\n');

/** A page that lists the newest events of the site at `origin`. */
const getExamplePage = (origin: string): string => `<!doctype html>
<meta charset="utf-8">
<title>Next races</title>
<ul id="events"></ul>
<script type="module">
  const response = await fetch('${origin}/api/public/events');
  if (!response.ok) throw new Error('Try again in ' + response.headers.get('Retry-After') + ' s');
  for (const event of await response.json()) {
    const item = document.createElement('li');
    item.textContent = event.Start.slice(0, 10) + ' ' + event.Name;
    document.getElementById('events').append(item);
  }
</script>`;

/** Shown above the calls, as Markdown. The example runs as it is, in a page of any origin. */
export const describeSite = (origin: string): string => `
Drone-racing events, races and results. Dates are the local clock of the event, \`yyyy-MM-dd HH:mm:ss.fff\`;
\`0001-01-01 00:00:00.000\` means not set. Moments of the site itself, such as \`Until\` and \`…At\`, are ISO 8601 in UTC.

**Units.** Lengths of time are seconds, except \`startIntervals\` and \`timerMs\`, which are milliseconds. Frequencies are MHz,
coordinates degrees (WGS 84). \`null\` means that there is no value; a \`Channel\` of \`00000000-0000-0000-0000-000000000000\` is none. Lap
0 is the holeshot. Pilots have an id within each event: what a person flew elsewhere is under the id or handle of the person.

**Caching.** Every answer of \`/api/public\` has an ETag, except the session and the live stream: send it back as If-None-Match,
and an unchanged answer costs no more than a 304. HEAD works wherever GET does, except for the live stream.

**Errors.** An error is JSON with a \`code\`, a \`message\` to show, whose text may change, and the name of the \`parameter\` or field
that it is about, if there is one. Codes and their status:

${listErrors()}

**Limits.** An address that asks for too much gets 429, a busy site answers 503, and so does one that cannot reach its data.
Both say in \`Retry-After\` after how many seconds to try again.

**Age.** While the site cannot reach its data it sends the answers that it has, with their age in seconds in \`Age\` and
\`X-Data-Age\`. A proxy may change \`Age\`; \`X-Data-Age\` is always the site's own. Current answers have neither.

**Request ids.** Every answer has an \`X-Request-Id\`. Name it when you report a problem.

**What stays.** Paths, names of fields and their meaning stay as they are. New fields may come with any version, so ignore those
that you do not know. The \`ID\` of a result is the same after each delivery of its race. The \`Color\` of a channel in
\`/channels\` is the desktop app's default for its number; the colours in use are those of the event.

**From a page of your own.** Pages of any origin may read \`/api/public\`, without cookies and without a key:

\`\`\`html
${getExamplePage(origin)}
\`\`\`
`;
