import type { Property } from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api/api-error';
import { invalidate, schema } from '../../../database';
import { recordAction } from '../../../people/admin-actions';
import { addManager, listMembers, setManager } from '../../../people/club-members';
import { MAX_CLUB_NAME } from '../../../people/managed';
import { checkValue } from '../../../properties/check-value';
import { readNotes, writeAsAdmin } from '../page/actions';
import { findWhole, parseId, readValues, type WrongForm } from '../page/parse';
import { ADMIN_ONLY, ADMIN_PATH, adminPath } from '../page/paths';
import { sendPage } from '../page/send-page';
import { nameOfPerson } from '../page/texts';
import { findPersonBy, getPerson } from '../users/repository';
import { ClubView } from './club-view';
import { ClubsView } from './clubs-view';
import { mergeClubs, planClubMerge } from './merge-clubs';
import { MergeClubsView } from './merge-view';
import { findClubIds, getClub, listClubs } from './repository';

const { clubs } = schema;

const MAX_SEARCH = 200;
const CLUBS = `${ADMIN_PATH}/clubs`;
const CLUB = `${CLUBS}/:clubId`;

const NAME: Property = {
  name: 'Name',
  title: 'Name',
  desc: '',
  type: 'string',
  value: '',
  maxLength: MAX_CLUB_NAME,
  required: true,
};

const findNameFault = (name: string): string | undefined => {
  const checked = checkValue(NAME, name);
  return 'message' in checked ? checked.message : undefined;
};

/** Clubs: search, create, rename, hide, merge, and name managers. */
export const clubPages: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  const sendClubs = async (request: FastifyRequest, reply: FastifyReply, wrong?: WrongForm) => {
    const { search = '', page: pageText } = readValues(request.query);
    const text = search.trim().slice(0, MAX_SEARCH);
    const page = findWhole(pageText) ?? 1;
    const props = { ...(await listClubs(db, { text, page })), ...(await readNotes(db, request.query)) };
    return sendPage(reply, <ClubsView {...props} text={text} {...wrong} />, wrong && { status: 400 });
  };
  const sendClub = async (request: FastifyRequest, reply: FastifyReply, wrong?: WrongForm) => {
    const club = await getClub(db, parseId(request.params, 'clubId'));
    const members = await listMembers(db, club.id, new Date());
    const notes = await readNotes(db, request.query);
    return sendPage(
      reply,
      <ClubView club={club} members={members} {...notes} {...wrong} />,
      wrong && { status: 400 },
    );
  };

  app.get(CLUBS, ADMIN_ONLY, (request, reply) => sendClubs(request, reply));
  app.get(CLUB, ADMIN_ONLY, (request, reply) => sendClub(request, reply));

  app.post(CLUBS, ADMIN_ONLY, async (request, reply) => {
    const values = readValues(request.body);
    const name = (values.name ?? '').trim();
    const fault = findNameFault(name);
    if (fault !== undefined) return sendClubs(request, reply, { values, faults: { name: fault } });
    const [clubId, done] = await writeAsAdmin(request, async (tx, adminId) => {
      const [club] = await tx.insert(clubs).values({ name }).returning({ id: clubs.id });
      await invalidate(tx, ['clubs']);
      return [club?.id ?? 0, await recordAction(tx, adminId, `Created the club ${name}`)];
    });
    return reply.redirect(adminPath('clubs', [clubId], { done }), 303);
  });

  app.post(CLUB, ADMIN_ONLY, async (request, reply) => {
    const clubId = parseId(request.params, 'clubId');
    const values = readValues(request.body);
    const name = (values.name ?? '').trim();
    const fault = findNameFault(name);
    if (fault !== undefined) return sendClub(request, reply, { values, faults: { name: fault } });
    const visible = values.visible === 'on';
    const done = await writeAsAdmin(request, async (tx, adminId) => {
      const club = await getClub(tx, clubId);
      await tx.update(clubs).set({ name, visible }).where(eq(clubs.id, clubId));
      await invalidate(tx, ['clubs', 'events']);
      const changes = [
        ...(name === club.name ? [] : [`renamed it to ${name}`]),
        ...(visible === club.visible ? [] : [visible ? 'put it into the list' : 'hid it']),
      ];
      return recordAction(tx, adminId, `Club ${club.name}: ${changes.join(', ') || 'changed nothing'}`);
    });
    return reply.redirect(adminPath('clubs', [clubId], { done }), 303);
  });

  app.post(`${CLUB}/managers`, ADMIN_ONLY, async (request, reply) => {
    const club = await getClub(db, parseId(request.params, 'clubId'));
    const values = readValues(request.body);
    const text = (values.person ?? '').trim();
    const person = text === '' ? undefined : await findPersonBy(db, text);
    const members = await listMembers(db, club.id, new Date());
    const isManager = members.some((member) => member.id === person?.id && member.isManager);
    if (!person || isManager) {
      const missing = text === '' ? 'Fill in this field.' : 'Nobody has this handle or number.';
      const fault = person ? `${nameOfPerson(person)} manages ${club.name} already.` : missing;
      const shown = { name: club.name, ...(club.visible && { visible: 'on' }), person: text };
      return sendClub(request, reply, { values: shown, faults: { person: fault } });
    }
    const done = await writeAsAdmin(request, async (tx, adminId) => {
      await addManager(tx, { club, userId: person.id, byId: adminId });
      return recordAction(tx, adminId, `Made ${nameOfPerson(person)} a manager of ${club.name}`);
    });
    return reply.redirect(adminPath('clubs', [club.id], { done }), 303);
  });

  app.get(`${CLUB}/merge`, ADMIN_ONLY, async (request, reply) => {
    const club = await getClub(db, parseId(request.params, 'clubId'));
    const values = readValues(request.query);
    const [fromId, another] = await findClubIds(db, values.from ?? '');
    if (fromId === undefined || another !== undefined || fromId === club.id) {
      const several = another === undefined ? undefined : 'Several clubs have this name: enter the number.';
      const fault = several ?? (fromId ? 'This is the same club.' : 'No club has this name or number.');
      const shown = { name: club.name, ...(club.visible && { visible: 'on' }), from: values.from ?? '' };
      return sendClub(request, reply, { values: shown, faults: { from: fault } });
    }
    return sendPage(reply, <MergeClubsView plan={await planClubMerge(db, { fromId, intoId: club.id })} />);
  });

  app.post(`${CLUB}/merge`, ADMIN_ONLY, async (request, reply) => {
    const intoId = parseId(request.params, 'clubId');
    const fromId = findWhole(readValues(request.body).from);
    if (fromId === undefined) throw new ApiError('bad-parameter', 'Say which club to merge.', 'from');
    const done = await writeAsAdmin(request, async (tx, adminId) => {
      const { from, into } = await mergeClubs(tx, { fromId, intoId });
      return recordAction(tx, adminId, `Merged the club ${from.name} (no. ${from.id}) into ${into.name}`);
    });
    return reply.redirect(adminPath('clubs', [intoId], { done }), 303);
  });

  app.post(`${CLUB}/managers/:userId/remove`, ADMIN_ONLY, async (request, reply) => {
    const club = await getClub(db, parseId(request.params, 'clubId'));
    const person = await getPerson(db, parseId(request.params, 'userId'));
    const done = await writeAsAdmin(request, async (tx, adminId) => {
      await setManager(tx, { club, userId: person.id, isManager: false, byId: adminId });
      return recordAction(tx, adminId, `Removed ${nameOfPerson(person)} as a manager of ${club.name}`);
    });
    return reply.redirect(adminPath('clubs', [club.id], { done }), 303);
  });
};
