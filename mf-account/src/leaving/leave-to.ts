/** Goes to another page of the site by loading its document: what this page knows of the session is out of date. */
export const leaveTo = (href: string): void => window.location.replace(href);
