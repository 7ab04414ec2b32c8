import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { listReleases } from '../../releases/repository';
import { findActionText, listActions } from '../page/actions';
import { ADMIN_ONLY } from '../page/admin-only';
import { type FormFaults, type FormValues, findWhole, parseId, readValues } from '../page/parse';
import { ADMIN_PATH, adminPath } from '../page/paths';
import { sendPage } from '../page/send-page';
import { writeAsAdmin } from '../page/write-as-admin';
import { importFeed } from './import-feed';
import { deleteRelease, getRelease, saveRelease, toReleaseValues } from './release-form';
import { DeleteReleaseView, ReleaseView } from './release-view';
import { ReleasesView } from './releases-view';

const UPDATE = `${ADMIN_PATH}/update`;
const RELEASE = `${UPDATE}/:releaseId`;

/** Update: the releases of the desktop app. */
export const updatePages: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  const sendList = async (
    { query }: FastifyRequest,
    reply: FastifyReply,
    wrong?: { values: FormValues; faults: FormFaults },
  ) => {
    const done = await findActionText(db, findWhole(readValues(query).done) ?? 0);
    const lists = { releases: await listReleases(db), actions: await listActions(db) };
    return sendPage(reply, <ReleasesView {...lists} {...wrong} done={done} />, wrong && { status: 400 });
  };
  const idOf = ({ params }: FastifyRequest) => parseId(params, 'releaseId');
  const listAfter = (done: number) => adminPath('update', [], { done });

  app.get(UPDATE, ADMIN_ONLY, (request, reply) => sendList(request, reply));

  app.post(`${UPDATE}/import`, ADMIN_ONLY, async (request, reply) => {
    const values = readValues(request.body);
    const { id: adminId } = await request.getPerson();
    // without a transaction around it: the feed may take seconds to answer
    const outcome = await importFeed(app.database, { values, adminId });
    if ('faults' in outcome) return sendList(request, reply, { values, faults: outcome.faults });
    return reply.redirect(listAfter(outcome.actionId), 303);
  });

  app.get(`${UPDATE}/new`, ADMIN_ONLY, async (_request, reply) => {
    const date = new Date().toISOString().slice(0, 16);
    return sendPage(reply, <ReleaseView values={{ date: `${date}:00` }} />);
  });

  app.post(`${UPDATE}/new`, ADMIN_ONLY, async (request, reply) => {
    const values = readValues(request.body);
    const outcome = await writeAsAdmin(request, (tx, adminId) => saveRelease(tx, { values, adminId }));
    if ('faults' in outcome)
      return sendPage(reply, <ReleaseView values={values} faults={outcome.faults} />, { status: 400 });
    return reply.redirect(listAfter(outcome.actionId), 303);
  });

  app.get(RELEASE, ADMIN_ONLY, async (request, reply) => {
    const release = await getRelease(db, idOf(request));
    return sendPage(reply, <ReleaseView release={release} values={toReleaseValues(release)} />);
  });

  app.post(RELEASE, ADMIN_ONLY, async (request, reply) => {
    const id = idOf(request);
    const values = readValues(request.body);
    const outcome = await writeAsAdmin(request, (tx, adminId) => saveRelease(tx, { id, values, adminId }));
    if ('actionId' in outcome) return reply.redirect(listAfter(outcome.actionId), 303);
    const release = await getRelease(db, id);
    const page = <ReleaseView {...{ release, values }} faults={outcome.faults} />;
    return sendPage(reply, page, { status: 400 });
  });

  app.get(`${RELEASE}/delete`, ADMIN_ONLY, async (request, reply) =>
    sendPage(reply, <DeleteReleaseView release={await getRelease(db, idOf(request))} />),
  );

  app.post(`${RELEASE}/delete`, ADMIN_ONLY, async (request, reply) => {
    const id = idOf(request);
    const done = await writeAsAdmin(request, (tx, adminId) => deleteRelease(tx, { id, adminId }));
    return reply.redirect(listAfter(done), 303);
  });
};
