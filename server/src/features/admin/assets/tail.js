/* The live log: rows of new lines come as server-sent events, newest on top. Without this script the page is as it was. */
const MAX_ROWS = 500;

const table = document.querySelector('[data-tail]');
const body = table.querySelector('tbody');
const state = document.querySelector('[data-state]');
const button = document.querySelector('[data-pause]');
const empty = document.querySelector('[data-empty]');

let source;

const lastId = () => body.querySelector('[data-line]')?.dataset.line;

function follow() {
  const address = new URL(table.dataset.tail, location.href);
  const after = lastId();
  if (after) address.searchParams.set('after', after);
  source = new EventSource(address);
  // a balancer may lead to another process than the one that made the page
  source.addEventListener('process', ({ data }) => {
    state.textContent = `Live: new lines of ${data} appear on top. Times are in UTC.`;
  });
  source.onmessage = ({ data }) => {
    // the server escapes what is in a line
    body.insertAdjacentHTML('afterbegin', data);
    empty.hidden = true;
    while (body.rows.length > MAX_ROWS) body.rows[body.rows.length - 1].remove();
  };
  source.onerror = () => {
    const isOver = source.readyState === EventSource.CLOSED;
    state.textContent = isOver
      ? 'The connection ended. Open this page again.'
      : 'The connection is lost. Trying again…';
  };
}

button.addEventListener('click', () => {
  const isPaused = source.readyState === EventSource.CLOSED;
  button.textContent = isPaused ? 'Pause' : 'Go on';
  if (isPaused) {
    follow();
    return;
  }
  source.close();
  state.textContent = 'Paused.';
});

button.hidden = false;
follow();
