import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { listReleases } from '../../../releases/list-releases';
import { readNotes, writeAsAdmin } from '../page/actions';
import { parseId, readValues, type WrongForm } from '../page/parse';
import { ADMIN_ONLY, ADMIN_PATH, adminPath } from '../page/paths';
import { sendPage } from '../page/send-page';
import { importFeed } from './import-feed';
import { deleteRelease, getRelease, saveRelease, toReleaseValues } from './release-form';
import { DeleteReleaseView, ReleaseView } from './release-view';
import { ReleasesView } from './releases-view';

const UPDATE = `${ADMIN_PATH}/update`;
const RELEASE = `${UPDATE}/:releaseId`;

/** Update: the releases of the desktop app. */
export const updatePages: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  const sendList = async ({ query }: FastifyRequest, reply: FastifyReply, wrong?: WrongForm) => {
    const page = (
      <ReleasesView releases={await listReleases(db)} {...(await readNotes(db, query))} {...wrong} />
    );
    return sendPage(reply, page, wrong && { status: 400 });
  };
  const getId = ({ params }: FastifyRequest) => parseId(params, 'releaseId');
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
    const release = await getRelease(db, getId(request));
    return sendPage(reply, <ReleaseView release={release} values={toReleaseValues(release)} />);
  });

  app.post(RELEASE, ADMIN_ONLY, async (request, reply) => {
    const id = getId(request);
    const values = readValues(request.body);
    const outcome = await writeAsAdmin(request, (tx, adminId) => saveRelease(tx, { id, values, adminId }));
    if ('actionId' in outcome) return reply.redirect(listAfter(outcome.actionId), 303);
    const release = await getRelease(db, id);
    const page = <ReleaseView release={release} values={values} faults={outcome.faults} />;
    return sendPage(reply, page, { status: 400 });
  });

  app.get(`${RELEASE}/delete`, ADMIN_ONLY, async (request, reply) =>
    sendPage(reply, <DeleteReleaseView release={await getRelease(db, getId(request))} />),
  );

  app.post(`${RELEASE}/delete`, ADMIN_ONLY, async (request, reply) => {
    const id = getId(request);
    const done = await writeAsAdmin(request, (tx, adminId) => deleteRelease(tx, { id, adminId }));
    return reply.redirect(listAfter(done), 303);
  });
};
