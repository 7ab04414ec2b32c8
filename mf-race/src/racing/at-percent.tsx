import type { ReactNode, SVGProps } from 'react';

interface AtProps {
  percent: number;
  y?: number;
  children: ReactNode;
}

/** Places a drawing at a percentage of the width; its own coordinates are in pixels. */
export const At = ({ percent, y, children }: AtProps) => (
  <svg x={`${percent}%`} y={y} overflow="visible" aria-hidden="true">
    {children}
  </svg>
);

/** A vertical line at a percentage of the width. */
export const VerticalLine = ({ percent, ...line }: { percent: number } & SVGProps<SVGLineElement>) => (
  <line x1={`${percent}%`} x2={`${percent}%`} {...line} />
);
