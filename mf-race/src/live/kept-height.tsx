import { styled } from '@holeshot/platform';
import { type ReactNode, useEffect, useRef } from 'react';

/** A grid, so that a short note fills the height of the content that it replaces. */
const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** Never shrinks, so that nothing below moves when a race ends, until its width changes, as on a rotated phone. */
export function KeptHeight({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    let width = element.offsetWidth;
    const observer = new ResizeObserver(() => {
      const isSameWidth = element.offsetWidth === width;
      width = element.offsetWidth;
      element.style.minHeight = isSameWidth ? `${element.offsetHeight}px` : '';
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <Box ref={box}>{children}</Box>;
}
