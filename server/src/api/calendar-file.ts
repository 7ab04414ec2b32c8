import ical, { escape as escapeText, type ICalCalendar, type ICalCalendarData } from 'ical-generator';

/** A calendar with its name. The library escapes the texts of entries, but not the name (RFC 5545, 3.3.11). */
export const startCalendar = ({ name, ...data }: ICalCalendarData & { name: string }): ICalCalendar =>
  ical({ ...data, name: escapeText(name, false) });

/** The file of a calendar. The library omits the line break after the last line (RFC 5545, 3.4). */
export const toCalendarFile = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;
