import { render } from '@testing-library/react';
import { definePage } from './page';

it('sets the title of the document, and leaves schema.org data to the server', () => {
  const jsonLd = jest.fn((name: string) => ({ name }));
  const page = definePage<string>({
    load: async () => 'Race 1',
    View: ({ data }) => <h1>{data}</h1>,
    meta: (title) => ({ title, description: '' }),
    jsonLd,
    Skeleton: () => null,
  });
  render(<page.Component data="Race 1" />);
  expect(document.title).toBe('Race 1 · Holeshot');
  expect(jsonLd).not.toHaveBeenCalled();
  expect(page.meta('Race 1')).toEqual({ title: 'Race 1', description: '', jsonLd: { name: 'Race 1' } });
});
