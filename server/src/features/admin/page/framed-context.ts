import { createContext } from 'react';

/** Whether a page of the site shows this page in a frame, below its own heading. */
export const FramedContext = createContext(false);
