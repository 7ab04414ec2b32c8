import type { WireNotice } from '@holeshot/contract/wire';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { jsonObject, jsonRows, type Queryable, schema } from '../database';

const { notices, users } = schema;

export interface NoticeRow {
  id: number;
  text: string;
  /** the page that it is about */
  href: string | null;
  /** an instant */
  atMs: number;
}

const noticeColumns = {
  id: notices.id,
  text: notices.text,
  href: notices.href,
  atMs: sql<number>`floor(extract(epoch from ${notices.createdAt}) * 1000)::float8`,
};

/** The unread notices of the person of a statement, newest first. */
export const unreadNotices = sql<NoticeRow[]>`(
  select ${jsonRows(jsonObject(noticeColumns), sql`${notices.id} desc`)}
  from ${notices} where ${and(eq(notices.userId, users.id), isNull(notices.readAt))})`;

/** The notices that a person has read, newest first. */
export const listReadNotices = (db: Queryable, userId: number): Promise<NoticeRow[]> =>
  db
    .select(noticeColumns)
    .from(notices)
    .where(and(eq(notices.userId, userId), isNotNull(notices.readAt)))
    .orderBy(desc(notices.id));

/** A notice on the wire. */
export const presentNotice = ({ id, text, href, atMs }: NoticeRow): WireNotice => ({
  ID: id,
  Text: text,
  At: new Date(atMs).toISOString(),
  Href: href,
});
