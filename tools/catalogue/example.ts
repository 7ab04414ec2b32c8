import type { ReactNode } from 'react';

/** One state of a component. */
export interface Example {
  /** the component's name, with its state behind a comma where it has several */
  name: string;
  content: ReactNode;
}
