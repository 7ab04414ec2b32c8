/** For the shell's build without reports: nothing is measured, collected or sent. */
const noop = () => undefined;

export const createSignalQueue = () => ({ add: noop, flush: noop });
export const sendSignals = noop;
export const watchVitals = noop;
