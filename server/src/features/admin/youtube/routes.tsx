import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api/api-error';
import type { StreamChanges } from '../../../outside/find-club-streams';
import { readNotes, writeAsAdmin } from '../page/actions';
import { findWhole, parseId, readValues, type WrongForm } from '../page/parse';
import { ADMIN_ONLY, ADMIN_PATH, adminPath } from '../page/paths';
import { sendPage } from '../page/send-page';
import { ClubView } from './club-view';
import { ClubsView } from './clubs-view';
import { getClub, getVideo, listClubEvents, listClubs, listClubVideos } from './repository';
import { deleteVideo, saveChannel, saveVideo, unlinkVideo } from './save-video';
import { createSearch } from './search-now';
import { toVideoValues } from './video-form';
import { DeleteVideoView, VideoView } from './video-view';

const YOUTUBE = `${ADMIN_PATH}/youtube`;
const CLUB = `${YOUTUBE}/clubs/:clubId`;
const VIDEO = `${YOUTUBE}/videos/:videoId`;

interface YoutubeOptions {
  /** finds streams of all clubs; absent without a key */
  findStreams: (() => Promise<StreamChanges>) | undefined;
}

/** Youtube: the channels and videos of clubs. */
export const youtubePages: FastifyPluginAsync<YoutubeOptions> = async (app, { findStreams }) => {
  const { db } = app.database;
  const searchNow = findStreams && createSearch(findStreams);

  const getPage = ({ query }: FastifyRequest) => findWhole(readValues(query).page) ?? 1;
  const clubAfter = (clubId: number, done: number) => adminPath('youtube', ['clubs', clubId], { done });

  app.get(YOUTUBE, ADMIN_ONLY, async (request, reply) => {
    const list = await listClubs(db, getPage(request));
    const notes = await readNotes(db, request.query);
    return sendPage(reply, <ClubsView {...list} {...notes} canFind={findStreams !== undefined} />);
  });

  app.post(`${YOUTUBE}/find`, ADMIN_ONLY, async (request, reply) => {
    if (!searchNow) throw new ApiError('conflict', 'The site has no key for finding streams.');
    const done = await searchNow(request);
    return reply.redirect(adminPath('youtube', [], { done }), 303);
  });

  const sendClub = async (request: FastifyRequest, reply: FastifyReply, wrong?: WrongForm) => {
    const club = await getClub(db, parseId(request.params, 'clubId'));
    const list = await listClubVideos(db, { clubId: club.id, page: getPage(request) });
    const view = <ClubView club={club} {...list} {...wrong} {...(await readNotes(db, request.query))} />;
    return sendPage(reply, view, wrong && { status: 400 });
  };

  app.get(CLUB, ADMIN_ONLY, (request, reply) => sendClub(request, reply));

  app.post(`${CLUB}/channel`, ADMIN_ONLY, async (request, reply) => {
    const clubId = parseId(request.params, 'clubId');
    const values = readValues(request.body);
    const outcome = await writeAsAdmin(request, (tx, adminId) =>
      saveChannel(tx, { clubId, values, adminId }),
    );
    if ('faults' in outcome) return sendClub(request, reply, { values, faults: outcome.faults });
    return reply.redirect(clubAfter(clubId, outcome.actionId), 303);
  });

  const sendNewVideo = async (request: FastifyRequest, reply: FastifyReply, wrong?: WrongForm) => {
    const club = await getClub(db, parseId(request.params, 'clubId'));
    const events = await listClubEvents(db, club.id);
    const view = <VideoView club={club} events={events} values={{ offset: '0' }} {...wrong} />;
    return sendPage(reply, view, wrong && { status: 400 });
  };

  app.get(`${CLUB}/new`, ADMIN_ONLY, (request, reply) => sendNewVideo(request, reply));

  app.post(`${CLUB}/new`, ADMIN_ONLY, async (request, reply) => {
    const clubId = parseId(request.params, 'clubId');
    const values = readValues(request.body);
    const outcome = await writeAsAdmin(request, (tx, adminId) => saveVideo(tx, { clubId, values, adminId }));
    if ('faults' in outcome) return sendNewVideo(request, reply, { values, faults: outcome.faults });
    return reply.redirect(clubAfter(clubId, outcome.actionId), 303);
  });

  const sendVideo = async (request: FastifyRequest, reply: FastifyReply, wrong?: WrongForm) => {
    const linked = await getVideo(db, parseId(request.params, 'videoId'));
    const club = await getClub(db, linked.video.clubId);
    const events = await listClubEvents(db, club.id);
    const view = (
      <VideoView
        club={club}
        events={events}
        linked={linked}
        values={toVideoValues(linked, club)}
        {...wrong}
      />
    );
    return sendPage(reply, view, wrong && { status: 400 });
  };

  app.get(VIDEO, ADMIN_ONLY, (request, reply) => sendVideo(request, reply));

  app.post(VIDEO, ADMIN_ONLY, async (request, reply) => {
    const id = parseId(request.params, 'videoId');
    const { clubId } = (await getVideo(db, id)).video;
    const values = readValues(request.body);
    const outcome = await writeAsAdmin(request, (tx, adminId) =>
      saveVideo(tx, { clubId, id, values, adminId }),
    );
    if ('faults' in outcome) return sendVideo(request, reply, { values, faults: outcome.faults });
    return reply.redirect(clubAfter(clubId, outcome.actionId), 303);
  });

  app.get(`${VIDEO}/delete`, ADMIN_ONLY, async (request, reply) => {
    const linked = await getVideo(db, parseId(request.params, 'videoId'));
    return sendPage(reply, <DeleteVideoView linked={linked} />);
  });

  for (const [action, write] of [
    ['unlink', unlinkVideo],
    ['delete', deleteVideo],
  ] as const)
    app.post(`${VIDEO}/${action}`, ADMIN_ONLY, async (request, reply) => {
      const id = parseId(request.params, 'videoId');
      const { clubId, actionId } = await writeAsAdmin(request, (tx, adminId) => write(tx, { id, adminId }));
      return reply.redirect(clubAfter(clubId, actionId), 303);
    });
};
