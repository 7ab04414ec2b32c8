import { fireEvent, render, screen } from '@testing-library/react';
import type { BracketColumn } from './bracket-data';
import { useOpenColumn } from './use-open-column';

const COLUMNS = ['first', 'final'].map((id) => ({ id, zones: [] })) as unknown as BracketColumn[];

function Strip() {
  const { scroller, open } = useOpenColumn(COLUMNS);
  return (
    <section ref={scroller} aria-label="Bracket">
      {open}
    </section>
  );
}

test('follows the column in view after the screen became too narrow for all', () => {
  const scrollWidth = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(300);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  render(<Strip />);
  const strip = screen.getByRole('region');
  expect(strip).toHaveTextContent('0');
  scrollWidth.mockReturnValue(600);
  strip.scrollLeft = 300;
  fireEvent.scroll(strip);
  expect(strip).toHaveTextContent('1');
  jest.restoreAllMocks();
});
