/** How a program brings the desktop app's events to the site, as Markdown; `origin` is that of the site. */
export const describeSync = (origin: string): string => `
**Sync.** A program with the key of a club brings the desktop app's events to the site, in the app's own files. A manager
of the club makes the key in Link to application; requests carry it as \`Authorization: Bearer hsk_…\`. A missing, wrong or
revoked key gets 401, an event of another club 403.

1. Deliver the files of an event. A file is the JSON of the app as it is: an array of objects, with every field. A new
   event begins with Event.json; later deliveries may name any of its files, and the others stay.
2. Deliver each race with Race.json and Result.json. It is replaced as a whole.
3. Repeat that for whatever changes. Repetitions do nothing.
4. When the folder of an event or a race is gone, say so with DELETE and a \`sequence\` in the query.
5. A manager joins an event that was made on the site with the app's event of that day; \`PUT …/join\` at the site's event does
   so when there is exactly one.

\`\`\`sh
curl -X PUT ${origin}/api/sync/events/$EVENT -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' \\
  -d "{\\"sequence\\": 1, \\"files\\": {\\"Event.json\\": $(cat Event.json), \\"Pilots.json\\": $(cat Pilots.json)}}"
curl -X PUT ${origin}/api/sync/events/$EVENT/races/$RACE -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' \\
  -d "{\\"sequence\\": 2, \\"files\\": {\\"Race.json\\": $(cat $RACE/Race.json), \\"Result.json\\": $(cat $RACE/Result.json)}}"
\`\`\`

\`sequence\` is a number that grows with every delivery. Each file of an event, and each race, remembers the highest: a
delivery with a lower one is \`outdated\` and changes nothing, so requests may be repeated and may overtake each other. A
program that forgot its number goes on above the highest of \`GET /api/sync/events\`.

Hashes are SHA-256 of the JSON as \`JSON.stringify\` writes it, with the keys of objects sorted; they ignore the LastOpened and
Races of Event.json and the IDs of results. That of a race is the hash of \`{"race": …, "rows": […]}\`, with the sorted hashes
of its results.

**Live timing.** The desktop app's extension notifications go to \`${origin}/api/live/<secret>\` with PUT, one JSON object in each
request; the manager gets the address with the key. The answer is an empty 200, and the notification is applied after it.
A program that holds the key relays them with \`PUT /api/sync/notifications\`. Crossings show on the site at once, until the
Race.json of the ended race replaces them.

\`GET ${origin}/api/public/live/eventId/<event>\` sends what happens in an event as server-sent events, each with a JSON object:
\`hello\` first, with the races in progress; then \`crossing\`, \`changed\` when the event is to be read again, and \`beat\` every 15 s.
\`hash\` changes with each crossing of a race. A \`hello\` with another hash than the last crossing's says that crossings were
missed: read the race again.

On 429 and 503 wait for \`Retry-After\` seconds, and send the delivery again; likewise when there is no answer. 400 and 413
never succeed with the same body.
`;
