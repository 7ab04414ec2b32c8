import { fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ClubLogo } from './club-logo';
import { PilotPhoto } from './pilot-photo';

const club = { id: 7, name: 'Saltbush FPV', primaryColor: null };

const PICTURES: [string, (url: string | null) => ReactNode][] = [
  ["a pilot's photo", (url) => <PilotPhoto url={url} name="Kestrel" />],
  ["a club's logo", (url) => <ClubLogo club={{ ...club, logoUrl: url }} />],
];

const show = (node: ReactNode) => {
  const { container, rerender } = render(node);
  return { find: (tag: 'img' | 'svg') => container.querySelector(tag), rerender };
};

describe.each(PICTURES)('%s', (_, picture) => {
  it('is the picture', () => {
    const { find } = show(picture('/files/1.png'));
    expect(find('img')).toHaveAttribute('src', '/files/1.png');
    expect(find('svg')).toBeNull();
  });

  it('is drawn when there is no picture, and when the picture does not load', () => {
    expect(show(picture(null)).find('svg')).toBeVisible();
    const { find } = show(picture('/files/gone.png'));
    fireEvent.error(find('img') as HTMLElement);
    expect(find('img')).toBeNull();
    expect(find('svg')).toBeVisible();
  });

  it('is drawn when the picture failed before React listened', () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    expect(show(picture('/files/gone.png')).find('img')).toBeNull();
  });

  it('is the next picture after one that did not load', () => {
    const { find, rerender } = show(picture('/files/gone.png'));
    fireEvent.error(find('img') as HTMLElement);
    rerender(picture('/files/2.png'));
    expect(find('img')).toHaveAttribute('src', '/files/2.png');
  });
});
