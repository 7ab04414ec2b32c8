import { watchRows } from './live-motion';

const ROW_HEIGHT = 52;
let moved: string[];
let flashed: string[];
let isCalm: boolean;

function table(rows: [pilot: string, lap: number | null][]): HTMLTableSectionElement {
  document.body.innerHTML = `<table><tbody>${rows
    .map(([pilot, lap]) => `<tr id="${pilot}"><td${lap === null ? '' : ` data-latest="${lap}"`}></td></tr>`)
    .join('')}</tbody></table>`;
  const [body] = document.querySelectorAll('tbody');
  if (!body) throw new Error('no table');
  return body;
}

const row = (pilot: string): Element => document.getElementById(pilot) ?? document.body;
const observed = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  moved = [];
  flashed = [];
  isCalm = false;
  jest.spyOn(HTMLTableRowElement.prototype, 'offsetTop', 'get').mockImplementation(function top(
    this: HTMLTableRowElement,
  ) {
    return this.sectionRowIndex * ROW_HEIGHT;
  });
  jest.spyOn(Element.prototype, 'animate').mockImplementation(function animate(this: Element, keyframes) {
    const [from] = keyframes as Keyframe[];
    if (from?.transform) moved.push(`${this.id} ${from.transform}`);
    else flashed.push(this.parentElement?.id ?? '');
    return {} as Animation;
  });
  jest.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: isCalm }) as MediaQueryList);
});

test('rows slide from where they stood, and those that kept their place stay', async () => {
  const body = table([
    ['kestrel', 1],
    ['magpie', 1],
    ['fathom', 1],
  ]);
  const end = watchRows(body);
  body.prepend(row('magpie'));
  await observed();
  expect(moved).toEqual(['magpie translateY(52px)', 'kestrel translateY(-52px)']);
  expect(flashed).toEqual([]);
  end();
});

test('a new time flashes once', async () => {
  const body = table([
    ['kestrel', 1],
    ['magpie', null],
  ]);
  const end = watchRows(body);
  row('kestrel').children[0]?.setAttribute('data-latest', '2');
  await observed();
  row('magpie').children[0]?.setAttribute('data-latest', '0');
  await observed();
  expect(flashed).toEqual(['kestrel', 'magpie']);
  expect(moved).toEqual([]);
  end();
});

test('nothing moves where less motion is asked for, nor once it has ended', async () => {
  const body = table([
    ['kestrel', 1],
    ['magpie', 1],
  ]);
  isCalm = true;
  const end = watchRows(body);
  body.prepend(row('magpie'));
  await observed();
  isCalm = false;
  end();
  body.prepend(row('kestrel'));
  await observed();
  expect([moved, flashed]).toEqual([[], []]);
});
