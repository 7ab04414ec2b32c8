/** Formats `TimeTrial` as `Time trial`. */
export const eventTypeText = (eventType: string): string =>
  eventType.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
