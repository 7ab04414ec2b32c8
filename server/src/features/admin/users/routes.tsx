import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api/api-error';
import { readNotes, writeAsAdmin } from '../page/actions';
import { findWhole, parseId, readValues, type WrongForm } from '../page/parse';
import { ADMIN_ONLY, ADMIN_PATH, adminPath } from '../page/paths';
import { sendPage } from '../page/send-page';
import { changeTier, endAllSessions, findTierFault, mergePeople } from './actions';
import { MergeView } from './merge-view';
import { PeopleView } from './people-view';
import { PersonView } from './person-view';
import { findMergeFault, planMerge } from './plan-merge';
import { findPersonBy, findTier, getPerson, listPeople } from './repository';

const MAX_SEARCH = 200;
const PERSON = `${ADMIN_PATH}/users/:userId`;

/** User Management: search, tiers, sessions and merging. */
export const userPages: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  const sendPerson = async (request: FastifyRequest, reply: FastifyReply, wrong?: WrongForm) => {
    const person = await getPerson(db, parseId(request.params, 'userId'));
    const page = <PersonView person={person} {...wrong} {...(await readNotes(db, request.query))} />;
    return sendPage(reply, page, wrong && { status: 400 });
  };

  app.get(`${ADMIN_PATH}/users`, ADMIN_ONLY, async (request, reply) => {
    const { search = '', page: pageText } = readValues(request.query);
    const text = search.trim().slice(0, MAX_SEARCH);
    const page = findWhole(pageText) ?? 1;
    const list = await listPeople(db, { text, page });
    return sendPage(reply, <PeopleView {...list} text={text} {...(await readNotes(db, request.query))} />);
  });

  app.get(PERSON, ADMIN_ONLY, (request, reply) => sendPerson(request, reply));

  app.post(`${PERSON}/tier`, ADMIN_ONLY, async (request, reply) => {
    const userId = parseId(request.params, 'userId');
    const { tier: text } = readValues(request.body);
    const tier = findTier(text);
    const fault = tier ? findTierFault(await getPerson(db, userId), tier) : 'Choose one of the tiers.';
    if (!tier || fault !== undefined)
      return sendPerson(request, reply, { values: {}, faults: { tier: fault ?? '' } });
    const done = await writeAsAdmin(request, (tx, adminId) => changeTier(tx, { adminId, userId }, tier));
    return reply.redirect(adminPath('users', [userId], { done }), 303);
  });

  app.post(`${PERSON}/sessions`, ADMIN_ONLY, async (request, reply) => {
    const userId = parseId(request.params, 'userId');
    const done = await writeAsAdmin(request, (tx, adminId) => endAllSessions(tx, { adminId, userId }));
    return reply.redirect(adminPath('users', [userId], { done }), 303);
  });

  app.get(`${PERSON}/merge`, ADMIN_ONLY, async (request, reply) => {
    const intoId = parseId(request.params, 'userId');
    const values = readValues(request.query);
    const person = values.from?.trim() ? await findPersonBy(db, values.from.trim()) : undefined;
    if (!person) {
      const fault = values.from?.trim() ? 'Nobody has this handle or number.' : 'Fill in this field.';
      return sendPerson(request, reply, { values, faults: { from: fault } });
    }
    const plan = await planMerge(db, { fromId: person.id, intoId });
    const fault = findMergeFault(plan.from, plan.into);
    if (fault !== undefined) return sendPerson(request, reply, { values, faults: { from: fault } });
    return sendPage(reply, <MergeView plan={plan} />);
  });

  app.post(`${PERSON}/merge`, ADMIN_ONLY, async (request, reply) => {
    const userId = parseId(request.params, 'userId');
    const { from, plan: digest = '' } = readValues(request.body);
    const fromId = findWhole(from);
    if (fromId === undefined) throw new ApiError('bad-parameter', 'Say whom to merge.', 'from');
    const outcome = await writeAsAdmin(request, (tx, adminId) =>
      mergePeople(tx, { adminId, userId, fromId, digest, nowMs: Date.now() }),
    );
    if (outcome.kind === 'changed')
      return sendPage(reply, <MergeView plan={outcome.plan} isChanged />, { status: 409 });
    return reply.redirect(adminPath('users', [userId], { done: outcome.actionId }), 303);
  });
};
