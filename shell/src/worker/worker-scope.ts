/* The parts of a worker's global scope that ours uses. One program cannot include both `webworker` and `dom`. */

/** An event during which the worker stays alive until a promise settles. */
export interface WaitingEvent extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}

export interface FetchEvent extends WaitingEvent {
  request: Request;
  /** the response to a navigation that the browser requested while the worker started */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Response | Promise<Response>) => void;
}

export interface PushEvent extends WaitingEvent {
  /** null for a push without content */
  data: { json: () => unknown } | null;
}

export interface NotificationEvent extends WaitingEvent {
  notification: Notification;
}

interface WorkerEvents {
  install: WaitingEvent;
  activate: WaitingEvent;
  fetch: FetchEvent;
  message: WaitingEvent & Pick<MessageEvent<unknown>, 'data'>;
  push: PushEvent;
  notificationclick: NotificationEvent;
}

/** A tab of the site. */
export interface WorkerClient {
  url: string;
  focus: () => Promise<WorkerClient>;
  postMessage: (message: unknown) => void;
}

export interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options?: { type?: 'window'; includeUncontrolled?: boolean }) => Promise<WorkerClient[]>;
    openWindow: (url: string) => Promise<WorkerClient | null>;
  };
  skipWaiting: () => Promise<void>;
}
