import type { Property } from '@holeshot/contract/wire';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="128" height="128">' +
    '<path fill="#4B5470" d="M0 0h48v48H0z"/><path stroke="#17191C" stroke-width="4" d="M12 12l24 24M12 36l24-24"/>' +
    '<g fill="#F5F6F7"><circle cx="12" cy="12" r="8"/><circle cx="36" cy="12" r="8"/>' +
    '<circle cx="12" cy="36" r="8"/><circle cx="36" cy="36" r="8"/></g></svg>',
)}`;

/** Fewer than six properties: a narrow form. */
export const ACCOUNT: Property[] = [
  { type: 'image', name: 'photo', title: 'Picture', desc: '', value: PICTURE },
  {
    type: 'string',
    name: 'handle',
    title: 'Handle',
    desc: 'Your public address is holeshot.example/Nightjar',
    value: 'Nightjar',
    maxLength: 24,
    required: true,
  },
  { type: 'datetime', name: 'since', title: 'Flying since', desc: '', value: '2019/12/02 09:00' },
  { type: 'bool', name: 'public', title: 'Public profile', desc: '', value: true },
  { type: 'code', name: 'code', title: 'App code', desc: '', value: 'made-up-code' },
];

/** Each of the types, with a group. */
export const EVERY_TYPE: Property[] = [
  { type: 'readonly', name: 'club', title: 'Club', desc: 'Hosts the event.', value: 'Saltbush FPV' },
  { type: 'string', name: 'name', title: 'Handle', desc: '', value: 'Winter Series 4', required: true },
  { type: 'datetime', name: 'start', title: 'Start', desc: '', value: '2026/11/28 09:30', required: true },
  { type: 'datetime', name: 'end', title: 'End', desc: 'Empty if it ends on the same day.', value: '' },
  {
    type: 'list',
    name: 'type',
    title: 'Type',
    desc: '',
    value: 'Race',
    options: [
      { value: 'Race', name: 'Race' },
      { value: 'TimeTrial', name: 'Time trial' },
    ],
    required: true,
  },
  { type: 'number', name: 'laps', title: 'Target laps', desc: '1 to 20', value: 3, min: 1, max: 20 },
  { type: 'color', name: 'color', title: 'Primary color', desc: 'Fills the banner.', value: '#0E5A52' },
  { type: 'country', name: 'country', title: 'Country', desc: '', value: '036' },
  { type: 'timezone', name: 'zone', title: 'Time zone', desc: '', value: 'Australia/Adelaide' },
  { type: 'bool', name: 'open', title: 'Registration is open', desc: 'Pilots can register.', value: true },
  { type: 'code', name: 'code', title: 'App code', desc: 'For the timing app.', value: 'made-up-code' },
  { type: 'image', name: 'banner', title: 'Banner', desc: '', value: '', width: 1200, height: 300 },
  {
    type: 'text',
    name: 'info',
    title: 'Info',
    desc: 'Shown on the first tab.',
    value: 'Gates open at eight.\nBring a spare of everything.',
    height: 120,
  },
  {
    type: 'bool',
    name: 'lap',
    title: 'Lap 1 of Kestrel counts',
    desc: '',
    value: true,
    group: 'Kestrel · 1st · 1 crossing',
  },
  { type: 'desc', name: 'note', title: 'Note', desc: 'Shows nothing.', value: '' },
];

/** A few of the site's time zones, as the API sends them. */
export const TIME_ZONES = ['UTC', 'Australia/Adelaide', 'Europe/Berlin'].map((id) => ({
  ID: id,
  Name: id.replaceAll('_', ' '),
}));
