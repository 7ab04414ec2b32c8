import { animateRows } from './animate-rows';

const ROW_HEIGHT = 52;
let moved: string[];
let flashed: string[];
let isReduced: boolean;

function table(rows: [pilot: string, lap: number | null][]): HTMLTableSectionElement {
  document.body.innerHTML = `<table><tbody>${rows
    .map(([pilot, lap]) => `<tr id="${pilot}"><td${lap === null ? '' : ` data-latest="${lap}"`}></td></tr>`)
    .join('')}</tbody></table>`;
  const [body] = document.querySelectorAll('tbody');
  if (!body) throw new Error('no table');
  return body;
}

const row = (pilot: string): Element => document.getElementById(pilot) ?? document.body;
const mutations = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  moved = [];
  flashed = [];
  isReduced = false;
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
  jest.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: isReduced }) as MediaQueryList);
});

test('slides rows that change their order, and no others', async () => {
  const body = table([
    ['kestrel', 1],
    ['magpie', 1],
    ['fathom', 1],
  ]);
  const stop = animateRows(body);
  body.prepend(row('magpie'));
  await mutations();
  expect(moved).toEqual(['magpie translateY(52px)', 'kestrel translateY(-52px)']);
  expect(flashed).toEqual([]);
  stop();
});

test('flashes a new time once', async () => {
  const body = table([
    ['kestrel', 1],
    ['magpie', null],
  ]);
  const stop = animateRows(body);
  row('kestrel').children[0]?.setAttribute('data-latest', '2');
  await mutations();
  row('magpie').children[0]?.setAttribute('data-latest', '0');
  await mutations();
  expect(flashed).toEqual(['kestrel', 'magpie']);
  expect(moved).toEqual([]);
  stop();
});

test('animates nothing with reduced motion or once it is stopped', async () => {
  const body = table([
    ['kestrel', 1],
    ['magpie', 1],
  ]);
  isReduced = true;
  const stop = animateRows(body);
  body.prepend(row('magpie'));
  await mutations();
  isReduced = false;
  stop();
  body.prepend(row('kestrel'));
  await mutations();
  expect([moved, flashed]).toEqual([[], []]);
});
